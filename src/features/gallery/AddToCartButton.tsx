import { Check } from 'lucide-react';
import { useAddToCart } from '#src/hooks/useAddToCart.ts';
import type { OrderLine } from '#src/model/sale/schema.ts';
import { viewerTexts } from '#src/model/catalogue/viewerTexts.ts';
import { useCart } from '#src/stores/cart.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';

export function AddToCartButton({ item, label }: { item: OrderLine; label: string }) {
  const isInCart = useCart(({ items }) => items.some(({ id }) => id === item.id));
  const { pending, add } = useAddToCart([item]);
  return (
    <Button
      look={isInCart ? 'secondary' : 'primary'}
      busy={pending}
      onClick={() => {
        void add();
      }}
    >
      {isInCart && <Icon of={Check} />}
      {isInCart ? viewerTexts.inCart : label}
    </Button>
  );
}

export function AddAllToCartButton({
  items,
  label,
}: {
  items: readonly OrderLine[];
  label: string;
}) {
  const { pending, add } = useAddToCart(items);
  return (
    <Button look="primary" busy={pending} onClick={() => void add()}>
      {label}
    </Button>
  );
}
