import { useState } from 'react';
import { issue } from './manage.ts';
import { randomGiftCardCode } from '#src/data/newId.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { parsePriceInput } from '#src/model/base/money.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { shownCode } from '#src/model/giftCards/code.ts';
import {
  giftCardEditorErrors,
  giftCardEditorTexts as texts,
} from '#src/options/giftCards/editorTexts.ts';
import { GIFT_CARD_MAX_KRONER } from '#src/model/giftCards/offer.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Switch } from '#src/ui/form/Switch.tsx';
import { Dialog, DialogActions } from '#src/ui/overlay/Dialog.tsx';
import { PriceField } from '#src/admin/fields/PriceField.tsx';
import styles from '#src/options/CodeList.module.css';

interface IssueGiftCardDialogProps {
  /** Called with a card that is issued, or may be. */
  onTried: (code: string) => void;
  onClose: () => void;
}

/** Issues a card that was sold in person or is given away, and shows its code. */
export function IssueGiftCardDialog({ onTried, onClose }: IssueGiftCardDialogProps) {
  const [typed, setTyped] = useState('');
  const [isGiven, setIsGiven] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const [code] = useState(randomGiftCardCode);
  const [isIssued, setIsIssued] = useState(false);
  const { pending, submit } = useSubmit(issue, {
    errors: giftCardEditorErrors.issue,
  });
  const value = parsePriceInput(typed) ?? 0;
  const isMissing = value < 1 || value > GIFT_CARD_MAX_KRONER;

  async function send(): Promise<void> {
    setIsTried(true);
    if (isMissing) return;
    const outcome = await submit({ code, value, isGiven });
    setIsIssued(outcome.done);
    // A card whose answer is lost may be issued, too.
    onTried(code);
  }

  if (isIssued) {
    return (
      <Dialog title={texts.issuedTitle} description={texts.issuedText} onClose={onClose}>
        <p className={styles['code']}>{shownCode(code)}</p>
        <DialogActions>
          <Button look="primary" onClick={onClose}>
            {texts.close}
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <Dialog title={texts.add} onClose={onClose}>
      <PriceField
        label={texts.value}
        value={typed}
        onChange={setTyped}
        error={isTried && isMissing ? texts.valueMissing : undefined}
      />
      <Switch
        label={texts.isGiven}
        checked={isGiven}
        onChange={({ target }) => setIsGiven(target.checked)}
      />
      <p className={styles['facts']}>{texts.isGivenHint}</p>
      <DialogActions>
        <Button look="quiet" disabled={pending} onClick={onClose}>
          {commonTexts.cancel}
        </Button>
        <Button look="primary" busy={pending} onClick={() => void send()}>
          {pending ? texts.issuing : texts.issue}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
