import { ArrowRight } from 'lucide-react';
import { customerPanelTexts as texts } from '#src/model/account/customerTexts.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import countStyles from './Stats.module.css';

interface CountState {
  isLoading: boolean;
  /** Undefined when it could not be counted. */
  count: number | undefined;
}

function Figure({ isLoading, count }: CountState) {
  return (
    <span className={countStyles['figure']}>
      {isLoading ? <Skeleton width="3ch" height="1em" /> : (count ?? '–')}
    </span>
  );
}

interface CustomerCountsProps {
  orders: CountState;
  users: CountState;
  onUsers: () => void;
}

/** How many orders and users there are; the users open their list. */
export function CustomerCounts({ orders, users, onUsers }: CustomerCountsProps) {
  return (
    <>
      <div className={countStyles['card']}>
        <Figure {...orders} />
        <span className={countStyles['label']}>{texts.totalOrders}</span>
      </div>
      <button
        type="button"
        className={countStyles['card']}
        aria-haspopup="dialog"
        onClick={onUsers}
      >
        <Figure {...users} />
        <span className={countStyles['label']}>{texts.registeredUsers}</span>
        <span className={countStyles['way']}>
          {texts.showUsers}
          <Icon of={ArrowRight} size={16} />
        </span>
      </button>
    </>
  );
}
