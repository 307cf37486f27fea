import { customerTexts, movingTexts as texts } from '#src/model/moving/texts.ts';
import { EditorShell } from '../layout/EditorShell.tsx';
import { Customers } from './Customers.tsx';
import { MoveIn } from './MoveIn.tsx';
import styles from './Moving.module.css';
import { TakeOut } from './TakeOut.tsx';

/** Moving into the shop from another system, and out of it with everything. */
export function MovingPage() {
  return (
    <EditorShell title={texts.title} intro={texts.intro} roomFor="preview">
      <div className={styles['sections']}>
        <section className={styles['section']}>
          <div className={styles['words']}>
            <h2 className={styles['title']}>{texts.pictures.title}</h2>
            <p className={styles['intro']}>{texts.pictures.intro}</p>
          </div>
          <MoveIn />
        </section>
        <section className={styles['section']}>
          <div className={styles['words']}>
            <h2 className={styles['title']}>{customerTexts.title}</h2>
            <p className={styles['intro']}>{customerTexts.intro}</p>
            <p className={styles['intro']}>{customerTexts.law}</p>
          </div>
          <Customers />
        </section>
        <TakeOut />
      </div>
    </EditorShell>
  );
}
