import { Plus, Trash2 } from 'lucide-react';
import { aboutEditorTexts } from '#src/model/content/aboutTexts.ts';
import type { Equipment, EquipmentCategory } from '#src/model/content/schema.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { IconButton } from '#src/ui/controls/IconButton.tsx';
import { TextArea } from '#src/ui/form/TextField.tsx';
import { useRowFocus } from '../fields/useRowFocus.ts';
import styles from './AboutSections.module.css';

interface EquipmentFieldsProps {
  equipment: Equipment;
  onChange: (equipment: Equipment) => void;
}

const categories: readonly EquipmentCategory[] = ['cameras', 'lenses', 'accessories', 'software'];

interface CategoryProps {
  category: EquipmentCategory;
  blocks: readonly string[];
  onChange: (blocks: string[]) => void;
}

function Category({ category, blocks, onChange }: CategoryProps) {
  const { list, focusRow } = useRowFocus<HTMLDivElement>();
  return (
    <div ref={list} className={styles['category']}>
      {blocks.map((block, index) => (
        <div key={index} className={styles['block']}>
          <TextArea
            label={aboutEditorTexts.equipmentLabel(category, index + 1)}
            rows={1}
            value={block}
            onChange={(event) => onChange(blocks.with(index, event.target.value))}
          />
          {blocks.length > 1 && (
            <IconButton
              icon={Trash2}
              label={aboutEditorTexts.removeEquipmentLabel(category, index + 1)}
              onClick={() => {
                focusRow(index - 1);
                onChange(blocks.toSpliced(index, 1));
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
          focusRow(blocks.length);
          onChange([...blocks, '']);
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
          blocks={equipment[category].length === 0 ? [''] : equipment[category]}
          onChange={(blocks) => onChange({ ...equipment, [category]: blocks })}
        />
      ))}
    </section>
  );
}
