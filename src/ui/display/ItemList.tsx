import type { ReactNode } from 'react';
import { formatKroner } from '#src/model/base/money.ts';
import styles from './ItemList.module.css';

interface ItemListProps {
  label?: string;
  children: ReactNode;
}

/** Albums and pictures that are bought, a line each. */
export function ItemList({ label, children }: ItemListProps) {
  return (
    <ul className={styles['list']} aria-label={label}>
      {children}
    </ul>
  );
}

interface ItemLineProps {
  /** A square one. */
  picture: ReactNode;
  name: string;
  kind: string;
  price: number;
  /** More to say, under the price. */
  note?: ReactNode;
  /** What can be done, at the end of the line; the price gives way to it. */
  action?: ReactNode;
  /** An action of many words: on a phone it stands under the words of the line. */
  hasWideAction?: boolean;
  /** What belongs to the line, as wide as it. */
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
