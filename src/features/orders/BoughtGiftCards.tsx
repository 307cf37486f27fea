import { Printer } from 'lucide-react';
import { useState } from 'react';
import { site } from '#src/config/site.ts';
import { formatLongDate, startOfDay } from '#src/model/base/dates.ts';
import { formatKroner } from '#src/model/base/money.ts';
import { shownCode } from '#src/model/giftCards/code.ts';
import type { SoldGiftCard } from '#src/model/giftCards/schema.ts';
import { giftCardTexts as texts } from '#src/model/giftCards/texts.ts';
import { useShop } from '#src/stores/shop.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { Dialog, DialogActions } from '#src/ui/overlay/Dialog.tsx';
import styles from './BoughtGiftCards.module.css';

const lastDayOf = ({ lastDay }: SoldGiftCard): string => formatLongDate(startOfDay(lastDay));

/** A card to give away on paper. When printed, it is the only content of the page. */
function PrintedGiftCard({ giftCard, onClose }: { giftCard: SoldGiftCard; onClose: () => void }) {
  const shop = useShop();
  const address = new URL(site.origin).host;
  return (
    <Dialog title={texts.name} onClose={onClose}>
      <div className={styles['sheet']} data-receipt="">
        <div className={styles['card']}>
          <p className={styles['business']}>{shop.businessName}</p>
          <p className={styles['kind']}>{texts.name}</p>
          <p className={styles['value']}>{formatKroner(giftCard.value)}</p>
          <p className={styles['code']}>{shownCode(giftCard.code)}</p>
          <p className={styles['words']}>{texts.howToUse(address)}</p>
          <p className={styles['words']}>{texts.validUntil(lastDayOf(giftCard))}</p>
        </div>
      </div>
      <DialogActions>
        <Button look="primary" onClick={() => window.print()}>
          <Icon of={Printer} size={18} />
          {texts.print}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The cards of a purchase, each with its code. */
export function BoughtGiftCards({ giftCards }: { giftCards: readonly SoldGiftCard[] }) {
  const [shown, setShown] = useState<SoldGiftCard>();
  return (
    <>
      <ul className={styles['cards']}>
        {giftCards.map((giftCard) => (
          <li key={giftCard.code} className={styles['line']}>
            <p>
              <span className={styles['number']}>{shownCode(giftCard.code)}</span>
              <span className={styles['words']}>
                {`${formatKroner(giftCard.value)} · ${texts.validUntil(lastDayOf(giftCard))}`}
              </span>
            </p>
            <Button
              aria-label={texts.showOf(shownCode(giftCard.code))}
              onClick={() => setShown(giftCard)}
            >
              {texts.show}
            </Button>
          </li>
        ))}
      </ul>
      {shown && <PrintedGiftCard giftCard={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
