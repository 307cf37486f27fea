import type { OperationErrors } from '../base/errorTexts.ts';
import type { MediaRefusal } from '../files/mediaPolicy.ts';

const refusals: Record<MediaRefusal, string> = {
  type: 'Vælg venligst en billedfil',
  empty: 'Filen er tom. Vælg en anden.',
  'image-too-large': 'Filen er for stor. Maksimal størrelse er 5MB',
  'video-too-large': 'Filen er for stor. Maksimal størrelse er 5MB',
};

/** The about page. */
export const aboutTexts = {
  title: 'Om Mig',
  description: (name: string) => `Mød ${name}: hvem jeg er, hvordan jeg arbejder og med hvad.`,
  portrait: (name: string) => `Portræt af ${name}`,
  portraitMissing: 'Profilbilledet er på vej',
  uploadHint: 'Upload et profilbillede i dashboardet.',
  equipmentTitle: 'Udstyr',
  equipment: {
    cameras: 'Kameraer',
    lenses: 'Objektiver',
    accessories: 'Tilbehør',
    software: 'Efterbehandling',
  },
  /** Shown in a category without entries. */
  equipmentDefaults: {
    cameras: ['Professionelt fuldformat kamera'],
    lenses: ['Lysstærke objektiver fra vidvinkel til tele'],
    accessories: ['Stativ, flash og filtre'],
    software: ['Adobe Lightroom og Photoshop'],
  },
  philosophyTitle: 'Min filosofi',
  specialtiesTitle: 'Specialiseringer',
  contact: 'Kontakt mig',
  contactInvitation: 'Skal vi lave noget sammen?',
} as const;

const categories = aboutTexts.equipment;

/** The editor of the about page. */
export const aboutEditorTexts = {
  title: 'Om Mig',
  intro: 'Hvem du er, hvordan du arbejder, og med hvad.',
  imageHint: 'JPG, PNG eller WEBP, højst 5 MB. Gemmes med det samme.',
  specialties: 'Specialiseringer',
  noSpecialties: 'Der er ingen specialiseringer endnu.',
  equipment: 'Udstyr',
  profileImage: 'Profilbillede',
  chooseImage: 'Vælg billede',
  nameLabel: 'Fulde navn',
  nameHint: 'Navnet hører til siden og kan ikke ændres her.',
  professionalTitleLabel: 'Titel',
  bioLabel: 'Om dig',
  philosophyLabel: 'Filosofi',
  specialtyTitleLabel: 'Titel',
  specialtyDescriptionLabel: 'Beskrivelse',
  iconLabel: 'Ikon',
  iconSearch: 'Søg efter ikon',
  addSpecialty: 'Tilføj specialisering',
  editSpecialty: 'Rediger specialisering',
  removeSpecialtyTitle: (title: string) => `Slet '${title}'?`,
  removeSpecialtyText: 'Specialiseringen forsvinder fra siden. Det kan ikke fortrydes.',
  specialtyTitleMissing: 'Titel er påkrævet',
  specialtyDescriptionMissing: 'Beskrivelse er påkrævet',
  editSpecialtyLabel: (title: string) => `Rediger ${title}`,
  removeSpecialtyLabel: (title: string) => `Slet ${title}`,
  specialtyRemoved: (title: string) => `'${title}' er slettet`,
  automaticIcon: 'Automatisk ud fra titlen',
  noIcons: 'Ingen ikoner passer. Prøv et andet ord.',
  iconCount: (count: number) => (count === 1 ? '1 ikon' : `${count} ikoner`),
  addEquipment: 'Tilføj tekst',
  addEquipmentTo: (category: keyof typeof categories) => `Tilføj tekst i ${categories[category]}`,
  equipmentLabel: (category: keyof typeof categories, place: number) =>
    `${categories[category]} ${place}`,
  removeEquipmentLabel: (category: keyof typeof categories, place: number) =>
    `Fjern tekst ${place} i ${categories[category]}`,
  save: 'Opdater',
  refusals,
  saved: 'Ændringer gemt!',
  specialtySaved: 'Specialisering opdateret!',
  imageSaved: 'Profilbillede blev uploadet og gemt automatisk!',
} as const;

export const aboutErrors = {
  load: { fallback: 'Der opstod en fejl ved indlæsning af indhold' },
  save: { fallback: 'Fejl ved gemning - prøv igen' },
  image: { fallback: 'Der opstod en fejl ved upload af profilbillede' },
  specialty: {
    fallback: 'Fejl ved opdatering - prøv igen',
    codes: {
      aborted: 'En anden har ændret specialiseringerne imens. Se dem igennem og prøv igen.',
    },
  },
} satisfies Record<string, OperationErrors>;
