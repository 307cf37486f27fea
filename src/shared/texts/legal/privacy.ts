import type { LegalDocument } from './document.ts';
import { legalTexts } from './document.ts';

/** The privacy policy. */
export const privacyDocument: LegalDocument = {
  title: 'Privatlivspolitik',
  lead: 'Her kan du læse, hvilke oplysninger vi har om dig, hvorfor vi har dem, og hvad du kan bestemme over dem.',
  updated: legalTexts.updated,
  sections: [
    {
      id: 'ansvarlig',
      title: 'Dataansvarlig',
      paragraphs: [
        '{businessName} v/ {photographerName}, {address}, CVR-nr. {cvrNumber}, er dataansvarlig. Skriv til {email}, hvis du har spørgsmål.',
      ],
    },
    {
      id: 'oplysninger',
      title: 'Hvilke oplysninger vi behandler',
      paragraphs: ['Vi beder kun om det, vi har brug for.'],
      points: [
        'Konto: navn, email, telefonnummer og tidspunkter for oprettelse og seneste login. Din adgangskode er krypteret, og vi kan ikke se den.',
        'Køb: hvad du har bestilt, beløb, betalingsmetode, tidspunkter og dit samtykke til levering.',
        'Downloads: hvilke købte billeder du har hentet og hvornår.',
        'Tilstedeværelse: om du er logget ind lige nu, og hvilken side du ser på.',
        'Henvendelser: det, du selv skriver i kontaktformularen.',
        'Statistik: besøg på siderne, kun hvis du har accepteret cookies.',
      ],
    },
    {
      id: 'formaal',
      title: 'Hvorfor vi har dem',
      paragraphs: [
        'Oplysninger om konto, køb og downloads behandler vi for at opfylde aftalen med dig. Regnskabsoplysninger behandler vi, fordi bogføringsloven kræver det. Henvendelser og beskyttelse mod misbrug bygger på vores legitime interesse i at svare dig og drive siden sikkert. Statistik bygger på dit samtykke, som du altid kan trække tilbage.',
      ],
    },
    {
      id: 'modtagere',
      title: 'Hvem der behandler dem for os',
      paragraphs: [
        'Vi sælger aldrig dine oplysninger. Disse leverandører behandler dem på vores vegne:',
      ],
      points: [
        'Google Firebase: konto, database, filer og hosting. Data ligger så vidt muligt i EU.',
        'EmailJS: afsendelse af mails fra kontaktformularen og om ordrer.',
        'Google reCAPTCHA: beskyttelse af formularer mod robotter.',
        'Google Analytics: statistik, kun med dit samtykke.',
      ],
    },
    {
      id: 'opbevaring',
      title: 'Hvor længe vi gemmer dem',
      paragraphs: [
        'Oplysninger om din konto gemmes, så længe du har den. Sletter du kontoen, slettes de med det samme. Regnskabsoplysninger om dine køb gemmes i 5 år uden navn, email og telefonnummer. Henvendelser slettes, når de er afsluttet og ikke længere er nødvendige.',
      ],
    },
    {
      id: 'rettigheder',
      title: 'Dine rettigheder',
      paragraphs: ['Du har ret til:'],
      points: [
        'at se de oplysninger, vi har om dig, og få dem med dig i en fil fra din profil',
        'at få forkerte oplysninger rettet',
        'at få dine oplysninger slettet, for eksempel ved at slette din konto',
        'at få behandlingen begrænset og at gøre indsigelse mod den',
        'at trække et samtykke tilbage uden at det påvirker det, der er sket før',
      ],
    },
    {
      id: 'sikkerhed',
      title: 'Sikkerhed',
      paragraphs: [
        'Al trafik er krypteret. Dine køb kan kun ses af dig og af fotografen, og originalerne kan kun hentes af den, der har købt dem.',
      ],
    },
    {
      id: 'klage',
      title: 'Klage',
      paragraphs: [
        'Er du utilfreds med, hvordan vi behandler dine oplysninger, så skriv til os. Du kan også klage til Datatilsynet, Carl Jacobsens Vej 35, 2500 Valby, på datatilsynet.dk.',
      ],
    },
  ],
};
