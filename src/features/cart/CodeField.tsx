import { useEffect, useState, type KeyboardEvent } from 'react';
import * as cartDiscounts from '#src/data/repos/discounts/cartDiscounts.ts';
import * as cartGiftCards from '#src/data/repos/giftCards/cartGiftCards.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { isDeepEqual } from '#src/model/base/edits.ts';
import { errorText } from '#src/model/base/errorTexts.ts';
import { toAppError } from '#src/model/base/errors.ts';
import { isFilled } from '#src/model/base/formRules.ts';
import { codesOf, type TypedCodes } from '#src/model/cart/codes.ts';
import { pricedDraft } from '#src/model/cart/prices.ts';
import { bestDiscount } from '#src/model/discounts/discount.ts';
import { discountErrors, discountTexts } from '#src/model/discounts/texts.ts';
import { codeEnd, giftCardCode, TYPED_CODE_MAX_LENGTH } from '#src/model/giftCards/code.ts';
import { codeFieldTexts, giftCardTexts } from '#src/model/giftCards/texts.ts';
import type { Shop } from '#src/model/settings/schema.ts';
import { setCartGiftCard, setCartDiscount, useCart } from '#src/stores/cart.ts';
import { showToast } from '#src/stores/toasts.ts';
import { useShop } from '#src/stores/shop.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import styles from './CodeField.module.css';

/** Has the best discount that needs no code go with the cart, unless a code does that was typed. */
function useOffers(): void {
  const discountTerms = useCart((state) => state.discount);
  const { items } = pricedDraft({ items: useCart((state) => state.items) }, useShop());
  const { value: offers } = useResource(cartDiscounts.offers);
  const isTyped = discountTerms !== undefined && !discountTerms.isAutomatic;
  const best = offers && bestDiscount(offers, items);
  // An offer may have been changed under the same code.
  const isOther = !isDeepEqual(best, discountTerms);
  useEffect(() => {
    if (offers && !isTyped && isOther) setCartDiscount(best);
  }, [offers, isTyped, isOther, best]);
}

function Offers() {
  useOffers();
  return null;
}

/** Has the discount go with the cart, and returns what is said of it. */
async function takeDiscount(typed: string): Promise<string> {
  const found = await cartDiscounts.find(typed);
  setCartDiscount(found);
  return discountTexts.used(found.code);
}

async function takeGiftCard(typed: string): Promise<string> {
  const giftCard = await cartGiftCards.find(typed);
  setCartGiftCard(giftCard);
  return giftCardTexts.used(codeEnd(giftCard.code));
}

/** A shop with both tells them apart by their shape. */
function take(typed: string, { discounts, giftCards }: Shop): Promise<string> {
  const isGiftCardCode = giftCards && (!discounts || giftCardCode(typed) !== undefined);
  return isGiftCardCode ? takeGiftCard(typed) : takeDiscount(typed);
}

/** The kinds of code that may still be typed: one of each kind goes with a cart. */
function useAskedFor({ discounts, giftCards }: Shop): TypedCodes | undefined {
  const discountTerms = useCart((state) => state.discount);
  const giftCard = useCart((state) => state.giftCard);
  return codesOf({
    discounts: discounts && (!discountTerms || discountTerms.isAutomatic === true),
    giftCards: giftCards && !giftCard,
  });
}

/** Asks for a code until there is none left that could go with the cart. */
export function CodeField() {
  const shop = useShop();
  const asked = useAskedFor(shop);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const offers = shop.discounts && <Offers />;
  if (!asked) return offers;
  const texts = codeFieldTexts[asked];

  async function find(): Promise<void> {
    if (isAsking) return;
    if (!isFilled(typed)) {
      setProblem(texts.missing);
      return;
    }
    setIsAsking(true);
    setProblem(undefined);
    try {
      const text = await take(typed, shop);
      setTyped('');
      showToast({ kind: 'success', text });
    } catch (thrown) {
      const { code, details } = toAppError(thrown);
      setProblem(errorText(code, discountErrors.find, details));
    } finally {
      setIsAsking(false);
    }
  }

  /** Enter would order the cart. */
  function findWithEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void find();
  }

  return (
    <div className={styles['field']}>
      {offers}
      <TextField
        label={texts.label}
        name="discountCode"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={TYPED_CODE_MAX_LENGTH}
        value={typed}
        error={problem}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={findWithEnter}
      />
      <Button className={styles['use']} busy={isAsking} onClick={() => void find()}>
        {isAsking ? discountTexts.asking : discountTexts.use}
      </Button>
    </div>
  );
}
