import { Plus, Trash2 } from 'lucide-react';
import { DESCRIPTION_MAX_LENGTH, TITLE_MAX_LENGTH } from '#src/model/catalogue/titles.ts';
import { aboutEditorTexts } from '#src/model/content/aboutTexts.ts';
import type { Equipment, EquipmentCategory, AboutContent } from '#src/model/content/schema.ts';
import { useShop } from '#src/stores/shop.ts';
import { Button, IconButton } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { TextArea, TextField } from '#src/ui/form/TextField.tsx';
import { useRowFocus } from '../fields/useRowFocus.ts';
import styles from './AboutSections.module.css';

interface EquipmentFieldsProps {
  equipment: Equipment;
  onChange: (equipment: Equipment) => void;
}

const categories: readonly EquipmentCategory[] = ['cameras', 'lenses', 'accessories', 'software'];

interface CategoryProps {
  category: EquipmentCategory;
  items: readonly string[];
  onChange: (items: string[]) => void;
}

function Category({ category, items, onChange }: CategoryProps) {
  const { list, focusRow } = useRowFocus<HTMLDivElement>();
  return (
    <div ref={list} className={styles['category']}>
      {items.map((item, index) => (
        <div key={index} className={styles['item']}>
          <TextArea
            label={aboutEditorTexts.equipmentLabel(category, index + 1)}
            rows={1}
            value={item}
            onChange={(event) => onChange(items.with(index, event.target.value))}
          />
          {items.length > 1 && (
            <IconButton
              icon={Trash2}
              label={aboutEditorTexts.removeEquipmentLabel(category, index + 1)}
              onClick={() => {
                focusRow(index - 1);
                onChange(items.toSpliced(index, 1));
              }}
            />
          )}
        </div>
      ))}
      <Button
        look="quiet"
        className={styles['add']}
        aria-label={aboutEditorTexts.addEquipmentTo(category)}
        onClick={() => {
          focusRow(items.length);
          onChange([...items, '']);
        }}
      >
        <Icon of={Plus} size={18} />
        {aboutEditorTexts.addEquipment}
      </Button>
    </div>
  );
}

/** Edits the equipment: one or more texts in each category. */
export function EquipmentFields({ equipment, onChange }: EquipmentFieldsProps) {
  return (
    <section className={styles['section']}>
      <h2 className={styles['title']}>{aboutEditorTexts.equipment}</h2>
      {categories.map((category) => (
        <Category
          key={category}
          category={category}
          // An empty category shows one empty field to write in.
          items={equipment[category].length === 0 ? [''] : equipment[category]}
          onChange={(items) => onChange({ ...equipment, [category]: items })}
        />
      ))}
    </section>
  );
}

interface AboutFieldsProps {
  content: AboutContent;
  edit: (changes: Partial<AboutContent>) => void;
}

export function AboutFields({ content, edit }: AboutFieldsProps) {
  const shop = useShop();
  return (
    <>
      <TextField
        label={aboutEditorTexts.nameLabel}
        hint={aboutEditorTexts.nameHint}
        value={shop.photographerName}
        readOnly
      />
      <TextField
        label={aboutEditorTexts.professionalTitleLabel}
        value={content.professionalTitle}
        maxLength={TITLE_MAX_LENGTH}
        autoComplete="off"
        onChange={(event) => edit({ professionalTitle: event.target.value })}
      />
      <TextArea
        label={aboutEditorTexts.bioLabel}
        value={content.bio}
        rows={8}
        maxLength={DESCRIPTION_MAX_LENGTH}
        onChange={(event) => edit({ bio: event.target.value })}
      />
      <TextArea
        label={aboutEditorTexts.philosophyLabel}
        value={content.philosophy}
        rows={4}
        maxLength={DESCRIPTION_MAX_LENGTH}
        onChange={(event) => edit({ philosophy: event.target.value })}
      />
    </>
  );
}
