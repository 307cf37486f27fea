import { useState } from 'react';
import { site } from '#src/config/site.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { PIN_SHAPE } from '#src/model/clients/access.ts';
import { clientErrors, clientTexts } from '#src/model/clients/texts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import styles from './ClientGallery.module.css';

interface PinFormProps {
  opening: 'pinNeeded' | 'pinWrong' | 'pinWait';
  waitSeconds: number;
  tryPin: (pin: string) => Promise<void>;
}

/** Asks for the PIN. */
export function PinForm({ opening, waitSeconds, tryPin }: PinFormProps) {
  const [pin, setPin] = useState('');
  const [isMalformed, setIsMalformed] = useState(false);
  const { pending, submit } = useSubmit(tryPin, { errors: clientErrors.open });

  const answers = {
    pinNeeded: undefined,
    pinWrong: clientTexts.pinWrong,
    pinWait: clientTexts.pinWait(waitSeconds),
  };

  function send(): void {
    const isValid = PIN_SHAPE.test(pin);
    setIsMalformed(!isValid);
    if (isValid) void submit(pin);
  }

  return (
    <form
      className={styles['notice']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <p className={styles['owner']}>{site.businessName}</p>
      <h1 className={styles['question']}>{clientTexts.pinTitle}</h1>
      <div className={styles['pin']}>
        <TextField
          label={clientTexts.pinLabel}
          hint={clientTexts.pinHint}
          error={isMalformed ? clientTexts.pinShape : answers[opening]}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          value={pin}
          onChange={({ target }) => setPin(target.value.trim())}
        />
      </div>
      <Button type="submit" look="primary" busy={pending}>
        {clientTexts.pinSubmit}
      </Button>
    </form>
  );
}
