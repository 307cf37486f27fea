import { type ReactNode, Suspense } from 'react';
import { X } from 'lucide-react';
import { formatDate, startOfDay } from '#src/model/base/dates.ts';
import { formatKroner, sumKroner } from '#src/model/base/money.ts';
import { cartTotal } from '#src/model/cart/cart.ts';
import { giftCardPart, cartPrice, isOfGiftCards } from '#src/model/cart/prices.ts';
import { type CartItem, isGiftCard, itemTypes, type LicensedItem } from '#src/model/cart/schema.ts';
import { cartTexts } from '#src/model/cart/texts.ts';
import { discountOf } from '#src/model/discounts/discount.ts';
import type { DiscountTerms } from '#src/model/discounts/schema.ts';
import { discountTexts } from '#src/model/discounts/texts.ts';
import { leftToPay } from '#src/model/giftCards/balance.ts';
import { codeEnd } from '#src/model/giftCards/code.ts';
import type { FoundGiftCard } from '#src/model/giftCards/schema.ts';
import { isSaleAtUse } from '#src/model/giftCards/offer.ts';
import { giftCardTexts } from '#src/model/giftCards/texts.ts';
import { withLicenceName } from '#src/model/licences/texts.ts';
import { setCartGiftCard, setCartDiscount, removeFromCart } from '#src/stores/cart.ts';
import { useShop } from '#src/stores/shop.ts';
import { showToast } from '#src/stores/toasts.ts';
import { IconButton } from '#src/ui/controls/Button.tsx';
import {
  DiscountLine,
  GiftCardLine,
  GiftCardPicture,
  ItemLine,
  ItemList,
} from '#src/ui/display/ItemList.tsx';
import { LazyImage } from '#src/ui/display/LazyImage.tsx';
import { lazyPage } from '#src/ui/layout/lazyPage.tsx';
import styles from './CartContents.module.css';

/** The choice of a shop that sells several licences. No other shop has it. */
const LicenceChoice = LICENCES
  ? lazyPage(() => import('./LicenceChoice.tsx').then((m) => m.LicenceChoice))
  : () => null;

/** Removes an item from the cart and shows a toast. */
export function removeWithNotice({ id, title }: CartItem): void {
  removeFromCart(id);
  showToast({ text: cartTexts.removed(title) });
}

/** States what is ordered, how it comes, and that nothing is added to the price. */
function deliveryText(items: readonly CartItem[]): string {
  if (GIFT_CARDS && isOfGiftCards(items)) {
    return giftCardTexts.delivery(giftCardTexts.counted(items.length));
  }
  const things = itemTypes.flatMap((type) => {
    const count = items.filter((item) => item.type === type).length;
    return count > 0 ? [cartTexts.counted[type](count)] : [];
  });
  return cartTexts.delivery(things);
}

interface CartFrameProps {
  items: readonly LicensedItem[];
  /** The discount that goes with them. */
  discountTerms?: DiscountTerms | undefined;
  /** The gift card that pays a part of them. */
  giftCard?: FoundGiftCard | undefined;
  children: ReactNode;
  /** The button below the total. */
  action: ReactNode;
}

/**
 * The layout of the cart: the contents scroll; the main facts of the order and the button below them
 * stay visible, as the law asks.
 */
export function CartFrame({ items, discountTerms, giftCard, children, action }: CartFrameProps) {
  const total = cartPrice(items, discountTerms);
  const part = giftCardPart(giftCard, total);
  return (
    <div className={styles['frame']}>
      <div className={styles['content']}>{children}</div>
      <div className={styles['foot']}>
        <div>
          <p className={styles['total']}>
            <span>{cartTexts.total}</span>
            <span className={styles['amount']}>{formatKroner(total)}</span>
          </p>
          {GIFT_CARDS && part && (
            <p className={styles['total']}>
              <span>{giftCardTexts.toPay}</span>
              <span className={styles['amount']}>{formatKroner(leftToPay(total, part))}</span>
            </p>
          )}
          <VatNote items={items} />
        </div>
        <p className={styles['note']}>{deliveryText(items)}</p>
        {action}
      </div>
    </div>
  );
}

