import { useRef, useState } from 'react';
import { newId } from '#src/data/newId.ts';
import { useAddToCart } from '#src/hooks/useAddToCart.ts';
import { formatKroner, formatPriceInput, parsePriceInput } from '#src/model/base/money.ts';
import { lineOfGiftCard } from '#src/model/cart/cart.ts';
import {
  type GiftCardOffer,
  isOfferedAmount,
  sellsNewGiftCards,
} from '#src/model/giftCards/offer.ts';
import { giftCardTexts as texts } from '#src/model/giftCards/texts.ts';
import { useShop } from '#src/stores/shop.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { RadioChoice } from '#src/ui/form/Choices.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import styles from './GiftCardShop.module.css';

/** The choice that stands for an amount that is typed. */
const OTHER = 'other';

const TYPED = 'giftCardOther';

/** Sells gift cards in a shop that goes on doing so. */
export function GiftCardShop() {
  const offer = useShop((shop) => shop.giftCards);
  return offer && sellsNewGiftCards(offer) ? <Choice offer={offer} /> : null;
}

/** An amount of the photographer, or one between the bounds. */
function Choice({ offer }: { offer: GiftCardOffer }) {
  const { amounts, least, most, years } = offer;
  const [wanted, setWanted] = useState<string>();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  // Each press is a card of its own.
  const [id, setId] = useState(newId);
  const choices = [...amounts.map(String), OTHER];
  // The amounts on offer may change meanwhile.
  const chosen = choices.find((choice) => choice === wanted) ?? choices[0] ?? OTHER;
  const isOther = chosen === OTHER;
  const kroner = isOther ? (parsePriceInput(typed) ?? 0) : Number(chosen);
  const { pending, add } = useAddToCart([lineOfGiftCard(id, kroner)]);
  const form = useRef<HTMLFormElement>(null);

  async function buy(): Promise<void> {
    if (pending) return;
    if (!isOfferedAmount(kroner, offer)) {
      setProblem(texts.amountProblem(formatKroner(least), formatKroner(most)));
      form.current?.querySelector<HTMLElement>(`[name=${TYPED}]`)?.focus();
      return;
    }
    setProblem(undefined);
    await add();
    setId(newId());
  }

  return (
    <section className={styles['shop']} aria-labelledby="gift-cards">
      <h2 id="gift-cards" className={styles['title']}>
        {texts.shopTitle}
      </h2>
      <p className={styles['intro']}>{texts.shopIntro}</p>
      <form
        ref={form}
        className={styles['form']}
        noValidate
        data-static
        onSubmit={(event) => {
          event.preventDefault();
          void buy();
        }}
      >
        <RadioChoice
          legend={texts.amountLegend}
          name="giftCardAmount"
          options={[
            ...amounts.map((amount) => ({
              value: String(amount),
              label: formatKroner(amount),
              aside: undefined,
            })),
            { value: OTHER, label: texts.otherAmount, aside: undefined },
          ]}
          chosen={chosen}
          onChoose={setWanted}
        />
        {isOther && (
          <TextField
            label={texts.typedAmount}
            name={TYPED}
            inputMode="numeric"
            value={typed}
            error={problem}
            onChange={({ target }) => setTyped(formatPriceInput(target.value))}
          />
        )}
        <Button look="primary" type="submit" busy={pending}>
          {texts.buy}
        </Button>
      </form>
      <p className={styles['note']}>{texts.conditions(years)}</p>
    </section>
  );
}
