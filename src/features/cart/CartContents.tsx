import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { formatDate, startOfDay } from '#src/model/base/dates.ts';
import { formatKroner, formatOre } from '#src/model/base/money.ts';
import { type Draft, isOfGiftCards, type PricedDraft } from '#src/model/cart/prices.ts';
import { cartTexts } from '#src/model/cart/texts.ts';
import { isBelowMinimum } from '#src/model/sale/discount.ts';
import type { DiscountTerms } from '#src/model/sale/discountSchema.ts';
import { discountTexts } from '#src/model/sale/discountTexts.ts';
import { leftAfter } from '#src/model/giftCards/balance.ts';
import { codeEnd } from '#src/model/giftCards/code.ts';
import { giftCardTexts } from '#src/model/giftCards/texts.ts';
import { withLicenceName } from '#src/model/licences/texts.ts';
import { isGiftCard, itemTypes, type OrderLine } from '#src/model/sale/schema.ts';
import { OptionParts } from '#src/options/OptionParts.tsx';
import { setCartGiftCard, setCartDiscount, removeFromCart } from '#src/stores/cart.ts';
import { useShop } from '#src/stores/shop.ts';
import { showToast } from '#src/stores/toasts.ts';
import { IconButton } from '#src/ui/controls/Button.tsx';
import { LazyImage } from '#src/ui/display/LazyImage.tsx';
import { AdjustmentLine, StatementLines } from '#src/ui/display/StatementLines.tsx';
import styles from './CartContents.module.css';

/** Removes an item from the cart and shows a toast. */
export function removeWithNotice({ id, name }: OrderLine): void {
  removeFromCart(id);
  showToast({ text: cartTexts.removed(name) });
}

/** States what is ordered, how it comes, and that nothing is added to the price. */
function deliveryText(items: readonly OrderLine[]): string {
  if (isOfGiftCards(items)) {
    return giftCardTexts.delivery(giftCardTexts.counted(items.length));
  }
  const things = itemTypes.flatMap((type) => {
    const count = items.filter((item) => item.type === type).length;
    return count > 0 ? [cartTexts.counted[type](count)] : [];
  });
  return cartTexts.delivery(things);
}

interface CartFrameProps {
  priced: PricedDraft;
  children: ReactNode;
  /** The button below the total. */
  action: ReactNode;
}

/**
 * The layout of the cart: the contents scroll; the main facts of the order and the button below them
 * stay visible, as the law asks.
 */
export function CartFrame({ priced, children, action }: CartFrameProps) {
  const { items, giftCard, statement } = priced;
  const hasVat = useShop((shop) => shop.vat);
  return (
    <div className={styles['frame']}>
      <div className={styles['content']}>{children}</div>
      <div className={styles['foot']}>
        <div>
          <Sum name={cartTexts.total} ore={statement.totalOre} />
          {giftCard && <Sum name={giftCardTexts.toPay} ore={statement.toPayOre} />}
          {hasVat && (
            <p className={styles['note']}>
              {statement.vatRate === 0 ? giftCardTexts.withoutVat : cartTexts.vatIncluded}
            </p>
          )}
        </div>
        <p className={styles['note']}>{deliveryText(items)}</p>
        {action}
      </div>
    </div>
  );
}

function Sum({ name, ore }: { name: string; ore: number }) {
  return (
    <p className={styles['total']}>
      <span>{name}</span>
      <span className={styles['amount']}>{formatOre(ore)}</span>
    </p>
  );
}

/** Moves the focus from an element that is about to go to the panel around it. */
export function focusPanel(element: Element): void {
  element.closest<HTMLElement>('[role="dialog"]')?.focus();
}

function RemoveButton({ title, onRemove }: { title: string; onRemove: () => void }) {
  return (
    <div className={styles['remove']}>
      <IconButton
        icon={X}
        label={cartTexts.removeLabel(title)}
        onClick={({ currentTarget }) => {
          // It goes with its line.
          focusPanel(currentTarget);
          onRemove();
        }}
      />
    </div>
  );
}

/** The words for a discount, or for why it takes nothing off. */
function discountNote(terms: DiscountTerms, { discount, statement }: PricedDraft): string {
  if (discount) return discountTexts.words(discount);
  const { code, minimum } = terms;
  return isBelowMinimum(terms, statement.lines)
    ? discountTexts.belowMinimum(code, formatKroner(minimum))
    : discountTexts.nothing(code);
}

function CartDiscountLine({ cart, priced, onRemove }: CartLinesProps) {
  const { discount } = cart;
  if (!discount) return null;
  const { code, isAutomatic = false } = discount;
  const removeCode = () => {
    setCartDiscount(undefined);
    showToast({ text: discountTexts.removed(code) });
  };
  return (
    <AdjustmentLine
      kind="discount"
      code={code}
      ore={priced.statement.reductions.find((each) => each.code === code)?.ore ?? 0}
      note={discountNote(discount, priced)}
      action={
        onRemove && !isAutomatic ? (
          <RemoveButton title={discountTexts.line(code)} onRemove={removeCode} />
        ) : undefined
      }
    />
  );
}

function CartGiftCardLine({ cart, priced, onRemove }: CartLinesProps) {
  const { giftCard } = cart;
  if (!giftCard || isOfGiftCards(cart.items)) return null;
  const { code, lastDay } = giftCard;
  const left = leftAfter(giftCard.left, priced.giftCard?.amount);
  const end = codeEnd(code);
  const removeGiftCard = () => {
    setCartGiftCard(undefined);
    showToast({ text: giftCardTexts.removed(end) });
  };
  return (
    <AdjustmentLine
      kind="gift-card"
      code={code}
      ore={priced.statement.giftCardOre}
      note={
        left > 0
          ? giftCardTexts.leftAfter(formatKroner(left), formatDate(startOfDay(lastDay)))
          : giftCardTexts.usedUp
      }
      action={
        onRemove && <RemoveButton title={giftCardTexts.line(end)} onRemove={removeGiftCard} />
      }
    />
  );
}

interface CartLinesProps {
  cart: Draft;
  priced: PricedDraft;
  /** Undefined while the lines cannot be changed. */
  onRemove?: (item: OrderLine) => void;
}

/** The items of the cart with their watermarked thumbnails, and the codes that go with them. */
export function CartLines(props: CartLinesProps) {
  const { priced, onRemove } = props;
  return (
    <StatementLines
      statement={priced.statement}
      line={(item) => ({
        key: item.id,
        picture: <LazyImage src={item.thumbnailUrl || item.imageUrl} alt="" aspectRatio={1} />,
        name: item.name,
        kind: onRemove
          ? cartTexts.item[item.type]
          : withLicenceName(cartTexts.item[item.type], item.licence),
        action: onRemove && <RemoveButton title={item.name} onRemove={() => onRemove(item)} />,
        children:
          onRemove && !isGiftCard(item) ? <OptionParts at="cartLine" item={item} /> : undefined,
      })}
    >
      <CartDiscountLine {...props} />
      <CartGiftCardLine {...props} />
    </StatementLines>
  );
}
