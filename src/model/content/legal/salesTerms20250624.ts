import { oneLicence } from '../../licences/texts.ts';
import type { LegalDocument } from './document.ts';

/** The terms of 24 June 2025. Orders refer to them, so they stay as they are. */
export const salesTerms20250624: LegalDocument = {
  title: 'Købsbetingelser',
  description:
    'Hvad der gælder, når du køber billeder hos {businessName}: priser, betaling, levering, brug, fortrydelse og reklamation.',
  lead: 'Her kan du læse, hvad der gælder, når du køber billeder hos {businessName}.',
  updated: 'Sidst opdateret 24. juni 2025',
  sections: [
    {
      id: 'saelger',
      title: 'Sælger',
      paragraphs: [
        '{businessName} v/ {photographerName}, {address}. CVR-nr. {cvrNumber}.',
        'Du kan altid skrive til [{email}]({emailLink}) eller ringe på [{phone}](tel:{phoneLink}).',
      ],
    },
    {
      id: 'produkter',
      title: 'Produkter og priser',
      paragraphs: [
        'Butikken sælger digitale billeder, enkeltvis og som albums. Billederne på siden er vist med vandmærke og i lavere opløsning. Når din ordre er godkendt, får du originalerne uden butikkens vandmærke. Henter du et billede enkeltvis, står der diskret dit navn, en dato og et løbenummer nederst, så det kan spores ved misbrug.',
        'Alle priser er i danske kroner (DKK){withVat}. Der kommer ingen gebyrer oveni. Det er prisen på bestillingstidspunktet, der gælder, medmindre vi har aftalt en anden med dig, før ordren bliver godkendt.',
      ],
    },
    {
      id: 'bestilling',
      title: 'Bestilling og betaling',
      paragraphs: [
        'Du skal have en konto for at købe, og du skal være fyldt 18 år eller have en forælders tilladelse. Når du bestiller, oprettes en ordre, som afventer betaling. Derefter betaler du på en af disse måder:',
      ],
      points: [
        'MobilePay: du sender beløbet til nummeret på ordrebekræftelsen.',
        'Bankoverførsel: du overfører beløbet til kontoen på ordrebekræftelsen.',
        'Kontant: du aftaler tid og sted med fotografen.',
      ],
      closing: [
        'Skriv altid ordrenummeret i beskeden, så betalingen kan findes.',
        'Fotografen godkender betalingen manuelt. Aftalen er indgået, når ordren er godkendt. Kan den ikke godkendes, bliver den annulleret, og har du betalt, får du pengene tilbage.',
      ],
    },
    {
      id: 'levering',
      title: 'Levering',
      paragraphs: [
        'Når ordren er godkendt, ligger billederne i din købshistorik, hvor du kan hente dem enkeltvis eller samlet. Der bliver ikke sendt noget med posten. Du har adgang til dem, så længe du har din konto.',
        'Billederne gemmes i et arkiv, så du også kan hente dem, hvis de senere bliver taget ud af butikken. Sletter du din konto, mister du adgangen. Hent derfor dine billeder først.',
      ],
    },
    oneLicence,
    {
      id: 'eneret',
      title: 'Eneret til et billede',
      paragraphs: [
        'Ønsker du eneret til et billede, kan du bede om det inden for 7 dage efter købet. Skriv til os med ordrenummeret, så får du svar på, om det er muligt, og hvad det koster. Er billedet solgt til andre, kan eneret ikke gives.',
      ],
    },
    {
      id: 'fortrydelse',
      title: 'Fortrydelsesret',
      paragraphs: [
        'Der er ingen fortrydelsesret for digitalt indhold, når leveringen er begyndt. Når du bestiller, giver du udtrykkeligt samtykke til, at leveringen begynder, når ordren er godkendt, og du bekræfter, at din fortrydelsesret derefter bortfalder.',
        'Indtil ordren er godkendt, kan du frit fortryde. Skriv til os med ordrenummeret, så annullerer vi den.',
      ],
    },
    {
      id: 'reklamation',
      title: 'Reklamation',
      paragraphs: [
        'Er der noget galt med et billede eller en fil, så skriv til [{email}]({emailLink}) med ordrenummeret og en kort beskrivelse.',
      ],
      points: [
        'Inden for 3 arbejdsdage får du svar på, at vi har modtaget din reklamation.',
        'Inden for cirka 14 dage er sagen normalt afsluttet.',
      ],
      closing: [
        'Køber du som forbruger, har du 2 års reklamationsret efter købeloven. Det betyder, at du kan få fejlen rettet, en ny fil, et afslag i prisen eller pengene tilbage, alt efter situationen.',
      ],
    },
    {
      id: 'klage',
      title: 'Klageadgang og lovvalg',
      paragraphs: [
        'Kan vi ikke finde en løsning, kan du klage til Center for Klageløsning, Nævnenes Hus, Toldboden 2, 8800 Viborg, på [naevneneshus.dk](https://naevneneshus.dk/). Bor du i et andet EU-land, kan du henvende dig til forbrugercentret i dit eget land.',
        'Køb hos {businessName} følger dansk ret.',
      ],
    },
    {
      id: 'oplysninger',
      title: 'Dine oplysninger',
      paragraphs: [
        'Vi gemmer oplysninger om dit køb, så vi kan levere det og overholde bogføringsloven. Regnskabsoplysninger gemmes i 5 år. Læs mere i [privatlivspolitikken]({privacyPath}).',
      ],
    },
  ],
};
