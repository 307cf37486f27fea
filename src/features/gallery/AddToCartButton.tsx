import { Check } from 'lucide-react';
import { useAddToCart } from '#src/hooks/useAddToCart.ts';
import type { CartItem } from '#src/model/cart/schema.ts';
import { galleryTexts } from '#src/model/catalogue/texts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';

/** The one thing to do with what is for sale; it says so when that is done. */
export function AddToCartButton({ item, label }: { item: CartItem; label: string }) {
  const { isInCart, pending, add } = useAddToCart(item);
  return (
    <Button
      look={isInCart ? 'secondary' : 'primary'}
      busy={pending}
      onClick={() => {
        void add();
      }}
    >
      {isInCart && <Icon of={Check} />}
      {isInCart ? galleryTexts.inCart : label}
    </Button>
  );
}
