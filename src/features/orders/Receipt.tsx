import { Printer } from 'lucide-react';
import { useMemo } from 'react';
import { readPurchased } from '#src/data/files/purchasedFiles.ts';
import * as vouchers from '#src/data/repos/vouchers/vouchers.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { formatPhone } from '#src/model/account/phone.ts';
import { formatLongDate } from '#src/model/base/dates.ts';
import { withLicenceName } from '#src/model/licences/texts.ts';
import { paymentWords } from '#src/model/orders/paymentWords.ts';
import type { OrderVoucher } from '#src/model/orders/orderViews.ts';
import { consentSentence } from '#src/model/orders/sentences.ts';
import { orderHistoryTexts as texts } from '#src/model/orders/texts.ts';
import type { Purchase } from '#src/model/purchases/schema.ts';
import { statementOfPurchase } from '#src/model/sale/records.ts';
import type { Statement } from '#src/model/sale/statement.ts';
import { useShop } from '#src/stores/shop.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { Facts, type Fact } from '#src/ui/display/Facts.tsx';
import { StatementTable } from '#src/ui/display/StatementLines.tsx';
import { VoucherFile } from '#src/ui/display/VoucherFile.tsx';
import { Dialog, DialogActions } from '#src/ui/overlay/Dialog.tsx';
import styles from './Receipt.module.css';

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

function Seller() {
  const shop = useShop();
  const { street, postalCode, city, country } = shop.address;
  return (
    <address className={styles['party']}>
      <span className={styles['label']}>{texts.seller}</span>
      <span className={styles['business']}>{shop.businessName}</span>
      <span>{street}</span>
      <span>{`${postalCode} ${city}`}</span>
      <span>{country}</span>
      <span>{`${texts.cvr} ${shop.cvrNumber}`}</span>
      <span>{shop.email}</span>
      <span>{formatPhone(shop.phone)}</span>
    </address>
  );
}

function Buyer({ purchase, statement }: { purchase: Purchase; statement: Statement }) {
  const { userName, userEmail, id, completedDate, purchaseDate, paymentMethod } = purchase;
  const boughtOn = purchaseDate ? formatLongDate(purchaseDate) : '';
  const paidOn = completedDate ? formatLongDate(completedDate) : '';
  const facts: Fact[] = [
    [texts.orderNumber, id],
    [texts.date, boughtOn],
    [texts.paidOn, paidOn === boughtOn ? '' : paidOn],
    [texts.paymentMethod, paymentWords(statement, paymentMethod)],
  ];
  return (
    <div className={styles['party']}>
      <span className={styles['label']}>{texts.buyer}</span>
      {userName !== '' && <span>{userName}</span>}
      <span>{userEmail}</span>
      <Facts className={styles['facts']} facts={facts} />
    </div>
  );
}

interface ReceiptProps {
  purchase: Purchase;
  vouchers: readonly OrderVoucher[];
  onClose: () => void;
}

/** The receipt of a purchase. When printed, it is the only content of the page. */
export function Receipt({ purchase, vouchers, onClose }: ReceiptProps) {
  const statement = statementOfPurchase(purchase, useShop());
  return (
    <Dialog title={texts.receipt} onClose={onClose}>
      <div className={styles['receipt']} data-receipt="">
        <div className={styles['parties']}>
          <Seller />
          <Buyer purchase={purchase} statement={statement} />
        </div>
        <StatementTable
          statement={statement}
          line={({ name, type, licence }) => ({
            name,
            kind: withLicenceName(texts.item[type], licence),
          })}
        />
        <p className={styles['note']}>
          {statement.vatRate > 0 ? texts.pricesWithVat : texts.prices}
        </p>
        {purchase.termsConsent && (
          <p className={styles['note']}>{consentSentence(purchase.termsConsent, purchase.items)}</p>
        )}
        <Vouchers vouchers={vouchers} />
      </div>
      <DialogActions>
        <Button look="primary" onClick={() => window.print()}>
          <Icon of={Printer} size={18} />
          {texts.printReceipt}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
