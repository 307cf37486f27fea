import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SettingsSection } from '#src/admin/settings/SettingsSection.tsx';
import { Switch } from '#src/ui/form/Switch.tsx';
import { press } from '../../support/page.tsx';
import { show } from '../../support/show.ts';

const off = { isOn: false };
const on = { isOn: true };

test('what is changed back before the record says what was saved is a change to what was saved', async () => {
  const saved: object[] = [];
  await show(
    <SettingsSection
      title="Besked til dig"
      intro=""
      values={off}
      rules={[]}
      save={(before, after) => Promise.resolve(void saved.push([before, after]))}
    >
      {({ register }) => <Switch label="Mail" {...register('isOn')} />}
    </SettingsSection>,
  );
  for (const count of [1, 2]) {
    await userEvent.click(screen.getByRole('switch', { name: 'Mail' }));
    await press('Gem Ændringer');
    await waitFor(() => expect(saved).toHaveLength(count));
  }
  expect(saved).toEqual([
    [off, on],
    [on, off],
  ]);
});
