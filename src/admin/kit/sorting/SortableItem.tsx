import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { useReducedMotion } from '#src/hooks/useMediaQuery.ts';
import { sortingTexts } from '#src/model/files/texts.ts';
import { IconButton } from '#src/ui/controls/IconButton.tsx';
import { classNames } from '#src/ui/controls/classNames.ts';
import styles from './SortableItem.module.css';

interface SortableItemProps {
  id: string;
  name: string;
  className?: string | undefined;
  /** What the item shows; the handle moves it. */
  children: (handle: ReactNode) => ReactNode;
}

/** One item of a list that can be dragged. */
export function SortableItem({ id, name, className, children }: SortableItemProps) {
  const isReduced = useReducedMotion();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, ...drag } =
    useSortable({ id, ...(isReduced && { transition: null }) });
  const handle = (
    <IconButton
      ref={setActivatorNodeRef}
      icon={GripVertical}
      label={sortingTexts.handle(name)}
      className={styles['handle']}
      aria-describedby={attributes['aria-describedby']}
      {...listeners}
    />
  );
  return (
    <li
      ref={setNodeRef}
      className={classNames(className, drag.isDragging && styles['dragged'])}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {children(handle)}
    </li>
  );
}
