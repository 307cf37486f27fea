import { Printer } from 'lucide-react';
import { useState } from 'react';
import { formatKroner, vatIncluded } from '#src/model/base/money.ts';
import { cartTexts } from '#src/model/cart/texts.ts';
import type { OrderView } from '#src/model/orders/orderViews.ts';
import { orderHistoryTexts as texts } from '#src/model/orders/texts.ts';
import type { PurchasedFile } from '#src/model/purchases/downloads.ts';
import type { Purchase } from '#src/model/purchases/schema.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { Facts, type Fact } from '#src/ui/display/Facts.tsx';
import { ItemList } from '#src/ui/display/ItemList.tsx';
import styles from './OrderDetails.module.css';
import { OrderLine } from './OrderLine.tsx';
import { Receipt } from './Receipt.tsx';

interface OrderDetailsProps {
  order: OrderView;
  purchase: Purchase | undefined;
  files: readonly PurchasedFile[];
}

/** The lines of an order, each with its download, and what was paid. */
export function OrderDetails({ order, purchase, files }: OrderDetailsProps) {
  const [showsReceipt, setShowsReceipt] = useState(false);
  const facts: Fact[] = [
    [texts.paymentMethod, cartTexts.payment[order.paymentMethod]],
    [texts.vat, formatKroner(vatIncluded(order.total))],
    [texts.total, formatKroner(order.total)],
  ];
  return (
    <div className={styles['details']}>
      <ItemList>
        {order.items.map((item, index) => (
          <OrderLine
            key={`${item.id}-${index}`}
            item={item}
            status={order.status}
            files={files.filter(({ itemId }) => itemId === item.id)}
          />
        ))}
      </ItemList>
      <Facts look="ends" className={styles['facts']} facts={facts} />
      {purchase && order.status === 'completed' && (
        <Button className={styles['receipt']} onClick={() => setShowsReceipt(true)}>
          <Icon of={Printer} size={18} />
          {texts.receipt}
        </Button>
      )}
      {purchase && showsReceipt && (
        <Receipt purchase={purchase} onClose={() => setShowsReceipt(false)} />
      )}
    </div>
  );
}
