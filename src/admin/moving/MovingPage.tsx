import { movingTexts } from '#src/model/moving/texts.ts';
import { EditorShell } from '../layout/EditorShell.tsx';
import { TakeOut } from './TakeOut.tsx';

/** Moving into the shop from another system, and out of it with everything. */
export function MovingPage() {
  return (
    <EditorShell title={movingTexts.title} intro={movingTexts.intro} roomFor="pictures">
      <TakeOut />
    </EditorShell>
  );
}
