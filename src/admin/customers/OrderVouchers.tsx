import { useMemo } from 'react';
import { readPurchased } from '#src/data/purchasedFiles.ts';
import * as vouchers from '#src/data/repos/orders/vouchers.ts';
import { useResource } from '#src/hooks/useResource.ts';
import type { OrderVoucher } from '#src/model/orders/orderViews.ts';
import { voucherFileTexts as texts } from '#src/model/vouchers/texts.ts';
import { invoiceToLine } from '#src/model/vouchers/voucher.ts';
import { Facts } from '#src/ui/display/Facts.tsx';
import { VoucherFile } from '#src/ui/display/VoucherFile.tsx';
import styles from './OrderDialog.module.css';

function OrderVoucherLine({ kind, number }: OrderVoucher) {
  const voucher = useResource(useMemo(() => vouchers.one(number), [number]));
  const { isFull, buyer, credits } = voucher.value ?? {};
  return (
    <li>
      <VoucherFile kind={kind} number={number} voucher={voucher} readFile={readPurchased} />
      {isFull && buyer && credits === undefined && (
        <Facts facts={[[texts.invoiceTo, invoiceToLine(buyer)]]} />
      )}
    </li>
  );
}

/** The invoice of an order with the buyer that it names, and its credit note. */
export function OrderVouchers({ vouchers: all }: { vouchers: readonly OrderVoucher[] }) {
  if (all.length === 0) return null;
  return (
    <ul className={styles['vouchers']} aria-label={texts.title}>
      {all.map((voucher) => (
        <OrderVoucherLine key={voucher.number} {...voucher} />
      ))}
    </ul>
  );
}