function VatNote({ items }: { items: readonly CartItem[] }) {
  if (!useShop().vat) return null;
  const isUntaxed =
    GIFT_CARDS && isSaleAtUse({ bookedAt: GIFT_CARDS.vatAt }) && isOfGiftCards(items);
  return (
    <p className={styles['note']}>{isUntaxed ? giftCardTexts.withoutVat : cartTexts.vatIncluded}</p>
  );
}

function RemoveButton({ title, onRemove }: { title: string; onRemove: () => void }) {
  return (
    <div className={styles['remove']}>
      <IconButton
        icon={X}
        label={cartTexts.removeLabel(title)}
        onClick={({ currentTarget }) => {
          // The button is removed with its line, so the focus moves to the panel.
          currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus();
          onRemove();
        }}
      />
    </div>
  );
}

/** The reason why a code takes nothing off. */
function missingWords({ code, minimum }: DiscountTerms, items: readonly LicensedItem[]): string {
  return cartTotal(items) < minimum
    ? discountTexts.belowMinimum(code, formatKroner(minimum))
    : discountTexts.nothing(code);
}

function CartDiscountLine({ items, discountTerms, onRemove }: CartLinesProps) {
  if (!discountTerms) return null;
  const { code } = discountTerms;
  const removeCode = () => {
    setCartDiscount(undefined);
    showToast({ text: discountTexts.removed(code) });
  };
  const discount = discountOf(discountTerms, items);
  const isRemovable = onRemove !== undefined && !discountTerms.isAutomatic;
  return (
    <DiscountLine
      discount={discount ?? { ...discountTerms, amount: 0 }}
      note={discount ? undefined : missingWords(discountTerms, items)}
      action={
        isRemovable ? (
          <RemoveButton title={discountTexts.line(code)} onRemove={removeCode} />
        ) : undefined
      }
    />
  );
}

function CartGiftCardLine({ items, discountTerms, giftCard, onRemove }: CartLinesProps) {
  if (!giftCard) return null;
  const part = giftCardPart(giftCard, cartPrice(items, discountTerms)) ?? {
    ...giftCard,
    amount: 0,
  };
  const left = sumKroner([giftCard.left, -part.amount]);
  const end = codeEnd(giftCard.code);
  const removeGiftCard = () => {
    setCartGiftCard(undefined);
    showToast({ text: giftCardTexts.removed(end) });
  };
  return (
    <GiftCardLine
      part={part}
      note={
        left > 0
          ? giftCardTexts.leftAfter(formatKroner(left), formatDate(startOfDay(giftCard.lastDay)))
          : giftCardTexts.usedUp
      }
      action={
        onRemove && <RemoveButton title={giftCardTexts.line(end)} onRemove={removeGiftCard} />
      }
    />
  );
}

interface CartLinesProps {
  items: readonly LicensedItem[];
  discountTerms?: DiscountTerms | undefined;
  giftCard?: FoundGiftCard | undefined;
  /** Undefined while the lines cannot be changed. */
  onRemove?: (item: CartItem) => void;
}

/** The items of the cart with their watermarked thumbnails. */
export function CartLines({ items, discountTerms, giftCard, onRemove }: CartLinesProps) {
  return (
    <ItemList>
      {items.map((item) => (
        <ItemLine
          key={item.id}
          picture={
            GIFT_CARDS && isGiftCard(item) ? (
              <GiftCardPicture />
            ) : (
              <LazyImage src={item.thumbnailPath || item.watermarkedPath} alt="" aspectRatio={1} />
            )
          }
          name={item.title}
          kind={
            onRemove
              ? cartTexts.item[item.type]
              : withLicenceName(cartTexts.item[item.type], item.licence)
          }
          price={item.price}
          action={onRemove && <RemoveButton title={item.title} onRemove={() => onRemove(item)} />}
        >
          {LICENCES && onRemove && !isGiftCard(item) ? (
            <Suspense>
              <LicenceChoice item={item} />
            </Suspense>
          ) : undefined}
        </ItemLine>
      ))}
      {OFFERS_DISCOUNTS && (
        <CartDiscountLine
          items={items}
          discountTerms={discountTerms}
          {...(onRemove && { onRemove })}
        />
      )}
      {GIFT_CARDS && !isOfGiftCards(items) && (
        <CartGiftCardLine
          items={items}
          discountTerms={discountTerms}
          giftCard={giftCard}
          {...(onRemove && { onRemove })}
        />
      )}
    </ItemList>
  );
}
