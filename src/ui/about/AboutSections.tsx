import { type ReactNode, Suspense } from 'react';
import { aboutTexts } from '#src/model/content/aboutTexts.ts';
import type {
  AboutContent,
  Equipment,
  EquipmentCategory,
  Specialty,
} from '#src/model/content/schema.ts';
import { specialtyIcon } from '#src/model/content/specialtyChanges.ts';
import { lazyPage } from '../layout/lazyPage.tsx';
import styles from './AboutSections.module.css';

// All drawings together are larger than the page around them. The title beside a drawing says the same.
const SpecialtyDrawing = lazyPage(
  () => import('./SpecialtyDrawing.tsx').then((m) => m.SpecialtyDrawing),
  'nothing',
);

interface SpecialtyIconProps {
  specialty: Pick<Specialty, 'icon' | 'title'>;
}

/** The icon of a specialty. Its space is reserved while the drawings load. */
export function SpecialtyIcon({ specialty }: SpecialtyIconProps) {
  return (
    <span className={styles['place']}>
      <Suspense>
        <SpecialtyDrawing name={specialtyIcon(specialty)} />
      </Suspense>
    </span>
  );
}

/** Splits a text at its empty lines. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

interface AboutOpeningProps {
  portrait: ReactNode;
  name: string;
  /** The texts below the name. */
  children: ReactNode;
}

/** The head of the about page: portrait, name and introduction. */
export function AboutOpening({ portrait, name, children }: AboutOpeningProps) {
  return (
    <div className={styles['opening']}>
      <div className={styles['portrait']}>{portrait}</div>
      <div className={styles['words']}>
        <h1 className={styles['name']}>{name}</h1>
        {children}
      </div>
    </div>
  );
}

interface BioProps {
  profession: string;
  text: string;
}

export function Bio({ profession, text }: BioProps) {
  return (
    <>
      <p className={styles['profession']}>{profession}</p>
      <div className={styles['bio']}>
        {paragraphs(text).map((paragraph, index) => (
          <p key={`${index} ${paragraph}`}>{paragraph}</p>
        ))}
      </div>
    </>
  );
}

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

/** The sections below the head: philosophy, specialties and equipment. */
export function AboutChapters({ content }: { content: AboutContent }) {
  const { philosophy, specialties, equipment } = content;
  return (
    <>
      {philosophy.trim() !== '' && <Philosophy text={philosophy} />}
      {specialties.length > 0 && <Specialties specialties={specialties} />}
      <EquipmentLists equipment={equipment} />
    </>
  );
}
