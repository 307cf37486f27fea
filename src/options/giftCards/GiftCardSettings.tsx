import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { SelectField } from '#src/admin/fields/SelectField.tsx';
import styles from '#src/admin/settings/Settings.module.css';
import { SettingsSection } from '#src/admin/settings/SettingsSection.tsx';
import { Switch } from '#src/ui/form/Switch.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import type { Places } from '../option.ts';
import {
  giftCardSettings,
  giftCardSettingsRules,
  giftCardsFrom,
  type GiftCardSettingsValues,
} from './settingsForm.ts';
import { giftCardSettingsTexts as texts } from './settingsTexts.ts';

const vatTimes = ['use', 'sale'] as const satisfies readonly GiftCardSettingsValues['vatAt'][];

function OfferFields({ register, formState: { errors } }: UseFormReturn<GiftCardSettingsValues>) {
  const field = (name: 'amounts' | 'least' | 'most' | 'years') => ({
    label: texts[name],
    error: errors[name]?.message,
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    ...register(name),
  });
  return (
    <div className={styles['group']}>
      <TextField {...field('amounts')} hint={texts.amountsHint} inputMode="text" />
      <div className={styles['pair']}>
        <TextField {...field('least')} />
        <TextField {...field('most')} />
      </div>
      <div className={styles['pair']}>
        <TextField {...field('years')} />
        <SelectField label={texts.vatAt} error={errors.vatAt?.message} {...register('vatAt')}>
          {vatTimes.map((time) => (
            <option key={time} value={time}>
              {texts.vatTimes[time]}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  );
}

/** Whether the shop sells gift cards, and on which terms. */
export function GiftCardSettings({ shop, save }: Places['settings']) {
  const values = useMemo(() => giftCardSettings(shop), [shop]);
  return (
    <SettingsSection
      title={texts.title}
      intro={texts.intro}
      values={values}
      rules={giftCardSettingsRules(shop)}
      save={(before, after) => save(giftCardsFrom(before, shop), giftCardsFrom(after, shop))}
    >
      {(form) => (
        <>
          <Switch label={texts.isOn} {...form.register('isOn')} />
          {form.watch('isOn') && <OfferFields {...form} />}
        </>
      )}
    </SettingsSection>
  );
}
