import { useMemo } from 'react';
import * as adminSettings from '#src/data/repos/settings/adminSettings.ts';
import { optionalMailKinds } from '#src/model/mails/outbox.ts';
import type { ClosedSettings } from '#src/model/settings/closed.ts';
import { toldValues } from '#src/model/settings/form.ts';
import { settingsTexts } from '#src/model/settings/texts.ts';
import { Switch } from '#src/ui/form/Switch.tsx';
import { SettingsSection } from './SettingsSection.tsx';

const texts = settingsTexts.told;

/** A switch for each mail to the photographer that she may turn off. */
export function ToldSection({ closed }: { closed: ClosedSettings }) {
  const values = useMemo(() => toldValues(closed), [closed]);
  return (
    <SettingsSection
      title={texts.title}
      intro={texts.intro}
      values={values}
      rules={[]}
      save={(_, told) => adminSettings.closed.update(() => ({ told }))}
    >
      {({ register }) =>
        optionalMailKinds.map((kind) => (
          <Switch key={kind} label={texts.kinds[kind]} {...register(kind)} />
        ))
      }
    </SettingsSection>
  );
}
