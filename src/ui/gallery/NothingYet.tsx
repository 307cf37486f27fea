import { useIsLocked } from '#src/hooks/useIsLocked.ts';
import { contactPath } from '#src/model/base/routes.ts';
import { galleryTexts } from '#src/model/catalogue/texts.ts';
import { EmptyState } from '../EmptyState.tsx';
import { LockableLink } from '../LockableLink.tsx';
import { buttonClass } from '../buttonClass.ts';

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
