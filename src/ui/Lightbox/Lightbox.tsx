import { Dialog as Primitive } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { useCountedOverlay, useQuestionPlace, useReturnFocus } from '#src/hooks/useOverlay.ts';
import type { Extent } from '#src/model/base/resource.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { SECOND_MS } from '#src/model/base/units.ts';
import { lightboxTexts } from '#src/model/catalogue/viewerTexts.ts';
import { VisuallyHidden } from '../controls/Icon.tsx';
import { cardOf, movePicture } from '../gallery/pictureTransition.ts';
import { claimPassedEscape } from '../overlay/Dialog.tsx';
import { LightboxBar, LightboxSteps, Thumbnails } from './Controls.tsx';
import styles from './Lightbox.module.css';
import { Stage } from './Stage.tsx';
import { lightboxKeys } from './lightboxKeys.ts';
import { StillLightbox } from './StillLightbox.tsx';
import { useTurn } from './turn.ts';
import { useIdle, useSlideshow } from './useSlideshow.ts';
import { useZoom } from './zoom.ts';
import type { LightboxPicture } from './Stage.tsx';

/** Focuses the card of the last picture on closing, else the element that had the focus before. */
function useReturnToCard(currentId: string): (event: Event) => void {
  const returnFocus = useReturnFocus();
  return (event) => {
    const card = cardOf(currentId);
    if (!card) {
      returnFocus(event);
      return;
    }
    event.preventDefault();
    card.focus();
  };
}

export const LIGHTBOX_IDLE_MS = 3 * SECOND_MS;

export type { LightboxPicture } from './Stage.tsx';

interface LightboxProps {
  /** The accessible name of the dialog. */
  label: string;
  pictures: readonly LightboxPicture[];
  /** The open picture; the address holds its id. */
  currentId: string;
  /** Called for previous, next and thumbnails. */
  onShow: (id: string) => void;
  onClose: () => void;
  /** The place of the open picture where `pictures` is only a part of a longer row; empty while unknown. */
  extent?: Partial<Extent> | undefined;
  /** After the last picture comes the first. */
  wraps?: boolean;
  /** Shows a strip of all pictures below. */
  hasThumbnails?: boolean;
  thumbnailsLabel?: string;
  /** Caption and buy line, shown below the current picture. */
  children?: ReactNode;
}

/** The number of the shown picture and of all; undefined while unknown. */
function placeOf(
  index: number,
  ids: readonly string[],
  { extent, currentId }: Pick<LightboxProps, 'extent' | 'currentId'>,
): [number, number] | undefined {
  if (!extent) return [index + 1, ids.length];
  const { before, total } = extent;
  // The address, which the place belongs to, follows what is shown.
  const ahead = index - ids.indexOf(currentId);
  return before === undefined || total === undefined ? undefined : [before + ahead + 1, total];
}

function OpenLightbox({ pictures, onShow, wraps = false, ...props }: LightboxProps) {
  const ids = pictures.map(({ id }) => id);
  const turn = useTurn({ row: { ids, wraps }, currentId: props.currentId, onShow });
  const { currentId, hasPrevious, hasNext } = turn;
  const root = useRef<HTMLDivElement>(null);
  const zoom = useZoom(root);
  const isIdle = useIdle(LIGHTBOX_IDLE_MS);
  const returnFocus = useReturnToCard(currentId);
  const questionPlace = useQuestionPlace();
  useCountedOverlay();

  const onClose = () => movePicture(currentId, props.onClose);
  const index = ids.indexOf(currentId);
  const title = pictures[index]?.title ?? '';
  const place = placeOf(index, ids, props);
  function fitAndGo(go: () => void): void {
    zoom.fit();
    go();
  }
  const step = (by: number) => fitAndGo(() => turn.step(by));
  const showAt = (index: number) => fitAndGo(() => turn.show(ids.at(index) ?? currentId));
  const slideshow = useSlideshow({
    root,
    currentId,
    onNext: () => (hasNext ? step(1) : showAt(0)),
  });
  const hasOthers = ids.length > 1;
  const keys = lightboxKeys({
    zoom,
    onStep: step,
    onFirst: () => showAt(0),
    onLast: () => showAt(-1),
    onSlideshow: () => hasOthers && slideshow.toggle(),
  });

  return (
    <Primitive.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Primitive.Portal>
        {/* The overlay keeps the page below from scrolling. */}
        <Primitive.Overlay className={styles['scrim']} />
        <Primitive.Content
          ref={root}
          className={styles['lightbox']}
          aria-describedby={undefined}
          data-lightbox
          data-idle={isIdle || undefined}
          data-enlarged={zoom.isEnlarged || undefined}
          data-playing={slideshow.isPlaying || undefined}
          onEscapeKeyDown={(event) => {
            if (!zoom.isEnlarged) return;
            event.preventDefault();
            zoom.fit();
          }}
          onKeyDown={(event) => (claimPassedEscape(event) ? onClose() : keys(event))}
          onOpenAutoFocus={(event) => {
            // The dialog itself gets the focus, so that its name is read aloud and the keys work at once.
            event.preventDefault();
            root.current?.focus();
          }}
          onCloseAutoFocus={returnFocus}
          // It fills the screen: a press outside hit a toast, or came while it was opening.
          onInteractOutside={(event) => event.preventDefault()}
        >
          <VisuallyHidden>
            <Primitive.Title asChild>
              <span>{props.label}</span>
            </Primitive.Title>
          </VisuallyHidden>
          <VisuallyHidden>
            <span aria-live={slideshow.isPlaying ? 'off' : 'polite'}>
              {place ? lightboxTexts.announcement(title, ...place) : title}
            </span>
          </VisuallyHidden>
          <div ref={questionPlace} className={styles['question']} />
          <div className={styles['area']}>
            <LightboxBar
              counter={place && place[1] > 1 ? commonTexts.counter(...place) : undefined}
              isEnlarged={zoom.isEnlarged}
              slideshow={hasOthers ? slideshow : undefined}
              onToggle={() => zoom.toggle({ x: 0, y: 0 })}
              onClose={onClose}
            />
            <Stage
              pictures={pictures}
              places={turn.places}
              root={root}
              zoom={zoom}
              ends={{ hasPrevious, hasNext }}
              onStep={step}
              onClose={onClose}
            />
            <LightboxSteps hasPrevious={hasPrevious} hasNext={hasNext} onStep={step} />
          </div>
          {props.children !== undefined && (
            <div className={styles['caption']}>{props.children}</div>
          )}
          {props.hasThumbnails && (
            <Thumbnails
              label={props.thumbnailsLabel ?? props.label}
              pictures={pictures}
              currentId={currentId}
              onShow={(id) => fitAndGo(() => turn.show(id))}
            />
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** A full-screen viewer. It is open for as long as it is rendered. */
export const Lightbox = import.meta.env.SSR ? StillLightbox : OpenLightbox;
