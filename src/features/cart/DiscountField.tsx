import { useEffect, useState, type KeyboardEvent } from 'react';
import * as discounts from '#src/data/repos/payments/discounts.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { errorText } from '#src/model/base/errorTexts.ts';
import { toAppError } from '#src/model/base/errors.ts';
import { isFilled } from '#src/model/base/formRules.ts';
import { bestDiscount } from '#src/model/discounts/discount.ts';
import { discountErrors, discountTexts as texts } from '#src/model/discounts/texts.ts';
import { changeTerms, useCart, useCartTerms } from '#src/stores/cart.ts';
import { showToast } from '#src/stores/toasts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import styles from './DiscountField.module.css';

/** Longer ones are refused by the server. */
const TYPED_MAX_LENGTH = 40;

/** Has the best discount that needs no code go with the cart, unless a code does that was typed. */
function useOffers(): void {
  const terms = useCartTerms();
  const items = useCart((state) => state.items);
  const { value: offers } = useResource(discounts.offers);
  const isTyped = terms !== undefined && !terms.isAutomatic;
  const best = offers && bestDiscount(offers, items);
  // An offer may have been changed under the same code.
  const isOther = JSON.stringify(best) !== JSON.stringify(terms);
  useEffect(() => {
    if (offers && !isTyped && isOther) changeTerms(best);
  }, [offers, isTyped, isOther, best]);
}

/** Asks for a code until one that was typed goes with the cart. */
export function DiscountField() {
  useOffers();
  const terms = useCartTerms();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  if (terms && !terms.isAutomatic) return null;

  async function use(): Promise<void> {
    if (isAsking) return;
    if (!isFilled(typed)) {
      setProblem(texts.missing);
      return;
    }
    setIsAsking(true);
    setProblem(undefined);
    try {
      const found = await discounts.find(typed);
      changeTerms(found);
      setTyped('');
      showToast({ kind: 'success', text: texts.used(found.code) });
    } catch (thrown) {
      const { code, details } = toAppError(thrown);
      setProblem(errorText(code, discountErrors.find, details));
    } finally {
      setIsAsking(false);
    }
  }

  /** Enter would order the cart. */
  function useWithEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void use();
  }

  return (
    <div className={styles['field']}>
      <TextField
        label={texts.label}
        name="discountCode"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={TYPED_MAX_LENGTH}
        value={typed}
        error={problem}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={useWithEnter}
      />
      <Button className={styles['use']} busy={isAsking} onClick={() => void use()}>
        {isAsking ? texts.asking : texts.use}
      </Button>
    </div>
  );
}
