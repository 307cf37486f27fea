import { useMemo, useState } from 'react';
import { site } from '#src/config/site.ts';
import { reauthenticate } from '#src/data/auth/account.ts';
import { changePayee, watchPayeeChanges } from '#src/data/repos/settings/adminSettings.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { isListedEmail } from '#src/model/account/roles.ts';
import { formatPhone } from '#src/model/account/phone.ts';
import { formatDateTime } from '#src/model/base/dates.ts';
import { toAppError } from '#src/model/base/errors.ts';
import { payeeFrom, payeeRules, payeeValues, type PayeeValues } from '#src/model/settings/form.ts';
import { payeeChangeLines } from '#src/model/settings/payee.ts';
import type { Payee, PublicSettings } from '#src/model/settings/schema.ts';
import { payeeTexts, settingsErrors, settingsTexts } from '#src/model/settings/texts.ts';
import { useSession } from '#src/stores/session.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Facts } from '#src/ui/display/Facts.tsx';
import { PasswordField } from '#src/ui/form/PasswordField.tsx';
import { Switch } from '#src/ui/form/Switch.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { AsyncView } from '#src/ui/states/AsyncView.tsx';
import { ItemDialog } from '../editing/ItemDialog.tsx';
import { useRefresh } from '../editing/KeptView.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { Section } from '../layout/Section.tsx';
import styles from './Settings.module.css';

const texts = settingsTexts.payee;

const ways = ['manual', 'automatic'] as const satisfies readonly PayeeValues['mobilePay'][];

const errors = {
  ...settingsErrors.payee,
  codes: { ...settingsErrors.password.codes, ...settingsErrors.payee.codes },
};

interface PayeeDialogProps {
  /** The settings that the owner has seen. */
  settings: PublicSettings;
  onClose: () => void;
}

/** Asks for the new numbers and the password, so that the sign-in is fresh when the server looks. */
function PayeeDialog({ settings, onClose }: PayeeDialogProps) {
  const values = useMemo(() => payeeValues(settings), [settings]);
  const refresh = useRefresh();
  async function save(after: PayeeValues): Promise<void> {
    await reauthenticate(after.currentPassword);
    try {
      await changePayee(payeeFrom(after), settings.payeeRevision);
    } catch (thrown) {
      // Another owner's choice stands below the dialog, and is to be seen before it is changed again.
      if (toAppError(thrown).code === 'aborted') onClose();
      throw thrown;
    } finally {
      refresh();
    }
  }
  return (
    <ItemDialog
      title={texts.dialogTitle}
      submitLabel={texts.save}
      values={values}
      rules={payeeRules}
      save={save}
      success={() => texts.saved}
      errors={errors}
      onClose={onClose}
    >
      {({ register, formState }) => {
        const field = (
          name: 'mobilePayNumber' | 'bank' | 'registrationNumber' | 'accountNumber',
        ) => ({
          label: texts[name],
          error: formState.errors[name]?.message,
          autoComplete: 'off',
          ...register(name),
        });
        return (
          <>
            <p>{texts.dialogText}</p>
            <TextField {...field('mobilePayNumber')} inputMode="numeric" />
            <TextField {...field('bank')} />
            <div className={styles['pair']}>
              <TextField {...field('registrationNumber')} inputMode="numeric" />
              <TextField {...field('accountNumber')} inputMode="numeric" />
            </div>
            <SelectField
              label={texts.mobilePay}
              hint={texts.mobilePayHint}
              {...register('mobilePay')}
            >
              {ways.map((way) => (
                <option key={way} value={way}>
                  {texts.mobilePayWays[way]}
                </option>
              ))}
            </SelectField>
            <Switch
              label={texts.card}
              hint={texts.cardHint}
              error={formState.errors.card?.message}
              {...register('card')}
            />
            <PasswordField
              label={texts.password}
              error={formState.errors.currentPassword?.message}
              autoComplete="current-password"
              {...register('currentPassword')}
            />
          </>
        );
      }}
    </ItemDialog>
  );
}

const changes = { watch: watchPayeeChanges };

/** The changes of the payee, the latest first. */
function PayeeLog() {
  const log = useResource(changes);
  return (
    <div className={styles['log']}>
      <h3 className={styles['subtitle']}>{texts.logTitle}</h3>
      <AsyncView state={log} skeleton={null} errors={settingsErrors.log}>
        {(entries) =>
          entries.length === 0 ? (
            <p className={styles['intro']}>{texts.logEmpty}</p>
          ) : (
            <ol className={styles['log']} aria-label={texts.logTitle}>
              {entries.map((entry) => (
                <li key={entry.id} className={styles['change']}>
                  {payeeChangeLines(entry).map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                  <span className={styles['who']}>
                    {texts.logLine(entry.by, formatDateTime(entry.at))}
                  </span>
                </li>
              ))}
            </ol>
          )
        }
      </AsyncView>
    </div>
  );
}

function PayeeFacts({ mobilePayNumber, bankAccount, payments }: Payee) {
  return (
    <Facts
      look="rows"
      facts={[
        [texts.mobilePayNumber, formatPhone(mobilePayNumber)],
        [texts.bank, bankAccount.bank],
        [texts.registrationNumber, bankAccount.registrationNumber],
        [texts.accountNumber, bankAccount.accountNumber],
        [texts.mobilePay, payeeTexts.way(payments)],
      ]}
    />
  );
}

/** The payee of the customers. An owner changes it, by way of the server. */
export function PayeeSection({ settings }: { settings: PublicSettings }) {
  const user = useSession((state) => state.user);
  const [opened, setOpened] = useState<PublicSettings>();
  const isOwner = user?.emailVerified === true && isListedEmail(user.email, site.ownerEmails);
  return (
    <Section title={texts.title} intro={texts.intro}>
      <PayeeFacts {...settings} />
      {isOwner ? (
        <div className={styles['actions']}>
          <Button onClick={() => setOpened(settings)}>{texts.change}</Button>
        </div>
      ) : (
        <p className={styles['intro']}>{texts.ownersOnly}</p>
      )}
      <PayeeLog />
      {opened && <PayeeDialog settings={opened} onClose={() => setOpened(undefined)} />}
    </Section>
  );
}
