import { ShoppingBag } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useIsLocked } from '#src/hooks/useIsLocked.ts';
import { layoutTexts } from '#src/model/base/layoutTexts.ts';
import { HeaderButton, HeaderButtonPlaceholder } from './HeaderButton.tsx';

// What is in the cart is read and checked after the first paint.
const OpenCartButton = lazy(() =>
  import('./OpenCartButton.tsx').then((m) => ({ default: m.OpenCartButton })),
);

/** The way to the cart, once the consent opens it. */
export function CartButton() {
  const isLocked = useIsLocked();
  if (isLocked) return <HeaderButton icon={ShoppingBag} label={layoutTexts.cart} isLocked />;
  return (
    <Suspense fallback={<HeaderButtonPlaceholder icon={ShoppingBag} />}>
      <OpenCartButton />
    </Suspense>
  );
}
