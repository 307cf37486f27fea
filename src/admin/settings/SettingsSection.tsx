import { type ReactNode, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import type { RuleTable } from '#src/model/base/formRules.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { settingsErrors, settingsTexts as texts } from '#src/model/settings/texts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { useOrderedForm } from '../editing/ItemDialog.tsx';
import { useRefresh } from '../editing/KeptView.tsx';
import { useUnsavedGuard } from '../editing/LeaveGuard.tsx';
import { Section, type SectionProps } from '../layout/Section.tsx';
import styles from './Settings.module.css';

interface SettingsSectionProps<Values extends FieldValues> extends Omit<SectionProps, 'children'> {
  /** The saved values, which others may change meanwhile. */
  values: Values;
  rules: RuleTable<Values>;
  /** Saves what differs between the values that the edits began with and those of now. */
  save: (before: Values, after: Values) => Promise<void>;
  children: (form: UseFormReturn<Values>) => ReactNode;
  /** What stands below the form and is not saved with it. */
  after?: ReactNode;
}

const success = () => ({ kind: 'success', text: texts.saved }) as const;

function SectionForm<Values extends FieldValues>({
  title,
  values,
  rules,
  save,
  children,
  onDiscard,
}: Omit<SettingsSectionProps<Values>, 'intro' | 'after'> & { onDiscard: () => void }) {
  // What others save meanwhile is taken over when nothing is edited: until then it is a conflict.
  const [before, setBefore] = useState(values);
  // Until the record says so, too.
  const [saved, setSaved] = useState<Values>();
  const form = useOrderedForm({ values: before, rules, keptAs: `settings/${title}` });
  const { isDirty } = form.formState;
  if (!isDirty && before !== values) {
    setBefore(values);
    setSaved(undefined);
  }
  useUnsavedGuard(isDirty);
  const refresh = useRefresh();
  const { pending, submit } = useSubmit(save, { success, errors: settingsErrors.save });

  async function send(after: Values): Promise<void> {
    const { done } = await submit(saved ?? before, after);
    if (!done) return;
    setSaved(after);
    form.reset(after);
    refresh();
  }

  return (
    <Form form={form} onSubmit={send}>
      {children(form)}
      {isDirty && (
        <div className={styles['actions']}>
          <Button look="primary" type="submit" busy={pending}>
            {pending ? commonTexts.saving : texts.save}
          </Button>
          <Button look="quiet" disabled={pending} onClick={onDiscard}>
            {texts.discard}
          </Button>
        </div>
      )}
    </Form>
  );
}

/** A part of the settings that is saved by itself. */
export function SettingsSection<Values extends FieldValues>({
  title,
  intro,
  after,
  ...form
}: SettingsSectionProps<Values>) {
  // Discarded edits go with their form: the next one begins with what is saved by then.
  const [discarded, setDiscarded] = useState(0);
  return (
    <Section title={title} intro={intro}>
      <SectionForm
        key={discarded}
        title={title}
        {...form}
        onDiscard={() => setDiscarded((count) => count + 1)}
      />
      {after}
    </Section>
  );
}
