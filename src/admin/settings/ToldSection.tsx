import { useMemo } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import * as pushDevices from '#src/data/repos/account/pushDevices.ts';
import * as adminSettings from '#src/data/repos/settings/adminSettings.ts';
import { changesTo } from '#src/model/base/edits.ts';
import { formatKroner } from '#src/model/base/money.ts';
import { type OptionalMailKind, optionalMailKinds } from '#src/model/mails/outbox.ts';
import type { ClosedSettings } from '#src/model/settings/closed.ts';
import { toldFrom, toldRules, toldValues, type ToldValues } from '#src/model/settings/form.ts';
import type { Shop } from '#src/model/settings/schema.ts';
import { settingsTexts } from '#src/model/settings/texts.ts';
import { GIGABYTE, monthlyKroner } from '#src/model/statistics/storageUse.ts';
import { Switch } from '#src/ui/form/Switch.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { PushDevices } from './PushDevices.tsx';
import styles from './Settings.module.css';
import { SettingsSection } from './SettingsSection.tsx';

const texts = settingsTexts.told;

type ToldForm = Pick<UseFormReturn<ToldValues>, 'control' | 'register' | 'formState'>;

function Event({ kind, register }: { kind: OptionalMailKind } & Pick<ToldForm, 'register'>) {
  return (
    <fieldset className={styles['event']}>
      <legend className={styles['eventName']}>{texts.kinds[kind]}</legend>
      <Switch label={texts.channels.mail} {...register(kind)} />
      {pushDevices.isSetUp() && (
        <Switch label={texts.channels.push} {...register(`${kind}-push`)} />
      )}
    </fieldset>
  );
}

function StorageLimit({ control, register, formState: { errors } }: ToldForm) {
  const typed = useWatch({ control, name: 'storageGigabytes' });
  const price = monthlyKroner(Number(typed) * GIGABYTE);
  return (
    <TextField
      label={texts.storage}
      hint={Number.isFinite(price) ? texts.storageHint(formatKroner(price)) : undefined}
      error={errors.storageGigabytes?.message}
      inputMode="numeric"
      {...register('storageGigabytes')}
    />
  );
}

/** Writes the choices that differ, unless somebody else has changed the same ones since. */
function saveTold(before: ToldValues, after: ToldValues): Promise<void> {
  return adminSettings.closed.update((current) => {
    const stored = toldValues(current);
    return toldFrom({ ...stored, ...changesTo(stored, before, after) });
  });
}

/** What the photographer hears of, and how. */
export function ToldSection({ closed, shop }: { closed: ClosedSettings; shop: Shop }) {
  const settlesItself = shop.payments.mobilePay === 'automatic';
  const kinds = optionalMailKinds.filter((kind) => settlesItself || kind !== 'order-paid');
  const values = useMemo(() => toldValues(closed), [closed]);
  return (
    <SettingsSection
      title={texts.title}
      intro={texts.intro}
      values={values}
      rules={toldRules}
      save={saveTold}
      after={<PushDevices />}
    >
      {(form) => (
        <>
          <div className={styles['events']}>
            {kinds.map((kind) => (
              <Event key={kind} kind={kind} register={form.register} />
            ))}
          </div>
          <StorageLimit {...form} />
        </>
      )}
    </SettingsSection>
  );
}
