import { HERO_PREVIEW_HEIGHT_PX } from '#src/shared/limits.ts';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import { EditorColumns } from './EditorColumns.tsx';

const FIELDS = ['4.5rem', '7.5rem', '12rem'];

/** An editor with its preview before they are known. */
export function EditorSkeleton() {
  const preview = <Skeleton height={`${HERO_PREVIEW_HEIGHT_PX}px`} />;
  return (
    <EditorColumns preview={preview}>
      {FIELDS.map((height) => (
        <Skeleton key={height} height={height} />
      ))}
    </EditorColumns>
  );
}
