import { ArrowRight } from 'lucide-react';
import { customerPanelTexts as texts } from '#src/shared/texts/customerPanel.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import styles from './Stats.module.css';

interface Stat {
  isLoading: boolean;
  /** Undefined when it could not be counted. */
  count: number | undefined;
}

function Figure({ isLoading, count }: Stat) {
  return (
    <span className={styles['figure']}>
      {isLoading ? <Skeleton width="3ch" height="1em" /> : (count ?? '–')}
    </span>
  );
}

interface StatsProps {
  orders: Stat;
  users: Stat;
  onUsers: () => void;
}

/** How many orders and users there are; the users open their list. */
export function Stats({ orders, users, onUsers }: StatsProps) {
  return (
    <>
      <div className={styles['card']}>
        <Figure {...orders} />
        <span className={styles['label']}>{texts.totalOrders}</span>
      </div>
      <button type="button" className={styles['card']} aria-haspopup="dialog" onClick={onUsers}>
        <Figure {...users} />
        <span className={styles['label']}>{texts.registeredUsers}</span>
        <span className={styles['way']}>
          {texts.showUsers}
          <Icon of={ArrowRight} size={16} />
        </span>
      </button>
    </>
  );
}
