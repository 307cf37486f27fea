import type { OperationErrors } from '../base/errorTexts.ts';
import type { CropAspect } from '../content/crop.ts';

/** Choosing pictures, and the queue in which they are uploaded. */
export const uploadTexts = {
  drop: 'Træk billeder hertil, eller vælg dem',
  dropHint: 'JPEG, PNG, WebP og HEIC. Du kan også trække en hel mappe hertil.',
  dropActive: 'Slip for at tilføje',
  choose: 'Vælg filer',
  chooseFolder: 'Vælg mappe',
  chosen: (count: number) =>
    count === 1 ? '1 billede er valgt' : `${count === 0 ? 'Ingen' : count} billeder er valgt`,
  reading: (count: number) => `Læser ${count === 1 ? '1 billede' : `${count} billeder`}…`,
  takenAt: (date: string) => `Taget ${date}`,
  unreadable: 'Kan ikke læses',
  tooLarge: (name: string, limit: string) =>
    `${name} er for stor. Et billede må højst fylde ${limit}.`,
  blurred: 'Ser uskarpt ud',
  dropUnreadable: 'Nogle af filerne kan ikke læses som billeder. Fjern dem for at fortsætte.',
  orderLabel: 'Rækkefølge',
  orders: { name: 'Filnavn', time: 'Optagelsestid' },
  copyright: (notice: string) => `Ophavsret: ${notice}`,
  repetitions: {
    stored: 'Er her allerede',
    chosen: 'Er valgt to gange',
    name: 'Et andet billede har samme filnavn',
  },
  leftOut: (count: number) =>
    count === 1
      ? '1 fil findes allerede og bliver ikke uploadet igen.'
      : `${count} filer findes allerede og bliver ikke uploadet igen.`,
  willReplace: (count: number) =>
    count === 1 ? '1 billede bliver erstattet.' : `${count} billeder bliver erstattet.`,
  choices: { leaveOut: 'Udelad', replace: 'Erstat det, der er', new: 'Upload som nyt' },
  choiceLabel: (name: string) => `${name} findes allerede. Hvad skal der ske?`,
  choiceForAll: 'Til alle, der findes allerede',
  replace: 'Erstat billedet …',
  replaceTitle: (title: string) => `Erstat '${title}'?`,
  replaceText:
    'Titel, pris, tekster og links bliver, som de er. Det, som kunder har købt, beholder de, som det var.',
  replaceConfirm: 'Erstat',
  replacing: 'Det nye billede er på vej',
  formerPicture: 'Nu',
  newPicture: 'Nyt',
  replaced: (count: number) =>
    count === 1 ? '1 billede er erstattet' : `${count} billeder er erstattet`,
  notReplaced: 'Billedet kunne ikke erstattes. Prøv igen.',
  editLabel: (name: string) => `Udfyld ${name}`,
  dropLabel: (name: string) => `Fjern ${name}`,
  dropRefused: 'Fjern dem',
  rawRefused: (names: readonly string[]) =>
    names.length === 1
      ? `${names.join()} er en RAW-fil. Eksportér den som JPEG i fuld størrelse fra dit billedprogram, og vælg så den fil.`
      : `${names.length} af filerne er RAW-filer. Eksportér dem som JPEG i fuld størrelse fra dit billedprogram, og vælg så de filer.`,
  heicUnreadable: (names: readonly string[]) =>
    names.length === 1
      ? `${names.join()} kunne ikke læses. Eksportér den som JPEG i fuld størrelse fra dit billedprogram, og vælg så den fil.`
      : `${names.length} HEIC-filer kunne ikke læses. Eksportér dem som JPEG i fuld størrelse fra dit billedprogram, og vælg så de filer.`,
  decoderMissing: (names: readonly string[]) =>
    names.length === 1
      ? `${names.join()} kunne ikke læses, fordi programmet til HEIC-filer ikke kunne hentes. Tjek din internetforbindelse, og vælg filen igen, eller eksportér den som JPEG.`
      : `${names.length} HEIC-filer kunne ikke læses, fordi programmet til dem ikke kunne hentes. Tjek din internetforbindelse, og vælg filerne igen, eller eksportér dem som JPEG.`,
  allLabel: 'Til alle billeder',
  applyToAll: 'Brug til alle',
  configureTitle: (place: number, count: number) => `Billede ${place} af ${count}`,
  strength: 'Vandmærke',
  strengths: { light: 'Let', normal: 'Normalt', strong: 'Kraftigt' },
  finish: 'Færdig',
  states: {
    waiting: 'Venter',
    working: 'Uploader',
    making: 'Laves på serveren',
    done: 'Færdig',
    failed: 'Mislykkedes',
    fileMissing: 'Filen mangler',
  },
  paused: 'På pause',
  progress: (name: string, percent: number) => `${name}: ${percent} %`,
  summary: (done: number, count: number) => `${done} af ${count} er færdige`,
  logged: (done: number, count: number) => `${done} af ${count} billeder er uploadet`,
  making: (count: number) => `${count} laves på serveren`,
  sent: (count: number) =>
    count === 1
      ? 'Filen er sendt. Du kan lukke fanen: serveren gør billedet færdigt.'
      : 'Filerne er sendt. Du kan lukke fanen: serveren gør billederne færdige.',
  failedCount: (count: number) => (count === 1 ? '1 mislykkedes' : `${count} mislykkedes`),
  interrupted: (count: number) =>
    count === 1
      ? '1 billede nåede ikke at blive færdigt sidst.'
      : `${count} billeder nåede ikke at blive færdige sidst.`,
  filesMissing: (count: number) =>
    count === 1
      ? 'Vælg filen igen, så fortsætter overførslen, hvor du slap.'
      : `Vælg de ${count} filer igen, så fortsætter overførslen, hvor du slap.`,
  title: 'Upload',
  show: 'Vis upload',
  hide: 'Skjul upload',
  pause: 'Pause',
  resume: 'Fortsæt',
  retryLabel: (name: string) => `Prøv ${name} igen`,
  retryAll: 'Prøv de mislykkede igen',
  cancel: 'Afbryd',
  cancelLabel: (name: string) => `Afbryd ${name}`,
  cancelTitle: 'Afbryd upload?',
  cancelText: 'De billeder, der er færdige, bliver. Resten bliver ikke uploadet.',
  leaveText: 'Billederne er ved at blive uploadet. Hvis du forlader siden, standser de.',
} as const;

