import { BadgePercent, Gift } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatKroner } from '#src/model/base/money.ts';
import type { Discount } from '#src/model/discounts/schema.ts';
import { discountTexts } from '#src/model/discounts/texts.ts';
import { codeEnd } from '#src/model/giftCards/code.ts';
import { giftCardTexts } from '#src/model/giftCards/texts.ts';
import { Icon } from '../controls/Icon.tsx';
import styles from './ItemList.module.css';

interface ItemListProps {
  label?: string;
  children: ReactNode;
}

/** A list of bought albums and pictures. */
export function ItemList({ label, children }: ItemListProps) {
  return (
    <ul className={styles['list']} aria-label={label}>
      {children}
    </ul>
  );
}

interface ItemLineProps {
  /** A square picture. */
  picture: ReactNode;
  name: string;
  kind: string;
  price: number;
  /** Shown under the price. */
  note?: ReactNode;
  /** Shown at the end of the line, instead of the price, which moves below the name. */
  action?: ReactNode;
  /** A long action: on a phone it is shown below the texts. */
  hasWideAction?: boolean;
  /** Shown below, over the whole width of the line. */
  children?: ReactNode;
}

export function ItemLine(props: ItemLineProps) {
  const { picture, name, kind, price, note, action, hasWideAction = false, children } = props;
  const priceLine = <p className={styles['price']}>{formatKroner(price)}</p>;
  const actionClass = hasWideAction ? styles['wideAction'] : undefined;
  return (
    <li className={styles['line']}>
      <div className={styles['picture']}>{picture}</div>
      <div className={styles['words']}>
        <p className={styles['name']}>{name}</p>
        <p className={styles['kind']}>{kind}</p>
        {action !== undefined && priceLine}
        {note}
      </div>
      {action === undefined ? priceLine : <div className={actionClass}>{action}</div>}
      {children !== undefined && <div className={styles['below']}>{children}</div>}
    </li>
  );
}

interface DiscountLineProps {
  discount: Discount;
  /** Said in place of what the discount is. */
  note?: string | undefined;
  /** Shown at the end of the line. */
  action?: ReactNode;
}

/** The line of a list of items that names a discount and what it takes off. */
export function DiscountLine({ discount, note, action }: DiscountLineProps) {
  return (
    <ItemLine
      picture={<Icon of={BadgePercent} size={28} />}
      name={discountTexts.line(discount.code)}
      kind={note ?? discountTexts.words(discount)}
      price={-discount.amount}
      action={action}
    />
  );
}

/** The picture of a gift card in a list of items. */
export function GiftCardPicture() {
  return <Icon of={Gift} size={28} />;
}

interface GiftCardLineProps {
  part: { code: string; amount: number };
  /** Said below its name. */
  note?: string | undefined;
  /** Shown at the end of the line. */
  action?: ReactNode;
}

/** The line of a list of items that names a gift card and what it pays. */
export function GiftCardLine({ part, note = giftCardTexts.pays, action }: GiftCardLineProps) {
  return (
    <ItemLine
      picture={<GiftCardPicture />}
      name={giftCardTexts.line(codeEnd(part.code))}
      kind={note}
      price={-part.amount}
      action={action}
    />
  );
}
