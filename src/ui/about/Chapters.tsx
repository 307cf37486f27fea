import type { ReactNode } from 'react';
import { aboutTexts } from '#src/model/content/aboutTexts.ts';
import type {
  AboutContent,
  Equipment,
  EquipmentCategory,
  Specialty,
} from '#src/model/content/schema.ts';
import { SpecialtyIcon } from '../specialtyIcons/SpecialtyIcon.tsx';
import styles from './Chapters.module.css';
import { paragraphs } from './paragraphs.ts';

function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles['chapter']}>
      <h2 className={styles['title']}>{title}</h2>
      {children}
    </section>
  );
}

function Philosophy({ text }: { text: string }) {
  return (
    <Chapter title={aboutTexts.philosophyTitle}>
      <div className={styles['philosophy']}>
        {paragraphs(text).map((paragraph, index) => (
          <p key={`${index} ${paragraph}`}>{paragraph}</p>
        ))}
      </div>
    </Chapter>
  );
}

function Specialties({ specialties }: { specialties: readonly Specialty[] }) {
  return (
    <Chapter title={aboutTexts.specialtiesTitle}>
      <ul className={styles['specialties']}>
        {specialties.map((specialty, index) => (
          <li key={`${index} ${specialty.title}`} className={styles['specialty']}>
            <SpecialtyIcon specialty={specialty} />
            <h3 className={styles['specialtyTitle']}>{specialty.title}</h3>
            <p className={styles['description']}>{specialty.description}</p>
          </li>
        ))}
      </ul>
    </Chapter>
  );
}

const categories: readonly EquipmentCategory[] = ['cameras', 'lenses', 'accessories', 'software'];

function itemsOf(equipment: Equipment, category: EquipmentCategory): readonly string[] {
  const items = equipment[category].filter((item) => item.trim() !== '');
  return items.length > 0 ? items : aboutTexts.equipmentDefaults[category];
}

function EquipmentLists({ equipment }: { equipment: Equipment }) {
  return (
    <Chapter title={aboutTexts.equipmentTitle}>
      <div className={styles['equipment']}>
        {categories.map((category) => (
          <section key={category}>
            <h3 className={styles['category']}>{aboutTexts.equipment[category]}</h3>
            <ul className={styles['items']}>
              {itemsOf(equipment, category).map((item, index) => (
                <li key={`${index} ${item}`}>{item}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Chapter>
  );
}

/** What follows the portrait: how the photographer works, on what and with what. */
export function Chapters({ content }: { content: AboutContent }) {
  const { philosophy, specialties, equipment } = content;
  return (
    <>
      {philosophy.trim() !== '' && <Philosophy text={philosophy} />}
      {specialties.length > 0 && <Specialties specialties={specialties} />}
      <EquipmentLists equipment={equipment} />
    </>
  );
}
