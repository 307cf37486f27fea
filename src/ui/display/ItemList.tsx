import type { ReactNode } from 'react';
import styles from './ItemList.module.css';

interface ItemListProps {
  label?: string | undefined;
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

export interface ItemLineProps {
  /** A square picture. */
  picture: ReactNode;
  name: string;
  kind: string;
  amount: string;
  /** Shown under the amount. */
  note?: ReactNode;
  /** Shown at the end of the line, instead of the amount, which moves below the name. */
  action?: ReactNode;
  /** A long action: on a phone it is shown below the texts. */
  hasWideAction?: boolean;
  /** Shown below, over the whole width of the line. */
  children?: ReactNode;
}

export function ItemLine(props: ItemLineProps) {
  const { picture, name, kind, amount, note, action, hasWideAction = false, children } = props;
  const amountLine = <p className={styles['price']}>{amount}</p>;
  const actionClass = hasWideAction ? styles['wideAction'] : undefined;
  return (
    <li className={styles['line']}>
      <div className={styles['picture']}>{picture}</div>
      <div className={styles['words']}>
        <p className={styles['name']}>{name}</p>
        <p className={styles['kind']}>{kind}</p>
        {action !== undefined && amountLine}
        {note}
      </div>
      {action === undefined ? amountLine : <div className={actionClass}>{action}</div>}
      {children !== undefined && <div className={styles['below']}>{children}</div>}
    </li>
  );
}
