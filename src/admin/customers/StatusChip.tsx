import { CircleCheck, CircleX, Clock } from 'lucide-react';
import type { OrderStatus } from '#src/shared/domain/orderStatus.ts';
import { orderStatusTexts } from '#src/shared/texts/orders.ts';
import { Icon } from '#src/ui/Icon.tsx';
import styles from './StatusChip.module.css';

const icons = { completed: CircleCheck, processing: Clock, cancelled: CircleX };

/** Where an order stands, in the photographer's words. */
export function StatusChip({ status }: { status: OrderStatus }) {
  return (
    <span className={styles['chip']} data-status={status}>
      <Icon of={icons[status]} size={16} />
      {orderStatusTexts.admin[status]}
    </span>
  );
}
