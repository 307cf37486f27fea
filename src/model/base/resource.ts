import type { AppError } from './errors.ts';

/** Follows something and calls back with each new value; the answer stops it. */
export type Watch<Value> = (
  onNext: (value: Value) => void,
  onError: (error: AppError) => void,
) => () => void;

/** The place of an item in its list, in numbers of items. */
export interface Extent {
  before: number;
  total: number;
}

/** A part of a list that may be long. */
export interface ListPart<Item> {
  items: readonly Item[];
  /**
   * The place of the item that was read first, or undefined when it cannot be counted. It stays the
   * same function while the part grows.
   */
  extent: () => Promise<Extent | undefined>;
  /** The number of items that have been added before that one. */
  earlierCount: number;
  /** Reads this part and what follows; undefined at the end of the list. */
  more?: (() => Promise<ListPart<Item>>) | undefined;
  /** Reads this part and what comes before it; undefined at the beginning. */
  earlier?: (() => Promise<ListPart<Item>>) | undefined;
}

/** The source of a value, and when it is asked for. `useResource` documents how the parts work together. */
export interface Resource<Value> {
  read?: () => Promise<Value>;
  watch?: Watch<Value>;
  /** Milliseconds after which `read` is asked again. */
  every?: number;
  /** The listener runs only while cookies are accepted. */
  while?: 'consented';
  /** Nothing is read or followed while this does not hold. When it holds again, all is read anew at once. */
  during?: { holds: () => boolean; subscribe: (changed: () => void) => () => void };
  /** The listener is asked first, and `read` only when that says nothing. */
  first?: 'watch';
  /** True for an answer from before the other one: a listener may tell late what was read since. */
  isOlder?: ((answer: Value, known: Value) => boolean) | undefined;
  /** Stands in for the value when it cannot be read. */
  otherwise?: Value;
  /** Names the value to a server that renders, where the resource is made anew for each place. */
  servedAs?: object;
}
