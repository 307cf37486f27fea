import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { SelectField } from '#src/admin/fields/SelectField.tsx';
import styles from '#src/admin/settings/Settings.module.css';
import { SettingsSection } from '#src/admin/settings/SettingsSection.tsx';
import { widerLicenceIds, type WiderLicenceId } from '#src/model/licences/licence.ts';
import { Switch } from '#src/ui/form/Switch.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import type { Places } from '../option.ts';
import {
  licenceSettings,
  licenceSettingsRules,
  licencesFrom,
  type LicencePriceKind,
  type LicenceSettingsValues,
} from './settingsForm.ts';
import { licenceSettingsTexts as texts } from './settingsTexts.ts';

type Form = UseFormReturn<LicenceSettingsValues>;

const priceKinds = ['none', 'factor', 'addition'] as const satisfies readonly LicencePriceKind[];

/** The kind that is no price has no number. */
const hasAmount: Record<LicencePriceKind, boolean> = { none: false, factor: true, addition: true };

function PriceFields({ form, id }: { form: Form; id: WiderLicenceId }) {
  const { register, watch, formState } = form;
  return (
    <div className={styles['pair']}>
      <SelectField label={texts.licenceOf[id]} {...register(`${id}Kind`)}>
        {priceKinds.map((kind) => (
          <option key={kind} value={kind}>
            {texts.prices[kind]}
          </option>
        ))}
      </SelectField>
      {hasAmount[watch(`${id}Kind`)] && (
        <TextField
          label={texts.amountOf[id]}
          error={formState.errors[`${id}Amount`]?.message}
          inputMode="decimal"
          autoComplete="off"
          {...register(`${id}Amount`)}
        />
      )}
    </div>
  );
}

/** Whether the shop sells wider licences, and at which prices. */
export function LicenceSettings({ shop, save }: Places['settings']) {
  const values = useMemo(() => licenceSettings(shop), [shop]);
  return (
    <SettingsSection
      title={texts.title}
      intro={texts.intro}
      values={values}
      rules={licenceSettingsRules}
      save={(before, after) => save(licencesFrom(before), licencesFrom(after))}
    >
      {(form) => (
        <>
          <Switch
            label={texts.isOn}
            error={form.formState.errors.isOn?.message}
            {...form.register('isOn')}
          />
          {form.watch('isOn') && (
            <div className={styles['group']}>
              {widerLicenceIds.map((id) => (
                <PriceFields key={id} form={form} id={id} />
              ))}
            </div>
          )}
        </>
      )}
    </SettingsSection>
  );
}
