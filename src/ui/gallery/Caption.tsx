import { Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useShare } from '#src/hooks/useShare.ts';
import type { ItemKind } from '#src/model/base/routes.ts';
import { sharePath } from '#src/model/catalogue/sharePath.ts';
import { viewerTexts } from '#src/model/catalogue/viewerTexts.ts';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import { Facts, type Fact } from '../display/Facts.tsx';
import styles from './Caption.module.css';

interface ShareButtonProps {
  kind: ItemKind;
  id: string;
  title: string;
}

/** Shares the address under which other sites show a preview, since they run no scripts. */
export function ShareButton({ kind, id, title }: ShareButtonProps) {
  const share = useShare();
  return (
    <Button look="quiet" onClick={() => void share({ title, path: sharePath({ kind, id }) })}>
      <Icon of={Share2} />
      {viewerTexts.share}
    </Button>
  );
}

interface CaptionProps {
  title: string;
  description: string;
  facts?: readonly Fact[];
  /** The buttons at the right. */
  children: ReactNode;
}

/** The gallery below the lightbox has the heading of its page. What a server writes is a page of its own. */
const Title = import.meta.env.SSR ? 'h1' : 'h2';

/** The texts and buttons below the picture in the lightbox. */
export function Caption({ title, description, facts = [], children }: CaptionProps) {
  return (
    <div className={styles['caption']}>
      <div className={styles['words']}>
        <Title className={styles['title']}>{title}</Title>
        {description !== '' && <p className={styles['description']}>{description}</p>}
        <Facts className={styles['facts']} facts={facts} />
      </div>
      <div className={styles['actions']}>{children}</div>
    </div>
  );
}
