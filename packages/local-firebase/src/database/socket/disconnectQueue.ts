import type { Access } from '../core/access.ts';
import { DeniedError, type Database } from '../core/database.ts';
import { isRecord } from '../tree/json.ts';
import { DataError, isWithin, splitPath } from '../tree/node.ts';
import { buildMerge, buildSet, type WriteBatch } from '../tree/writes.ts';

interface Order {
  readonly kind: 'set' | 'merge';
  readonly path: string;
  readonly value: unknown;
  /** The rights with which it will be done. */
  readonly access: Access;
}

/** The writes to be done when a connection ends. */
export class DisconnectQueue {
  private readonly database: Database;
  private orders: readonly Order[] = [];

  constructor(database: Database) {
    this.database = database;
  }

  /** Notes a write; refused at once when the rules would not allow it now. */
  add(order: Order): void {
    if (!this.database.mayWrite(this.build(order), order.access)) throw new DeniedError();
    if (order.kind === 'set') this.forget(splitPath(order.path));
    this.orders = [...this.orders, order];
  }

  /** Forgets what was noted at a place and everywhere below it. */
  cancel(path: string): void {
    this.forget(splitPath(path));
  }

  /** Carries everything out; what the rules refuse by now is left out. */
  run(): void {
    const orders = this.orders;
    this.orders = [];
    for (const order of orders) {
      try {
        this.database.write(this.build(order), order.access);
      } catch (error) {
        if (!(error instanceof DeniedError || error instanceof DataError)) throw error;
      }
    }
  }

  private build({ kind, path, value }: Order): WriteBatch {
    const { root } = this.database;
    const now = Date.now();
    if (kind === 'set') return buildSet({ root, path, value, now });
    if (!isRecord(value)) throw new DataError('Invalid data; expected an object.');
    return buildMerge({ root, path, values: value, now });
  }

  private forget(place: readonly string[]): void {
    this.orders = this.orders.flatMap((order) => {
      if (isWithin(splitPath(order.path), place)) return [];
      return order.kind === 'merge' ? [withoutPlace(order, place)] : [order];
    });
  }
}

function withoutPlace(order: Order, place: readonly string[]): Order {
  if (!isRecord(order.value)) return order;
  const base = splitPath(order.path);
  const kept = Object.entries(order.value).filter(
    ([key]) => !isWithin([...base, ...splitPath(key)], place),
  );
  return { ...order, value: Object.fromEntries(kept) };
}
