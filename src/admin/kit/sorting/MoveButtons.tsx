import { ArrowDown, ArrowUp } from 'lucide-react';
import { flushSync } from 'react-dom';
import { IconButton } from '#src/ui/controls/IconButton.tsx';

interface MoveButtonsProps {
  index: number;
  count: number;
  labels: { up: string; down: string };
  onMove: (toIndex: number) => void;
}

/** Moves an item of a list by one place. The pressed button keeps the focus, wherever its row goes. */
export function MoveButtons({ index, count, labels, onMove }: MoveButtonsProps) {
  const step = (toIndex: number) => {
    const isOutside = toIndex < 0 || toIndex >= count;
    return {
      // A disabled button would lose the focus at the end of the list.
      'aria-disabled': isOutside,
      onClick: ({ currentTarget }: { currentTarget: HTMLElement }) => {
        if (isOutside) return;
        flushSync(() => onMove(toIndex));
        currentTarget.focus();
      },
    };
  };
  return (
    <>
      <IconButton icon={ArrowUp} label={labels.up} {...step(index - 1)} />
      <IconButton icon={ArrowDown} label={labels.down} {...step(index + 1)} />
    </>
  );
}
