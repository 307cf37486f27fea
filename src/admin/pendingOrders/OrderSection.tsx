import type { ReactNode } from 'react';
import styles from './DecidedOrders.module.css';

interface OrderSectionProps {
  title: string;
  intro: string;
  /** The rows. */
  children: ReactNode;
}

/** A list below the orders that wait. */
export function OrderSection({ title, intro, children }: OrderSectionProps) {
  return (
    <section className={styles['section']}>
      <h2 className={styles['title']}>{title}</h2>
      <p className={styles['intro']}>{intro}</p>
      <ul className={styles['list']}>{children}</ul>
    </section>
  );
}
