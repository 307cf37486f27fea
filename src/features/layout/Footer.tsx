import { Link } from 'react-router-dom';
import { site } from '#src/config/site.ts';
import { layoutTexts } from '#src/shared/texts/layout.ts';
import { ThemeToggle } from '#src/ui/ThemeToggle.tsx';
import styles from './Footer.module.css';
import { navigation } from './navigation.ts';

export function Footer() {
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <p className={styles['tagline']}>{site.tagline}</p>
        <nav className={styles['links']} aria-label={layoutTexts.footerNavigation}>
          {navigation.map(({ to, label }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
          <a href={site.social.url} rel="noreferrer" target="_blank">
            {site.social.name}
          </a>
        </nav>
        <p className={styles['imprint']}>
          {site.copyrightText}, {site.address.city}
        </p>
        <ThemeToggle />
      </div>
    </footer>
  );
}
