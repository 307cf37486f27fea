import { ArrowRight } from 'lucide-react';
import { useIsLocked } from '#src/hooks/useIsLocked.ts';
import { layoutTexts } from '#src/model/base/layoutTexts.ts';
import { routes } from '#src/model/base/routes.ts';
import { homeTexts } from '#src/model/content/homeTexts.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { LockableLink } from '#src/ui/controls/LockableLink.tsx';
import styles from './WaysOn.module.css';

const WAYS = [
  { to: routes.albums, name: layoutTexts.albums, hint: homeTexts.albumsHint },
  { to: routes.singleImages, name: layoutTexts.singleImages, hint: homeTexts.singleImagesHint },
  { to: routes.prices, name: layoutTexts.prices, hint: homeTexts.pricesHint },
] as const;

/** A short list below the hero, set like the contents of a catalogue. */
export function HomeLinks() {
  const isLocked = useIsLocked();
  return (
    <nav className={styles['ways']} aria-label={homeTexts.waysOn}>
      <ul className={styles['list']}>
        {WAYS.map(({ to, name, hint }) => (
          <li key={to}>
            <LockableLink to={to} isLocked={isLocked} className={styles['way']}>
              <span className={styles['name']}>{name}</span>
              <span className={styles['hint']}>{hint}</span>
              <span className={styles['arrow']}>
                <Icon of={ArrowRight} />
              </span>
            </LockableLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
