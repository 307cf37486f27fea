import type { AppErrorCode, ErrorDetails } from './errors.ts';
import { fillText } from './text.ts';

/** The default text of each error, used where the attempted operation has none of its own. */
const texts: Record<AppErrorCode, string> = {
  unknown: 'Der opstod en uventet fejl. Prøv igen senere eller kontakt support.',
  network: 'Netværksfejl. Kontroller din internetforbindelse og prøv igen.',
  offline: 'Du er offline. Prøv igen, når du har forbindelse til internettet.',
  'not-confirmed':
    'Ikke bekræftet endnu. Forbindelsen er langsom, men det, du har skrevet, er ikke gået tabt.',
  timeout: 'Det tog for lang tid. Kontroller din internetforbindelse og prøv igen.',
  unauthenticated: 'Du skal være logget ind. Log ind og prøv igen.',
  'permission-denied': 'Adgang nægtet. Log ud og ind igen.',
  'not-found': 'Det, du leder efter, findes ikke længere.',
  'already-exists': 'Det findes allerede.',
  'invalid-argument': 'Noget af det udfyldte kunne ikke bruges. Ret det og prøv igen.',
  'invalid-record': 'De gemte oplysninger kunne ikke læses. Kontakt support.',
  aborted: 'Nogen ændrede det samme imens. Genindlæs siden og prøv igen.',
  cancelled: 'Handlingen blev afbrudt.',
  'rate-limited': 'Det gik lidt for hurtigt. Vent et øjeblik og prøv igen.',
  'quota-exceeded': 'Grænsen for i dag er nået. Prøv igen i morgen eller kontakt support.',
  'index-missing': 'Database indeks fejl. Systemet opdateres - prøv igen om 2-3 minutter.',
  'database-unavailable': 'Database forbindelse fejl. Genindlæs siden og prøv igen.',
  'not-configured': 'Funktionen er ikke sat op endnu. Kontakt mig, så hjælper jeg dig.',
  'service-failed': 'Serveren kunne ikke svare. Prøv igen om lidt.',
  'path/invalid': 'Filnavnet kan ikke bruges. Omdøb filen og prøv igen.',
  'auth/user-not-found':
    'Ingen bruger fundet med denne e-mail adresse. Kontroller adressen eller opret en konto.',
  'auth/wrong-password': 'Forkert adgangskode. Prøv igen eller nulstil din adgangskode.',
  'auth/invalid-credential': 'Ugyldige login oplysninger. Kontroller email og adgangskode.',
  'auth/too-many-requests': 'For mange forsøg. Vent 15 minutter og prøv igen.',
  'auth/expired-action-code': 'Nulstillingslinket er ugyldigt eller udløbet. Anmod om et nyt link.',
  'auth/invalid-action-code': 'Nulstillingslinket er ugyldigt eller udløbet. Anmod om et nyt link.',
  'auth/weak-password': 'Adgangskoden er for svag. Brug en stærkere adgangskode.',
  'auth/password-does-not-meet-requirements': 'Adgangskoden opfylder ikke kravene{missing}.',
  'auth/invalid-email': 'Ugyldig e-mail adresse format.',
  'auth/user-disabled': 'Kontoen er spærret. Kontakt support.',
  'auth/requires-recent-login': 'Log ud og ind igen, og prøv så en gang til.',
  'auth/invalid-continue-uri': 'Linket i mailen er sat forkert op. Kontakt support.',
  'auth/missing-continue-uri': 'Linket i mailen mangler en adresse. Kontakt support.',
  'auth/unauthorized-continue-uri': 'Linket i mailen fører et forkert sted hen. Kontakt support.',
  'auth/operation-not-allowed': 'Denne måde at logge ind på er slået fra. Kontakt support.',
  'auth/email-already-in-use':
    'Der findes allerede en konto med denne email adresse. Log ind i stedet.',
  'auth/no-current-user': 'Ingen bruger er logget ind.',
  'auth/email-not-verified': 'Verificer din email først. Tjek din email for bekræftelseslinket.',
  'auth/email-already-verified': 'Email er allerede verificeret.',
  'auth/phone-unknown':
    'Ingen konto fundet med dette telefonnummer. Kontroller nummeret eller brug din email adresse.',
  'auth/phone-missing': 'Telefonnummer er påkrævet for at oprette en konto.',
  'auth/session-expired': 'Du er blevet logget ud. Log ind igen for at fortsætte.',
  'auth/deletion-incomplete': 'Kontoen blev kun delvist slettet. Prøv igen, eller kontakt support.',
  'auth/multi-factor-auth-required': 'Log ind med koden fra din app.',
  'auth/invalid-verification-code': 'Koden passer ikke. Vent på den næste, og prøv igen.',
  'cart/login-required': 'Du skal logge ind eller oprette en konto før du kan købe produkter',
  'cart/duplicate': 'Dette element er allerede i kurven',
  'cart/consent-required': 'Du skal acceptere cookies for at bruge kurven',
  'order/not-found': 'Order {id} not found',
  'order/not-pending': 'Ordren er allerede behandlet. Genindlæs listen.',
  'order/already-approved': 'Ordren er allerede godkendt og kan ikke afvises.',
  'order/already-rejected': 'Ordren er allerede afvist og kan ikke godkendes.',
  'order/item-missing': '{title} findes ikke længere i butikken.',
  'order/blocked': 'Du kan ikke bestille i butikken. Kontakt mig, hvis det er en fejl.',
  'order/gift-card-blocked': 'Gavekortet er spærret.',
  'order/withdrawn': 'Købet er fortrudt.',
  'order/cancelled': 'Ordren er annulleret.',
  'order/downloaded': 'Billederne er hentet.',
  'order/price-changed': 'Prisen har ændret sig. Godkend ordren for sig selv.',
  'upload/too-large': '{file} er for stor.',
  'upload/folder-refused': 'Konfigurationsfejl: Ugyldig mappe type. Kontakt administrator.',
  'upload/project-missing': 'Project name is required for proper file organization',
  'upload/watermark-missing':
    'Billedet blev ikke uploadet, fordi det ikke fik et vandmærke. Prøv igen.',
  'upload/service-unavailable': 'Filen kan ikke sendes lige nu. Prøv igen om lidt.',
  'upload/interrupted': 'Upload af {file} blev afbrudt. Prøv igen.',
  'upload/unreadable': '{file} kunne ikke læses som billede. Filen kan være beskadiget.',
  'upload/not-a-picture':
    '{file} er ikke et rent billede i JPEG, PNG, WebP eller HEIC. Eksportér den som JPEG fra dit billedprogram.',
  'upload/too-many-pixels':
    '{file} har flere billedpunkter, end der kan vises. Eksportér den som JPEG eller i en mindre størrelse.',
  'upload/full': 'Der er ikke plads til flere billeder samme sted. Opret et nyt.',
  'upload/heic-unreadable': '{file} kunne ikke læses.',
  'upload/decoder-missing': '{file} kunne ikke læses.',
  'upload/overtaken': 'Billedet er erstattet imens.',
  'upload/ordered': 'En ordre venter på billedet.',
  'download/unidentified': 'Bruger ikke identificeret. Log ind igen.',
  'download/no-link': 'Download link ikke tilgængelig. Kontakt support.',
  'download/not-owner': 'Unauthorized: User not authenticated or user ID mismatch',
  'download/not-opened': 'Genindlæs siden, og tryk på Download igen.',
  'download/needs-server':
    'Sikker download kræver server-side behandling. Funktionen er under udvikling.',
  'download/file-failed': 'Kunne ikke downloade {file}',
  'download/album-empty': 'Ingen billeder fundet i albummet.',
  'download/nothing-downloaded': 'Ingen billeder kunne downloades.',
  'zip/unsupported': 'Din browser understøtter ikke ZIP download. Prøv at opdatere din browser.',
  'zip/empty':
    'Ingen købte billeder er tilgængelige for download. Vent til dine ordrer er godkendt.',
  'backup/refused-source': 'Kilden blev afvist af sikkerhedskontrollen.',
  'backup/http-status': 'Filen kunne ikke hentes (HTTP {status}).',
  'backup/not-an-image': 'Filen er ikke et billede ({type}).',
  'backup/empty': 'Filen er tom.',
  'backup/unreachable': 'Filen kunne hverken hentes fra adressen eller fra lageret.',
  'app-check/failed': 'Siden kunne ikke bekræftes. Genindlæs den og prøv igen.',
  'captcha/missing': 'Udfyld venligst reCAPTCHA verificering',
  'captcha/failed': 'reCAPTCHA verificeringen mislykkedes eller er udløbet. Sæt kryds igen.',
  'captcha/http': 'reCAPTCHA verificeringen kunne ikke kontrolleres. Prøv igen.',
  'email/incomplete': 'Alle påkrævede felter skal udfyldes',
  'email/unauthorized': 'EmailJS konfigurationsfejl. Kontakt venligst administratoren.',
  'email/quota': 'Email kvote overskredet. Kontakt venligst {email} direkte.',
  'email/template': 'Email template fejl. Kontakt venligst administratoren.',
  'email/provider': 'Email fejl: {message}. Kontakt venligst {email} direkte.',
};

/** The texts of one operation, kept beside its other texts so that they load with its screen. */
export interface OperationErrors {
  /** Used for every general failure; it names what was attempted. */
  fallback: string;
  codes?: Partial<Record<AppErrorCode, string>>;
  /** A message sent by a server function is shown instead of these texts. */
  prefersServerWords?: boolean;
}

/** Failures that do not depend on what was attempted: the operation's fallback says more. */
const generalCodes: ReadonlySet<AppErrorCode> = new Set<AppErrorCode>([
  'unknown',
  'network',
  'timeout',
  'unauthenticated',
  'permission-denied',
  'not-found',
  'invalid-argument',
  'invalid-record',
  'aborted',
  'quota-exceeded',
  'index-missing',
  'database-unavailable',
  'service-failed',
]);

/** The Danish text of an error code; the operation's own texts come first. */
export function errorText(
  code: AppErrorCode,
  operation?: OperationErrors,
  details: ErrorDetails = {},
): string {
  const { message } = details;
  if (operation?.prefersServerWords && typeof message === 'string') return message;
  const own = operation?.codes?.[code];
  const general = generalCodes.has(code) ? operation?.fallback : undefined;
  return fillText(own ?? general ?? texts[code], details);
}
