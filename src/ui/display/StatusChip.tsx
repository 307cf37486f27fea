import { CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react';
import { type OrderStatus, type SaleLife, stageFacts } from '#src/model/sale/life.ts';
import { Icon } from '../controls/Icon.tsx';
import styles from './StatusChip.module.css';

const icons: Record<OrderStatus, LucideIcon> = {
  completed: CircleCheck,
  processing: Clock,
  cancelled: CircleX,
};

interface StatusChipProps {
  life: SaleLife;
  /** The label of each status, which differs between customer and photographer. */
  words: Readonly<Record<OrderStatus, string>>;
}

/** The status of an order, in colour, icon and word. */
export function StatusChip({ life, words }: StatusChipProps) {
  const { status } = stageFacts(life);
  return (
    <span className={styles['chip']} data-status={status}>
      <Icon of={icons[status]} size={16} />
      {words[status]}
    </span>
  );
}
