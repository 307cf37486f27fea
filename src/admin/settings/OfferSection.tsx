import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { widerLicenceIds, type WiderLicenceId } from '#src/model/licences/licence.ts';
import {
  offerRules,
  offersFrom,
  offerValues,
  type LicencePriceKind,
  type OfferValues,
} from '#src/model/settings/offerForm.ts';
import type { Shop } from '#src/model/settings/schema.ts';
import { settingsTexts } from '#src/model/settings/texts.ts';
import { Switch } from '#src/ui/form/Switch.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import styles from './Settings.module.css';
import { SettingsSection } from './SettingsSection.tsx';

const texts = settingsTexts.offers;

type Form = UseFormReturn<OfferValues>;

const vatTimes = ['use', 'sale'] as const satisfies readonly OfferValues['vatAt'][];

function GiftCardFields({ register, formState: { errors } }: Form) {
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

const priceKinds = ['none', 'factor', 'addition'] as const satisfies readonly LicencePriceKind[];

/** The kind that is no price has no number. */
const hasAmount: Record<LicencePriceKind, boolean> = { none: false, factor: true, addition: true };

function LicenceFields({ form, id }: { form: Form; id: WiderLicenceId }) {
  const { register, watch, formState } = form;
  return (
    <div className={styles['pair']}>
      <SelectField label={texts.licenceOf[id]} {...register(`${id}Kind`)}>
        {priceKinds.map((kind) => (
          <option key={kind} value={kind}>
            {texts.licencePrices[kind]}
          </option>
        ))}
      </SelectField>
      {hasAmount[watch(`${id}Kind`)] && (
        <TextField
          label={texts.licenceAmountOf[id]}
          error={formState.errors[`${id}Amount`]?.message}
          inputMode="decimal"
          autoComplete="off"
          {...register(`${id}Amount`)}
        />
      )}
    </div>
  );
}

interface OfferSectionProps {
  shop: Shop;
  save: (before: Partial<Shop>, after: Partial<Shop>) => Promise<void>;
}

/** Discount codes, gift cards and licences: whether the shop has them, and on which terms. */
export function OfferSection({ shop, save }: OfferSectionProps) {
  const values = useMemo(() => offerValues(shop), [shop]);
  return (
    <SettingsSection
      title={texts.title}
      intro={texts.intro}
      values={values}
      rules={offerRules(shop)}
      save={(before, after) => save(offersFrom(before, shop), offersFrom(after, shop))}
    >
      {(form) => {
        const { register, watch, formState } = form;
        const noLicence = formState.errors.hasLicences?.message;
        return (
          <>
            <Switch label={texts.discounts} hint={texts.discountsHint} {...register('discounts')} />
            <Switch
              label={texts.giftCards}
              hint={texts.giftCardsHint}
              {...register('hasGiftCards')}
            />
            {watch('hasGiftCards') && <GiftCardFields {...form} />}
            <Switch label={texts.licences} hint={texts.licencesHint} {...register('hasLicences')} />
            {watch('hasLicences') && (
              <div className={styles['group']}>
                {widerLicenceIds.map((id) => (
                  <LicenceFields key={id} form={form} id={id} />
                ))}
                {noLicence !== undefined && <p className={styles['error']}>{noLicence}</p>}
              </div>
            )}
          </>
        );
      }}
    </SettingsSection>
  );
}
