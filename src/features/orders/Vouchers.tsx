import { useMemo } from 'react';
import { readPurchased } from '#src/data/purchasedFiles.ts';
import * as vouchers from '#src/data/repos/orders/vouchers.ts';
import { useResource } from '#src/hooks/useResource.ts';
import type { OrderVoucher } from '#src/model/orders/orderViews.ts';
import { VoucherFile } from '#src/ui/display/VoucherFile.tsx';
import styles from './OrderDetails.module.css';

function OwnVoucher({ kind, number }: OrderVoucher) {
  const voucher = useResource(useMemo(() => vouchers.one(number), [number]));
  return <VoucherFile kind={kind} number={number} voucher={voucher} readFile={readPurchased} />;
}

/** The invoice of an order, and the credit note that took it back, each with its PDF. */
export function Vouchers({ vouchers: all }: { vouchers: readonly OrderVoucher[] }) {
  if (all.length === 0) return null;
  return (
    <div className={styles['vouchers']}>
      {all.map((voucher) => (
        <OwnVoucher key={voucher.number} {...voucher} />
      ))}
    </div>
  );
}
