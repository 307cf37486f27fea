import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { Button } from './Button.tsx';

const itemsOf = (list: Element | null) => [
  ...(list?.querySelectorAll<HTMLElement>(':scope > li, tbody > tr') ?? []),
];

interface MoreButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** There is more for it to bring. */
  hasMore: boolean;
  onClick: () => void;
}

/**
 * Stands below the list beside it, and brings more of it. It goes when the last have come, and leaves the focus to
 * the first of them.
 */
export function MoreButton({ hasMore, onClick, ...rest }: MoreButtonProps) {
  const pressed = useRef<{ list: Element | null; count: number }>(undefined);

  useLayoutEffect(() => {
    const { list = null, count = 0 } = pressed.current ?? {};
    // Somebody who has gone on elsewhere meanwhile stays there.
    if (hasMore || !pressed.current || document.activeElement !== document.body) return;
    const items = itemsOf(list);
    const first = items[count] ?? items.at(-1);
    const pressable = first?.querySelector<HTMLElement>('a, button');
    if (!pressable) first?.setAttribute('tabindex', '-1');
    (pressable ?? first)?.focus();
  }, [hasMore]);

  if (!hasMore) return null;
  return (
    <Button
      {...rest}
      onClick={({ currentTarget }) => {
        const { parentElement } = currentTarget;
        const list = parentElement?.querySelector(':scope > :is(ul, ol, table)') ?? null;
        pressed.current = { list, count: itemsOf(list).length };
        onClick();
      }}
    />
  );
}
