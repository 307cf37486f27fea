import { startTransition, useEffect, useMemo, useState } from 'react';

const PORTION = 40;

/** A list that is shown portion by portion: the page answers while hundreds of items appear. */
export function useGrowing<Item>(items: readonly Item[]): readonly Item[] {
  const [count, setCount] = useState(PORTION);
  const isWhole = count >= items.length;
  useEffect(() => {
    if (!isWhole) startTransition(() => setCount(count + PORTION));
  }, [isWhole, count]);
  return useMemo(() => (isWhole ? items : items.slice(0, count)), [isWhole, items, count]);
}
