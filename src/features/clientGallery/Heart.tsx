import { Heart as HeartIcon, MessageCircle } from 'lucide-react';
import { commentOn, isChosen } from '#src/model/clients/choices.ts';
import type { OpenedGallery } from '#src/model/clients/contracts.ts';
import { choosingTexts } from '#src/model/clients/texts.ts';
import { Button, IconButton } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import styles from './Choosing.module.css';
import { currentList, isLocked, openToWrite, pressHeart, useChoosing } from './choosing.ts';

interface HeartProps {
  gallery: OpenedGallery;
  picture: { id: string; title: string };
}

/** The props of a heart. Plain values, because hundreds of hearts follow every press. */
function useHeart({ gallery, picture: { id, title } }: HeartProps) {
  const name = useChoosing((state) => currentList(state, gallery).name);
  const isPressed = useChoosing((state) =>
    isChosen(state.choices, id, currentList(state, gallery).id),
  );
  const isDisabled = useChoosing((state) => isLocked(state, currentList(state, gallery)));
  const attributes = {
    className: styles['heart'],
    'aria-pressed': isPressed,
    'aria-disabled': isDisabled || undefined,
    onClick: () => pressHeart(gallery, id),
  };
  return { name, label: choosingTexts.heart(title, name), attributes };
}

/** The heart on a picture of the page. */
export function CardHeart(props: HeartProps) {
  const { label, attributes } = useHeart(props);
  return (
    <div className={styles['corner']}>
      <IconButton icon={HeartIcon} label={label} {...attributes} />
    </div>
  );
}

/** The heart and the comment of the picture in the viewer. */
export function ChooseButtons(props: HeartProps) {
  const { id } = props.picture;
  const { name, label, attributes } = useHeart(props);
  const hasComment = useChoosing(({ choices }) => commentOn(choices, id) !== '');
  return (
    <>
      <Button look="quiet" aria-label={label} {...attributes}>
        <Icon of={HeartIcon} />
        {name}
      </Button>
      <Button
        look="quiet"
        className={styles['comment']}
        data-filled={hasComment || undefined}
        onClick={() => openToWrite({ kind: 'comment', pictureId: id })}
      >
        <Icon of={MessageCircle} />
        {choosingTexts.comment}
      </Button>
    </>
  );
}
