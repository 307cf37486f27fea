import { Printer } from 'lucide-react';
import { useState } from 'react';
import { site } from '#src/config/site.ts';
import { formatLongDate, startOfDay } from '#src/model/base/dates.ts';
import { formatKroner } from '#src/model/base/money.ts';
import { shownCode } from '#src/model/giftCards/code.ts';
import type { SoldCard } from '#src/model/giftCards/schema.ts';
import { giftCardTexts as texts } from '#src/model/giftCards/texts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import styles from './GiftCards.module.css';

const lastDayOf = ({ lastDay }: SoldCard): string => formatLongDate(startOfDay(lastDay));

/** A card to give away on paper. When printed, it is the only content of the page. */
function PrintedCard({ card, onClose }: { card: SoldCard; onClose: () => void }) {
  const address = new URL(site.origin).host;
  return (
    <Dialog title={texts.cardTitle} onClose={onClose}>
      <div className={styles['sheet']} data-receipt="">
        <div className={styles['card']}>
          <p className={styles['business']}>{site.businessName}</p>
          <p className={styles['kind']}>{texts.cardTitle}</p>
          <p className={styles['value']}>{formatKroner(card.value)}</p>
          <p className={styles['code']}>{shownCode(card.code)}</p>
          <p className={styles['words']}>{texts.howToUse(address)}</p>
          <p className={styles['words']}>{texts.validUntil(lastDayOf(card))}</p>
        </div>
        <Button look="primary" className={styles['print']} onClick={() => window.print()}>
          <Icon of={Printer} size={18} />
          {texts.print}
        </Button>
      </div>
    </Dialog>
  );
}

/** The cards of a purchase, each with its code. */
export function GiftCards({ cards }: { cards: readonly SoldCard[] }) {
  const [shown, setShown] = useState<SoldCard>();
  return (
    <>
      <ul className={styles['cards']}>
        {cards.map((card) => (
          <li key={card.code} className={styles['line']}>
            <p>
              <span className={styles['number']}>{shownCode(card.code)}</span>
              <span className={styles['words']}>
                {`${formatKroner(card.value)} · ${texts.validUntil(lastDayOf(card))}`}
              </span>
            </p>
            <Button aria-label={texts.showOf(shownCode(card.code))} onClick={() => setShown(card)}>
              {texts.show}
            </Button>
          </li>
        ))}
      </ul>
      {shown && <PrintedCard card={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
