import { useMemo, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import * as adminSettings from '#src/data/repos/settings/adminSettings.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { adminPath } from '#src/model/base/addresses.ts';
import { changesTo } from '#src/model/base/edits.ts';
import { type CustomerMailKind, customerMailKinds } from '#src/model/mails/orderMailRules.ts';
import {
  OWN_WORDS_MAX_LENGTH as maxLength,
  type ClosedSettings,
} from '#src/model/settings/closed.ts';
import {
  ownWordsFrom,
  ownWordsRules,
  ownWordsValues,
  type OwnWordsValues,
} from '#src/model/settings/form.ts';
import type { Shop } from '#src/model/settings/schema.ts';
import { settingsErrors, settingsTexts } from '#src/model/settings/texts.ts';
import { adminTexts } from '#src/model/system/dashboardTexts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Link } from '#src/ui/controls/Link.tsx';
import { TextArea } from '#src/ui/form/TextField.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { MailPreview } from './MailPreview.tsx';
import styles from './Settings.module.css';
import { SettingsSection } from './SettingsSection.tsx';

const texts = settingsTexts.mails;

/** Writes the words that differ, unless somebody else has changed the same ones since. */
function saveWords(before: OwnWordsValues, after: OwnWordsValues): Promise<void> {
  return adminSettings.closed.update((current) => {
    const stored = ownWordsValues(current);
    return ownWordsFrom({ ...stored, ...changesTo(stored, before, after) });
  });
}

interface TrialProps {
  kind: CustomerMailKind;
  shop: Shop;
  form: UseFormReturn<OwnWordsValues>;
}

/** Shows the chosen mail with the words as they are typed, and sends it to whoever types them. */
function Trial({ kind, shop, form: { control } }: TrialProps) {
  const [isShown, setIsShown] = useState(false);
  const [opening, closing] = useWatch({ control, name: [kind, `${kind}-closing`] });
  const { pending, submit } = useSubmit(adminSettings.sendTestMail, {
    success: (address) => ({ kind: 'success', text: texts.tested(address) }),
    errors: settingsErrors.testMail,
  });
  return (
    <div className={styles['actions']}>
      <Button onClick={() => setIsShown(true)}>{texts.preview}</Button>
      <Button busy={pending} onClick={() => void submit({ kind, opening, closing })}>
        {pending ? texts.testing : texts.test}
      </Button>
      {isShown && (
        <MailPreview
          kind={kind}
          words={{ opening, closing }}
          shop={shop}
          onClose={() => setIsShown(false)}
        />
      )}
    </div>
  );
}

function MailWords({ shop, form }: Omit<TrialProps, 'kind'>) {
  const [kind, setKind] = useState<CustomerMailKind>('received');
  const { register } = form;
  return (
    <>
      <SelectField
        label={texts.kind}
        value={kind}
        onChange={({ target }) => setKind(target.value as CustomerMailKind)}
      >
        {customerMailKinds.map((each) => (
          <option key={each} value={each}>
            {texts.kinds[each]}
          </option>
        ))}
      </SelectField>
      <TextArea
        key={kind}
        label={texts.opening}
        hint={texts.openingHint}
        rows={3}
        maxLength={maxLength}
        {...register(kind)}
      />
      <TextArea
        key={`${kind}-closing`}
        label={texts.closing}
        hint={texts.closingHint}
        rows={3}
        maxLength={maxLength}
        {...register(`${kind}-closing`)}
      />
      <Trial kind={kind} shop={shop} form={form} />
    </>
  );
}

/** The photographer's own words in the mails of customers. */
export function MailSection({ closed, shop }: { closed: ClosedSettings; shop: Shop }) {
  const values = useMemo(() => ownWordsValues(closed), [closed]);
  return (
    <SettingsSection
      title={texts.title}
      intro={texts.intro}
      values={values}
      rules={ownWordsRules}
      save={saveWords}
    >
      {(form) => (
        <>
          <MailWords shop={shop} form={form} />
          <p className={styles['intro']}>
            {texts.reminders}{' '}
            <Link to={adminPath('kontantbetaling')}>{adminTexts.tabs.kontantbetaling}</Link>.
          </p>
        </>
      )}
    </SettingsSection>
  );
}
