import { memo, useDeferredValue, useId, useMemo, useState } from 'react';
import { aboutEditorTexts } from '#src/model/content/aboutTexts.ts';
import { specialtyIcon, findIcons, iconName } from '#src/model/content/specialtyChanges.ts';
import { SpecialtyDrawing, specialtyIcons } from '#src/ui/about/SpecialtyDrawing.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import styles from './IconPicker.module.css';

interface IconPickerProps {
  /** The name of the chosen icon; empty when the title decides. */
  value: string;
  title: string;
  onChange: (icon: string) => void;
}

const allIcons = Object.keys(specialtyIcons);

interface IconsProps {
  icons: readonly string[];
  group: string;
  value: string;
  onChange: (icon: string) => void;
}

/** The icons to choose from. They are over a hundred, and would be drawn for every letter of the title. */
const Icons = memo(function Icons({ icons, group, value, onChange }: IconsProps) {
  return (
    <div className={styles['icons']}>
      {icons.map((icon) => (
        <label key={icon} className={styles['icon']} title={iconName(icon)}>
          <input
            type="radio"
            name={group}
            aria-label={iconName(icon)}
            checked={value === icon}
            onChange={() => onChange(icon)}
          />
          <SpecialtyDrawing name={icon} />
        </label>
      ))}
    </div>
  );
});

/** Chooses an icon; the search finds them by Danish words. */
export function IconPicker({ value, title, onChange }: IconPickerProps) {
  const group = useId();
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query);
  const icons = useMemo(() => findIcons(allIcons, asked), [asked]);
  return (
    <fieldset className={styles['picker']}>
      <legend className={styles['legend']}>{aboutEditorTexts.iconLabel}</legend>
      <label className={styles['automatic']}>
        <input type="radio" name={group} checked={value === ''} onChange={() => onChange('')} />
        <SpecialtyDrawing name={specialtyIcon({ icon: '', title })} />
        {aboutEditorTexts.automaticIcon}
      </label>
      <TextField
        label={aboutEditorTexts.iconSearch}
        type="search"
        value={query}
        autoComplete="off"
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => {
          // Enter would submit the surrounding form.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <p className={styles['count']} role="status">
        {icons.length === 0 ? aboutEditorTexts.noIcons : aboutEditorTexts.iconCount(icons.length)}
      </p>
      <Icons icons={icons} group={group} value={value} onChange={onChange} />
    </fieldset>
  );
}
