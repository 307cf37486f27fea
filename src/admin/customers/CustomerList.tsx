import { customerPanelTexts as texts } from '#src/model/account/customerTexts.ts';
import { customerSummaries } from '#src/model/account/customers.ts';
import { formatDate } from '#src/model/base/dates.ts';
import type { OrderView } from '#src/model/orders/orderViews.ts';
import customerStyles from './CustomerList.module.css';

interface CustomerListProps {
  orders: readonly OrderView[];
  onOpen: (email: string) => void;
}

/** Whose orders are shown, each customer once; what they add up to is a press away. */
export function CustomerList({ orders, onOpen }: CustomerListProps) {
  return (
    <ul className={customerStyles['list']}>
      {customerSummaries(orders).map(({ email, name, lastOrderDate, recentProducts }) => (
        <li key={email}>
          <button
            type="button"
            className={customerStyles['row']}
            aria-label={texts.openCustomer(name || email)}
            aria-haspopup="dialog"
            onClick={() => onOpen(email)}
          >
            <span className={customerStyles['words']}>
              <span className={customerStyles['name']}>{name || texts.nameless}</span>
              <span className={customerStyles['muted']}>{email}</span>
            </span>
            <span className={customerStyles['muted']}>{recentProducts.join(', ')}</span>
            <span className={customerStyles['muted']}>
              {texts.summary.lastOrder}: {lastOrderDate ? formatDate(lastOrderDate) : '–'}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
