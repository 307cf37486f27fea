import { customerTexts, movingTexts as texts } from '#src/model/moving/texts.ts';
import { EditorShell } from '../layout/EditorShell.tsx';
import { Section } from '../layout/Section.tsx';
import { Customers } from './Customers.tsx';
import { MoveIn } from './MoveIn.tsx';
import styles from './Moving.module.css';
import { TakeOut } from './TakeOut.tsx';

/** Moving into the shop from another system, and out of it with everything. */
export function MovingPage() {
  return (
    <EditorShell title={texts.title} intro={texts.intro} roomFor="preview">
      <div>
        <Section title={texts.pictures.title} intro={texts.pictures.intro}>
          <MoveIn />
        </Section>
        <Section title={customerTexts.title} intro={customerTexts.intro}>
          <p className={styles['intro']}>{customerTexts.law}</p>
          <Customers />
        </Section>
        <TakeOut />
      </div>
    </EditorShell>
  );
}
