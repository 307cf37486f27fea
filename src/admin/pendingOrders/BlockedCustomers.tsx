import * as blockedCustomers from '#src/data/repos/account/blockedCustomers.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { formatDate } from '#src/model/base/dates.ts';
import { joinFacts } from '#src/model/base/text.ts';
import { pendingOrderErrors, pendingOrderTexts as texts } from '#src/model/orders/pendingTexts.ts';
import type { BlockedCustomer } from '#src/model/orders/schema.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import styles from './DecidedOrders.module.css';
import { OrderSection } from './DecidedOrders.tsx';

function BlockedRow({ customer }: { customer: BlockedCustomer }) {
  const { id, email, blockedAt } = customer;
  const name = customer.name || email || texts.nameless;
  const { pending, submit } = useSubmit(blockedCustomers.unblock, {
    success: () => ({ kind: 'success', text: texts.unblocked(name) }),
    errors: pendingOrderErrors.unblock,
  });
  return (
    <li className={styles['row']}>
      <div className={styles['header']}>
        <div className={styles['text']}>
          <h3 className={styles['name']}>{name}</h3>
          <p className={styles['number']}>
            {joinFacts([email, blockedAt && texts.blockedOn(formatDate(blockedAt))])}
          </p>
        </div>
        <Button
          look="quiet"
          busy={pending}
          aria-label={texts.unblockOf(name)}
          onClick={() => void submit(id)}
        >
          {texts.unblock}
        </Button>
      </div>
    </li>
  );
}

/** The customers from whom no orders are taken. */
export function BlockedCustomers() {
  const { value: customers = [] } = useResource(blockedCustomers.all);
  if (customers.length === 0) return null;
  return (
    <OrderSection title={texts.blockedTitle} intro={texts.blockedIntro}>
      {customers.map((customer) => (
        <BlockedRow key={customer.id} customer={customer} />
      ))}
    </OrderSection>
  );
}
