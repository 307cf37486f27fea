import { layoutTexts } from '#src/model/base/layoutTexts.ts';
import { routes } from '#src/model/base/routes.ts';
import { Button, buttonClass } from '#src/ui/controls/Button.tsx';
import styles from './ErrorScreen.module.css';

/**
 * The last resort: what happened, and the ways on. It needs neither router nor store, since those may
 * be what failed; and a link that loads the page anew leaves behind what is broken.
 */
export function ErrorScreen() {
  return (
    <div className={styles['screen']} role="alert">
      <h1 className={styles['title']}>{layoutTexts.errorTitle}</h1>
      <p>{layoutTexts.errorText}</p>
      <div className={styles['actions']}>
        <Button look="primary" onClick={() => window.location.reload()}>
          {layoutTexts.reload}
        </Button>
        <a className={buttonClass('quiet')} href={routes.home}>
          {layoutTexts.goHome}
        </a>
      </div>
    </div>
  );
}
