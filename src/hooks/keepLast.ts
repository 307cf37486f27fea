import type { Watch } from './useLive.ts';

/** A listener that breaks off takes nothing away that it has told. */
export function keepLast<Value>(watch: Watch<Value>): Watch<Value> {
  return (onNext, onError) => {
    let hasValue = false;
    return watch(
      (value) => {
        hasValue = true;
        onNext(value);
      },
      (error) => {
        if (!hasValue) onError(error);
      },
    );
  };
}
