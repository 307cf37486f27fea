import type { Quotes } from './builtTexts.ts';

/** Texts for customers: checkout, purchases, downloads, profile. */
export const commerceQuotes: Quotes = {
  '2 Cart panel': ['MobilePay', '{title} blev fjernet fra kurven'],
  '2 Order confirmation': [
    'Tak for din ordre!',
    'Afventer godkendelse',
    'Fotoalbum',
    'Enkeltbillede',
  ],
  '2 Purchase history': ['Din Købshistorik', 'Administrator', 'Bruger', 'Besøg Enkeltbilleder'],
  '2 Profile': ['Adgang nægtet', 'Du skal være logget ind'],
  '4 Orders': ['Købt', 'Afventer ordre', 'Annulleret', 'Ikke tilgængelig'],
  '5 Checkout': [
    'Du skal acceptere cookies for at bruge kurven',
    'Du skal være logget ind for at oprette en kontantbetaling',
    'Du skal være logget ind for at oprette en MobilePay betaling',
  ],
  '5 Password': [
    'Du skal indtaste din nuværende adgangskode',
    'Mindst 8 tegn med ét stort bogstav og ét specialtegn',
    'Den nye adgangskode opfylder ikke kravene',
    'De nye adgangskoder matcher ikke',
    'Nuværende adgangskode er forkert',
  ],
  '5 Name and phone': [
    'Fornavn er påkrævet',
    'Efternavn er påkrævet',
    'Telefonnummer er påkrævet',
    'Indtast venligst et gyldigt {country} mobilnummer ({digits} cifre)',
  ],
  '5 Email change': [
    'Ny email adresse er påkrævet',
    'Du skal indtaste din nuværende adgangskode for at ændre email',
    'Indtast en gyldig email adresse',
    'Du kan ikke ændre til den samme email adresse som du allerede har',
    'For din sikkerhed skal du logge ud og ind igen før du kan ændre din email adresse.',
  ],
  '5 Account deletion': [
    'jeg accepterer',
    'Du skal acceptere alle betingelser',
    'Du skal skrive "jeg accepterer" korrekt',
    'Du skal udfylde alle felter korrekt',
  ],
  '5 Secure download': ['Unauthorized: User not authenticated or user ID mismatch'],
  '7 Bot check': ['…HTTP {status}: {text}…'],
  '8 Checkout': [
    'Der opstod en fejl ved oprettelse af kontantbetaling. Prøv igen.',
    'Der opstod en fejl ved oprettelse af MobilePay betaling. Prøv igen.',
    'Der opstod en fejl under checkout. Prøv venligst igen.',
  ],
  '8 Orders': ['Kunne ikke hente ordrer. Prøv igen senere.'],
  '8 Album download': [
    'Bruger ikke identificeret. Log ind igen.',
    'Ingen billeder fundet i albummet.',
    'Kunne ikke downloade {file}',
    'Ingen billeder kunne downloades.',
    'Album download fejlede. Prøv igen senere.',
  ],
  '8 Single download': [
    'Download link ikke tilgængelig. Kontakt support.',
    'Sikker download kræver server-side behandling. Funktionen er under udvikling.',
    'Sikker download fejlede.',
    'Sikker download fejlede. Prøv igen eller kontakt support.',
  ],
  '8 All purchases': [
    'Din browser understøtter ikke ZIP download. Prøv at opdatere din browser.',
    'Ingen købte billeder er tilgængelige for download. Vent til dine ordrer er godkendt.',
    'Kunne ikke oprette komplet ZIP fil. Prøv igen senere.',
    'Kunde',
  ],
  '8 Password': [
    'Kunne ikke ændre adgangskode. Prøv igen senere.',
    'Adgangskode ændret succesfuldt!',
    'Der opstod en fejl ved nulstilling af adgangskoden.',
  ],
  '8 Profile and phone': [
    'Kunne ikke opdatere profil. Prøv igen senere.',
    'Profil opdateret succesfuldt!',
    'Ingen bruger er logget ind',
    'Kunne ikke opdatere telefonnummer. Prøv igen senere.',
    'Dit telefonnummer blev ændret. Log ind igen for at fortsætte.',
  ],
  '8 Email change': [
    'Fejl ved bekræftelse af adgangskode. Prøv igen.',
    'Kunne ikke opdatere email adresse. Prøv igen senere.',
    'Der opstod en fejl ved opdatering af email. Prøv igen senere.',
  ],
  '8 Account deletion': [
    'Adgangskode ikke rigtig',
    'Du skal logge ind igen for at slette din konto. Log ud og ind igen, og prøv derefter.',
    'Netværksfejl. Kontroller din internetforbindelse og prøv igen.',
    'Forkert adgangskode. Prøv igen.',
    'Der opstod en fejl ved sletning af kontoen.',
    'Der opstod en kritisk fejl under sletning af kontoen. Kontakt support.',
    'Din konto er blevet slettet permanent',
  ],
};
