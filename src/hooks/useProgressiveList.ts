import { useEffect, useState, startTransition, useMemo } from 'react';

const PORTION = 40;

/** Returns a growing part of a long list, so that the page stays responsive while hundreds of items render. */
export function useProgressiveList<Item>(items: readonly Item[]): readonly Item[] {
  const [count, setCount] = useState(PORTION);
  const isWhole = count >= items.length;
  useEffect(() => {
    if (!isWhole) startTransition(() => setCount(count + PORTION));
  }, [isWhole, count]);
  return useMemo(() => (isWhole ? items : items.slice(0, count)), [isWhole, items, count]);
}
