import { useIsLocked } from '#src/hooks/useIsLocked.ts';
import { contactPath } from '#src/shared/routes.ts';
import { galleryTexts } from '#src/shared/texts/gallery.ts';
import { buttonClass } from '#src/ui/buttonClass.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { LockableLink } from '#src/ui/LockableLink.tsx';

/** A gallery without any pictures leads to the photographer, who has more of them. */
export function EmptyGallery({ text }: { text: string }) {
  const isLocked = useIsLocked();
  return (
    <EmptyState
      text={text}
      action={
        <LockableLink to={contactPath()} isLocked={isLocked} className={buttonClass('secondary')}>
          {galleryTexts.contact}
        </LockableLink>
      }
    />
  );
}
