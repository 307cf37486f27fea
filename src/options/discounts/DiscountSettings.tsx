import { useMemo } from 'react';
import { SettingsSection } from '#src/admin/settings/SettingsSection.tsx';
import { Switch } from '#src/ui/form/Switch.tsx';
import type { Places } from '../option.ts';
import { discountSettingsTexts as texts } from './settingsTexts.ts';

/** Whether the shop has discount codes. */
export function DiscountSettings({ shop: { discounts }, save }: Places['settings']) {
  const values = useMemo(() => ({ discounts }), [discounts]);
  return (
    <SettingsSection title={texts.title} intro={texts.intro} values={values} rules={[]} save={save}>
      {({ register }) => <Switch label={texts.isOn} {...register('discounts')} />}
    </SettingsSection>
  );
}
