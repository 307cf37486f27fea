import type { LegalDocument, LegalSection } from './document.ts';
import { salesTerms20250624 } from './salesTerms20250624.ts';

/** The body that takes complaints: by its name of 24 June 2025, and by that of today. */
const COMPLAINTS_THEN = 'Center for Klageløsning';
const COMPLAINTS_NOW = 'Mæglingsteamet for Forbrugerklager';
const NEXT_BODY = 'Bliver vi ikke enige dér, kan du gå videre til Forbrugerklagenævnet.';

function withComplaintBody(section: LegalSection): LegalSection {
  const [first = '', ...others] = section.paragraphs;
  if (!first.includes(COMPLAINTS_THEN)) return section;
  const named = first.replace(COMPLAINTS_THEN, COMPLAINTS_NOW);
  return { ...section, paragraphs: [named, NEXT_BODY, ...others] };
}

/** The buyer gains this beside the terms of 24 June 2025, none of which is taken back. */
const supplement: readonly LegalSection[] = [
  {
    id: 'tillaeg',
    title: 'Tillæg af 29. november 2026',
    paragraphs: [
      'Alt ovenfor gælder stadig. Resten af siden er et tillæg, som giver dig flere muligheder og fortæller, hvad du får fra os. Siger tillægget noget andet end teksten ovenfor, gælder det, der er bedst for dig.',
    ],
  },
  {
    id: 'fortryd-koeb',
    title: 'Fortryd køb',
    paragraphs: [
      'Vi giver dig længere tid til at fortryde, end loven kræver: Du kan fortryde en ordre, indtil du henter det første billede i den.',
    ],
    points: [
      'Før ordren er godkendt, kan du altid fortryde.',
      'Når ordren er godkendt, kan du fortryde, så længe du ikke har hentet et billede. At se på miniaturerne er ikke at hente.',
      'Når du har hentet et billede, er der ingen fortrydelsesret for ordren.',
    ],
    closing: [
      'Brug "Fortryd køb" ved ordren i din købshistorik. Du kan også fortryde med ordrenummeret og din email uden at logge ind, eller skrive til [{email}]({emailLink}). Du behøver ikke give en grund.',
      'Du får straks en mail, hvor der står, hvornår du har fortrudt. Har du betalt, får du hele beløbet tilbage uden unødig forsinkelse og senest 14 dage efter, at du har fortrudt. Vi betaler tilbage på samme måde, som du betalte, medmindre vi aftaler andet, og det koster dig ikke noget.',
    ],
  },
  {
    id: 'mails',
    title: 'Bekræftelse på mail',
    paragraphs: [
      'Når du har bestilt, og når ordren er godkendt, får du en mail, som du kan gemme. I den står ordren, dit samtykke til levering og købsbetingelserne i den udgave, du har accepteret. Ældre udgaver kan altid læses her på siden.',
      'Er en ordre ikke betalt, kan vi minde dig om den på mail. Bliver den stadig ikke betalt, kan den udløbe. Så bliver den annulleret, og du får besked.',
    ],
  },
  {
    id: 'bilag',
    title: 'Faktura og kreditnota',
    paragraphs: [
      'Når ordren er godkendt, får du en faktura med fortløbende nummer. Er beløbet over 3.000 kr, eller køber du for et firma, beder vi om navn og adresse, så fakturaen er en fuld faktura. Får du penge tilbage, får du en kreditnota.',
    ],
  },
  {
    id: 'licens',
    title: 'Licens',
    paragraphs: [
      'Det, der står under Brug af billederne, er din licens. Den vises ved dine køb, ligger som Licens.txt i ZIP-filer og er nævnt i oplysningerne i de billeder, som dit navn står på. Originalerne er fotografens egne filer, og dem ændrer vi ikke.',
    ],
  },
  {
    id: 'standardformular',
    title: 'Standardfortrydelsesformular',
    paragraphs: [
      'Du behøver ikke bruge formularen. Den udfyldes og sendes kun, hvis du vil bruge fortrydelsesretten.',
    ],
    points: [
      'Til {businessName}, {address}, {email}:',
      'Jeg/vi (*) meddeler herved, at jeg/vi (*) ønsker at gøre fortrydelsesretten gældende i forbindelse med min/vores (*) købsaftale om følgende varer (*)/levering af følgende tjenesteydelser (*):',
      'Bestilt den (*)/modtaget den (*):',
      'Forbrugerens navn (forbrugernes navne):',
      'Forbrugerens adresse (forbrugernes adresse):',
      'Forbrugerens underskrift (forbrugernes underskrifter) (kun hvis formularens indhold meddeles på papir):',
      'Dato:',
    ],
    closing: ['(*) Det ikke relevante udstreges.'],
  },
];

/** The terms of 29 November 2026: those of 24 June 2025 with a supplement. */
export const salesTerms20261129: LegalDocument = {
  ...salesTerms20250624,
  supplemented: 'Med tillæg af 29. november 2026',
  sections: [...salesTerms20250624.sections.map(withComplaintBody), ...supplement],
};