/** The presets of uploads. */
export const presetTexts = {
  use: 'Brug skabelon',
  none: 'Vælg skabelon',
  save: 'Gem som skabelon',
  saveConfirm: 'Gem',
  contents: (saved: string) => `Gemmer ${saved}.`,
  strength: (name: string) => `vandmærke: ${name.toLowerCase()}`,
  name: 'Navn',
  nameHint: 'Fx Bryllup. En skabelon med samme navn bliver erstattet.',
  nameMissing: 'Giv skabelonen et navn',
  title: 'Albummets titel',
  titleHint: '{mappe} bliver til mappens navn, og {dato} til dagen, billederne er taget.',
  saved: (name: string) => `Skabelonen '${name}' er gemt`,
  remove: (name: string) => `Slet skabelonen ${name}`,
} as const;

export const presetErrors: OperationErrors = {
  fallback: 'Skabelonen kunne ikke gemmes eller slettes. Prøv igen.',
};

/** Errors common to all uploads. */
export const uploadErrorCodes = {
  'upload/folder-refused': 'Konfigurationsfejl: Ugyldig mappe type. Kontakt administrator.',
  'upload/service-unavailable': 'Billederne kan ikke sendes lige nu. Prøv igen om lidt.',
  'permission-denied': 'Adgang nægtet. Log ud og ind igen.',
  network: 'Netværksfejl. Tjek din internetforbindelse.',
  'upload/heic-unreadable':
    '{file} kunne ikke læses. Eksportér den som JPEG i fuld størrelse fra dit billedprogram, og vælg så den fil.',
  'upload/decoder-missing':
    '{file} kunne ikke læses, fordi programmet til HEIC-filer ikke kunne hentes. Tjek din internetforbindelse, og prøv igen, eller eksportér billedet som JPEG.',
  'upload/overtaken':
    'Billedet er erstattet fra en anden browser imens. Se det nye, før du erstatter det igen.',
  'upload/ordered':
    'En ordre venter på billedet. Godkend eller afvis den først, så kunden får det, der blev bestilt.',
  'quota-exceeded': 'Der er ikke mere plads til filer. Kontakt administrator.',
} satisfies OperationErrors['codes'];

/** The control of the dashboard for choosing one picture or video. */
export const mediaTexts = {
  drop: 'eller træk filen hertil',
  dropNow: 'Slip for at vælge',
  preparing: 'Gør filen klar...',
  uploading: (percent: number) => `Uploader... ${percent} %`,
  progressLabel: 'Upload',
  cancel: 'Afbryd',
  pending: 'Filen er ikke gemt endnu.',
  retry: 'Prøv igen',
  forget: 'Fortryd',
  crop: 'Beskær',
  /** Stands for the name of a file without one. */
  theFile: 'Filen',
} as const;

const aspects: Record<CropAspect, string> = {
  free: 'Fri form',
  '16:9': '16:9',
  '21:9': '21:9',
  '4:3': '4:3',
  '3:2': '3:2',
  '1:1': '1:1',
  '9:16': '9:16',
};

/** The crop dialog. */
export const cropTexts = {
  title: 'Beskær billede',
  aspectLabel: 'Format',
  aspects,
  widthLabel: 'Bredde',
  heightLabel: 'Højde',
  zoomLabel: 'Zoom',
  stageLabel: 'Udsnit. Flyt billedet med piletasterne eller ved at trække i det.',
  largest: 'Størst mulig',
  pixels: (count: number) => `${count} px`,
  outputSize: (width: number, height: number) => `Bliver ${width} × ${height} px`,
  working: 'Beskærer...',
  preview: 'Forhåndsvisning',
  apply: 'Anvend Beskæring',
  cancel: 'Annuller',
} as const;

/** Sorting by drag and drop, with the announcements for screen readers. */
export const sortingTexts = {
  handle: (name: string) => `Flyt ${name}`,
  instructions:
    'Tryk på mellemrum for at løfte, brug piletasterne for at flytte, og tryk på mellemrum igen for at lægge på plads. Escape fortryder.',
  lifted: (name: string, place: number, count: number) =>
    `${name} er løftet. Nummer ${place} af ${count}.`,
  over: (name: string, place: number, count: number) =>
    `${name} er nu nummer ${place} af ${count}.`,
  outside: (name: string) => `${name} er uden for listen.`,
  dropped: (name: string, place: number, count: number) =>
    `${name} er lagt på plads som nummer ${place} af ${count}.`,
  cancelled: (name: string) => `${name} er tilbage på sin plads.`,
} as const;
