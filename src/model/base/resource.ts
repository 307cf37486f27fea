import type { AppError } from './errors.ts';

/** Follows something and calls back with each new value; the answer stops it. */
export type Watch<Value> = (
  onNext: (value: Value) => void,
  onError: (error: AppError) => void,
) => () => void;

/** The source of a value, and when it is asked for. `useResource` documents how the parts work together. */
export interface Resource<Value> {
  read?: () => Promise<Value>;
  watch?: Watch<Value>;
  /** Milliseconds after which `read` is asked again. */
  every?: number;
  /** The listener runs only while cookies are accepted. */
  while?: 'consented';
  /** The listener is asked first, and `read` only when that says nothing. */
  first?: 'watch';
  /** Stands in for the value when it cannot be read. */
  otherwise?: Value;
}
