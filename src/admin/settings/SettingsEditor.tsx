import { useMemo } from 'react';
import * as adminSettings from '#src/data/repos/settings/adminSettings.ts';
import * as shopSettings from '#src/data/repos/settings/shop.ts';
import { memberOf } from '#src/model/base/closedSets.ts';
import {
  businessFrom,
  businessRules,
  businessValues,
  settingsChanges,
} from '#src/model/settings/form.ts';
import type { PublicSettings, Shop } from '#src/model/settings/schema.ts';
import { settingsErrors, settingsTexts as texts } from '#src/model/settings/texts.ts';
import { OptionParts } from '#src/options/OptionParts.tsx';
import { Switch } from '#src/ui/form/Switch.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { afterOther } from '../editing/afterOther.ts';
import { KeptView } from '../editing/KeptView.tsx';
import { useEditedResource } from '../editing/useDocumentEditor.ts';
import { SelectField } from '../fields/SelectField.tsx';
import { EditorShell, EditorSkeleton } from '../layout/EditorShell.tsx';
import { ConnectionsSection } from './ConnectionsSection.tsx';
import { MailSection } from './MailSection.tsx';
import { PayeeSection } from './PayeeSection.tsx';
import styles from './Settings.module.css';
import { SettingsSection } from './SettingsSection.tsx';
import { ToldSection } from './ToldSection.tsx';
import { WatermarkSection } from './watermark/WatermarkSection.tsx';

/** Writes what differs. Fails with 'aborted' when somebody else has changed the same since, or what goes with it. */
function saveChanges(before: Partial<Shop>, after: Partial<Shop>): Promise<void> {
  return shopSettings.update((current) => settingsChanges(current, before, after));
}

function BusinessSection({ shop }: { shop: PublicSettings }) {
  const words = texts.business;
  const values = useMemo(() => businessValues(shop), [shop]);
  return (
    <SettingsSection
      title={words.title}
      intro={words.intro}
      values={values}
      rules={businessRules(shop)}
      save={(before, after) => saveChanges(businessFrom(before), businessFrom(after))}
    >
      {({ register, formState: { errors } }) => {
        const field = (name: Exclude<keyof typeof values, 'vat'>) => ({
          label: words[name],
          error: errors[name]?.message,
          autoComplete: 'off',
          ...register(name),
        });
        return (
          <>
            <TextField {...field('businessName')} />
            <div className={styles['pair']}>
              <TextField {...field('photographerName')} />
              <TextField {...field('photographerTitle')} />
            </div>
            <div className={styles['pair']}>
              <TextField {...field('email')} inputMode="email" autoCapitalize="none" />
              <TextField {...field('phone')} hint={words.phoneHint} inputMode="tel" />
            </div>
            <TextField {...field('street')} />
            <div className={styles['pair']}>
              <TextField {...field('postalCode')} inputMode="numeric" />
              <TextField {...field('city')} />
            </div>
            <TextField {...field('country')} />
            <div className={styles['pair']}>
              <TextField {...field('socialName')} />
              <TextField {...field('socialUrl')} inputMode="url" autoCapitalize="none" />
            </div>
            <TextField {...field('cvrNumber')} hint={words.cvrHint} inputMode="numeric" />
            <Switch
              label={words.vat}
              hint={words.vatHint}
              error={errors.vat?.message}
              {...register('vat')}
            />
          </>
        );
      }}
    </SettingsSection>
  );
}

interface ChoiceProps<Choice extends string> {
  words: Record<'title' | 'intro' | 'legend', string>;
  /** The choices with what they are called. */
  choices: Readonly<Record<Choice, string>>;
  chosen: Choice;
  fieldOf: (choice: Choice) => Partial<Shop>;
}

/** A section with one choice. */
function ChoiceSection<Choice extends string>(props: ChoiceProps<Choice>) {
  const { words, choices, chosen, fieldOf } = props;
  const values = useMemo(() => ({ chosen: chosen as string }), [chosen]);
  const names = Object.keys(choices) as Choice[];
  const field = ({ chosen: name }: typeof values) => fieldOf(memberOf(names, name) ?? chosen);
  return (
    <SettingsSection
      title={words.title}
      intro={words.intro}
      values={values}
      rules={[]}
      save={(before, after) => saveChanges(field(before), field(after))}
    >
      {({ register }) => (
        <SelectField label={words.legend} {...register('chosen')}>
          {names.map((name) => (
            <option key={name} value={name}>
              {choices[name]}
            </option>
          ))}
        </SelectField>
      )}
    </SettingsSection>
  );
}

/** Everything that the photographer decides while the shop runs; each section is saved by itself. */
export function SettingsEditor() {
  const shop = useEditedResource({ read: shopSettings.get, watch: shopSettings.watch });
  const closed = useEditedResource({
    read: adminSettings.closed.get,
    watch: adminSettings.closed.watch,
  });
  return (
    <EditorShell title={texts.title} intro={texts.intro}>
      <KeptView
        state={afterOther(shop, closed)}
        refresh={shop.refresh}
        skeleton={<EditorSkeleton />}
        errors={settingsErrors.load}
      >
        {(settings) => (
          <div className={styles['sections']}>
            <BusinessSection shop={settings} />
            <PayeeSection settings={settings} />
            <KeptView
              state={closed}
              refresh={closed.refresh}
              skeleton={<EditorSkeleton />}
              errors={settingsErrors.load}
            >
              {(stored) => (
                <>
                  <MailSection closed={stored} shop={settings} />
                  <ToldSection closed={stored} shop={settings} />
                </>
              )}
            </KeptView>
            <ChoiceSection
              words={texts.consent}
              choices={texts.consent.modes}
              chosen={settings.consent}
              fieldOf={(consent) => ({ consent })}
            />
            <ChoiceSection
              words={texts.pictures}
              choices={texts.pictures.makers}
              chosen={settings.picturesMadeBy ?? 'browser'}
              fieldOf={(picturesMadeBy) => ({ picturesMadeBy })}
            />
            <WatermarkSection />
            <OptionParts at="settings" alsoOff shop={settings} save={saveChanges} />
            <ConnectionsSection />
          </div>
        )}
      </KeptView>
    </EditorShell>
  );
}
