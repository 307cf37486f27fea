import { EyeOff, Pencil, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { readPrivatePicture } from '#src/data/http.ts';
import { joinFacts } from '#src/model/base/text.ts';
import { itemTexts } from '#src/model/catalogue/editing/editorTexts.ts';
import type { Picture } from '#src/model/files/picture.ts';
import { Button, IconButton } from '#src/ui/controls/Button.tsx';
import { Icon, VisuallyHidden } from '#src/ui/controls/Icon.tsx';
import { classNames } from '#src/ui/controls/classNames.ts';
import { PrivateImage } from '#src/ui/display/PrivateImage.tsx';
import { aspectRatioOf, ratioStyle } from '#src/ui/gallery/pictureAttributes.ts';
import { useFocusWhenLinked } from '../layout/EditorShell.tsx';
import { focusBulkBar } from './BulkBar.tsx';
import styles from './ItemCard.module.css';
import type { GridPlace } from './ItemGrid.tsx';

/** An item as its card shows it. */
export interface CardItem {
  id: string;
  title: string;
  src: string;
  /** The path of the preview without a watermark; empty without one. */
  previewPath: string;
  picture: Picture;
  /** Short facts: the price, the category, the number of pictures. */
  facts: readonly string[];
  isPublished: boolean;
}

interface ItemCardProps {
  item: CardItem;
  place: GridPlace;
  /** `isRange` selects everything since the item that was toggled before. */
  onToggle: (isRange: boolean) => void;
  onEdit: () => void;
  onRemove: () => void;
}

interface ItemCheckboxProps extends Pick<ItemCardProps, 'onToggle'> {
  title: string;
  place: Pick<GridPlace, 'isCurrent' | 'isSelected'>;
  className?: string | undefined;
}

/** Selects an item; with Shift everything since the one that was toggled before. */
export function ItemCheckbox({ title, place, className, onToggle }: ItemCheckboxProps) {
  return (
    <label className={classNames(styles['checkbox'], className)} title={itemTexts.selectHint}>
      <input
        type="checkbox"
        tabIndex={place.isCurrent ? undefined : -1}
        checked={place.isSelected}
        onChange={({ nativeEvent }) =>
          onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        aria-label={itemTexts.select(title)}
      />
    </label>
  );
}

const CARD_SIZES = '(width < 40rem) 50vw, (width < 120rem) 200px, 12vw';

/** One item of a collection, with its actions. */
export function ItemCard(props: ItemCardProps) {
  const { item, place, onToggle, onEdit, onRemove } = props;
  const { handle, isCurrent, isLinked, isSelected } = place;
  const { title, src, previewPath, picture, facts, isPublished } = item;
  const ratio = aspectRatioOf(picture);
  const card = useRef<HTMLElement>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  useFocusWhenLinked(card, isLinked);
  // The Tab key goes through the buttons of one item, and then past all the others.
  const focusable = { tabIndex: isCurrent ? 0 : -1 };
  const reach = { tabIndex: isCurrent ? undefined : -1 };
  return (
    <article
      ref={card}
      {...focusable}
      className={classNames(styles['card'], isLinked && styles['linked'])}
      data-selected={isSelected}
      aria-label={title}
    >
      <div className={styles['frame']} style={ratioStyle(ratio)}>
        <PrivateImage
          key={src}
          path={previewPath}
          read={readPrivatePicture}
          src={src}
          alt=""
          aspectRatio={ratio}
          sources={picture.sources}
          sizes={CARD_SIZES}
          placeholder={picture.placeholder}
        />
        {/* A shortcut for the pointer. Keyboards use the pencil, which gets the focus back. */}
        <button
          type="button"
          className={styles['open']}
          tabIndex={-1}
          aria-hidden
          onClick={() => {
            pencil.current?.focus();
            onEdit();
          }}
        />
        <ItemCheckbox
          title={title}
          place={place}
          className={styles['onPicture']}
          onToggle={onToggle}
        />
        {isSelected && (
          <Button {...reach} className={styles['skipLink']} onClick={focusBulkBar}>
            {itemTexts.toActions}
          </Button>
        )}
      </div>
      <div className={styles['caption']}>
        <h2 className={styles['title']}>{title}</h2>
        <p className={styles['facts']}>
          {isPublished ? (
            <VisuallyHidden>{itemTexts.published} </VisuallyHidden>
          ) : (
            <span className={styles['draft']}>
              <Icon of={EyeOff} size={14} />
              {itemTexts.draft}
            </span>
          )}
          {joinFacts(facts)}
        </p>
      </div>
      <div className={styles['actions']}>
        {handle}
        <IconButton
          {...reach}
          ref={pencil}
          icon={Pencil}
          label={itemTexts.editLabel(title)}
          onClick={onEdit}
        />
        <IconButton
          {...reach}
          icon={Trash2}
          label={itemTexts.removeLabel(title)}
          onClick={onRemove}
        />
      </div>
    </article>
  );
}
