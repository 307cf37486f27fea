import { type LegalDocument, legalTexts } from './document.ts';

/** The privacy policy. */
export const privacyDocument: LegalDocument = {
  title: 'Privatlivspolitik',
  description:
    'Hvilke oplysninger {businessName} har om dig, hvad de bruges til, hvor længe de gemmes, og hvilke rettigheder du har.',
  lead: 'Her kan du læse, hvilke oplysninger jeg har om dig, hvorfor jeg har dem, og hvad du kan bestemme over dem.',
  updated: legalTexts.updated,
  supplemented: 'Med tillæg af 23. november 2026',
  sections: [
    {
      id: 'ansvarlig',
      title: 'Hvem er ansvarlig?',
      paragraphs: [
        '{businessName} v/ {photographerName} er dataansvarlig for de oplysninger, du giver mig her på siden.',
        'Du finder mig på {address}. CVR-nr. {cvrNumber}. Har du spørgsmål, så skriv til [{email}]({emailLink}) eller ring på [{phone}](tel:{phoneLink}).',
      ],
    },
    {
      id: 'oplysninger',
      title: 'Hvilke oplysninger har jeg?',
      paragraphs: [
        'Jeg beder kun om det, jeg har brug for, og jeg får oplysningerne fra dig selv.',
      ],
      points: [
        'Konto: dit navn, din email, dit telefonnummer og tidspunkterne for oprettelse og seneste login. Din adgangskode bliver gemt i en form, som hverken jeg eller andre kan læse.',
        'Køb: hvad du har bestilt, beløb, betalingsmetode, tidspunkter og dit samtykke til levering.',
        'Downloads: hvilke købte billeder du har hentet og hvornår, og hvilken IP-adresse og browser det skete fra.',
        'Tilstedeværelse: om du er logget ind lige nu, og hvilken side du ser på{ifPresence}.',
        'Henvendelser: navn, email, eventuelt telefonnummer og det, du selv skriver i kontaktformularen.',
        'Statistik: besøg på siderne, {ifStatistics}.',
        '{choiceLog}',
      ],
      closing: [
        'Jeg behandler ingen følsomme oplysninger, og jeg træffer ingen automatiske afgørelser om dig.',
      ],
    },
    {
      id: 'formaal',
      title: 'Hvad bruger jeg dem til?',
      paragraphs: ['Hver behandling har et formål og et grundlag i databeskyttelsesforordningen.'],
      points: [
        'Din konto, dine køb og dine downloads bruger jeg for at opfylde aftalen med dig (artikel 6, stk. 1, litra b).',
        'Regnskabsoplysninger gemmer jeg, fordi bogføringsloven kræver det (artikel 6, stk. 1, litra c).',
        'Henvendelser{legitimatePresence} og beskyttelse mod misbrug bygger på min legitime interesse i at svare dig og drive siden sikkert (artikel 6, stk. 1, litra f).',
        'Statistik{consentedBesides} bygger på dit samtykke (artikel 6, stk. 1, litra a). Du kan trække det tilbage når som helst på siden med [cookiepolitikken]({cookiePath}).',
        '{choiceLogReason}',
      ],
    },
    {
      id: 'personer',
      title: 'Personer på billederne',
      paragraphs: [
        'Et billede, hvor du kan genkendes, er også en personoplysning. Bestilte optagelser bliver kun vist her, når det er aftalt med dig. Andre billeder, for eksempel fra offentlige steder, viser jeg, når hensynet til dig ikke taler imod det.',
        'Billeder i et privat kundegalleri kan kun ses af den, der har linket og eventuelt en kode. De bliver slettet, når jeg sletter galleriet. Forkerte koder bliver talt for hver besøgende ved hjælp af et mærke, som ikke kan føres tilbage til din adresse.',
        'Er du på et billede, som du ikke ønsker vist, så skriv til [{email}]({emailLink}). Så tager jeg stilling til det hurtigst muligt.',
      ],
    },
    {
      id: 'modtagere',
      title: 'Hvem behandler dem for mig?',
      paragraphs: [
        'Jeg sælger aldrig dine oplysninger. Disse leverandører behandler dem på mine vegne og kun efter min instruks:',
      ],
      points: [
        'Google Firebase: konto, database, filer og drift af siden. Data ligger så vidt muligt i EU.',
        '{mailBy}: afsendelse af beskeder fra kontaktformularen og af mails om dine ordrer med navn, email, det, du har bestilt, beløb og betalingsmetode.',
        'Google reCAPTCHA: beskyttelse af formularer mod robotter{ifBotCheck}.',
        '{siteCheckBy}',
        'Google Analytics: statistik, kun med dit samtykke.',
      ],
      closing: [
        'Nogle af leverandørerne kan behandle oplysninger uden for EU. Det sker på grundlag af EU-Kommissionens standardkontrakter eller ordningen EU-US Data Privacy Framework. Skriv til mig, hvis du vil vide mere om dem.',
        'Betaler du med MobilePay eller ved bankoverførsel, behandler din bank og MobilePay dine betalingsoplysninger på eget ansvar. Jeg ser kun navn, beløb og besked.',
      ],
    },
    {
      id: 'opbevaring',
      title: 'Hvor længe gemmer jeg dem?',
      paragraphs: ['Jeg gemmer ikke noget længere end nødvendigt.'],
      points: [
        'Din konto og dine downloads: så længe du har kontoen. Sletter du den, bliver de slettet med det samme.',
        'Regnskabsoplysninger om dine køb: 5 år, som bogføringsloven kræver. Har du slettet din konto, er dit navn, din email og dit telefonnummer fjernet fra dem.',
        'Tilstedeværelse: til du logger ud eller forlader siden.',
        'Henvendelser: til de er afsluttet og ikke længere er nødvendige.',
        '{choiceLogKept}',
        'Det, der ligger i din browser, står i [cookiepolitikken]({cookiePath}).',
      ],
    },
    {
      id: 'rettigheder',
      title: 'Dine rettigheder',
      paragraphs: ['Du har ret til:'],
      points: [
        'at se de oplysninger, jeg har om dig',
        'at få forkerte oplysninger rettet. Navn, email og telefonnummer kan du selv rette på [din profil]({profilePath})',
        'at få dine oplysninger slettet. Din konto kan du selv slette på [din profil]({profilePath})',
        'at få behandlingen begrænset',
        'at gøre indsigelse mod en behandling, der bygger på min legitime interesse',
        'at få de oplysninger, du selv har givet mig, i en fil, som andre kan læse',
        'at trække et samtykke tilbage. Det ændrer ikke ved det, der er sket før',
      ],
      closing: [
        'Skriv til [{email}]({emailLink}), når du vil bruge en rettighed. Du får svar hurtigst muligt og senest efter en måned. Det koster ikke noget.',
      ],
    },
    {
      id: 'sikkerhed',
      title: 'Sikkerhed',
      paragraphs: [
        'Al trafik mellem dig og siden er krypteret. Dine køb kan kun ses af dig og af fotografen, og originalerne kan kun hentes af den, der har købt dem. Sker der et brud på sikkerheden, som kan have betydning for dig, giver jeg dig besked.',
      ],
    },
    {
      id: 'klage',
      title: 'Klage',
      paragraphs: [
        'Er du utilfreds med, hvordan jeg behandler dine oplysninger, så skriv til mig først. Så prøver jeg at finde en løsning.',
        'Du kan også klage til Datatilsynet, Carl Jacobsens Vej 35, 2500 Valby, på [datatilsynet.dk](https://www.datatilsynet.dk/).',
      ],
    },
    {
      id: 'aendringer',
      title: 'Ændringer',
      paragraphs: [
        'Ændrer jeg politikken, står den nye udgave her på siden med en ny dato. Er ændringen vigtig for dig, og har du en konto, får du besked på email.',
      ],
    },
    {
      id: 'tillaeg',
      title: 'Tillæg af 23. november 2026',
      paragraphs: [
        'Alt ovenfor gælder stadig, undtagen hvor tillægget siger andet. Det fortæller om oplysninger, som nye dele af siden bruger.',
      ],
      points: [
        'Mails om dine ordrer: Min server sender dem gennem {mailThrough} til den email, din konto har. Ved hver ordre gemmer jeg, hvad der er sendt, hvornår, til hvilken adresse, og om det lykkedes, så jeg kan bevise, at du har fået de oplysninger, loven kræver (artikel 6, stk. 1, litra b og c).',
        'Fakturaer og kreditnotaer: navn, email, det købte og beløbet, og ved en fuld faktura også adresse og eventuelt firma, CVR-nr. og EAN-nr. {voucherLaws} kræver det (artikel 6, stk. 1, litra c).',
        'Fortrudte køb: ordrenummer, email, og hvornår du fortrød. Det skal jeg kunne dokumentere (artikel 6, stk. 1, litra c).',
        'Dit første download: hvornår du hentede det første billede i en ordre, fordi det afgør, om du kan fortryde (artikel 6, stk. 1, litra b).',
        'Dit samtykke til levering: ordlyd, tidspunkt og udgave af købsbetingelserne, gemt sammen med købet (artikel 6, stk. 1, litra c).',
        'Favoritter: de billeder, du har valgt med hjertet, mens du er logget ind, så du finder dem på alle dine enheder (artikel 6, stk. 1, litra b). Jeg gemmer dem, til du fjerner dem eller sletter din konto.',
        'Valg i et privat kundegalleri: dit navn, din email, hvis du skriver den, de billeder, du vælger, og dine kommentarer, så jeg kan levere det, du ønsker (artikel 6, stk. 1, litra b). Har jeg tilladt det, kan de andre, der har linket, se dit navn, dit valg og dine kommentarer; det står dér, hvor du skriver dit navn. Jeg gemmer det, til jeg sletter galleriet.',
        'Påmindelser om et privat kundegalleri: din email, hvis du har givet mig den til det, så min server kan minde dig om, at billederne venter, og om, at galleriet udløber (artikel 6, stk. 1, litra b). Jeg gemmer den, til jeg sletter galleriet.',
        'Mails med link til et privat kundegalleri: din email, og hvornår linket i mailen blev åbnet første gang, så jeg kan se, om du har fået billederne (artikel 6, stk. 1, litra b). Jeg gemmer det, til jeg sletter galleriet.',
        'Køb i et privat kundegalleri: de billeder, du lægger i kurven, mens du er logget ind, og deres pris, så du kan bestille dem (artikel 6, stk. 1, litra b). Jeg gemmer det i 90 dage, og venter en ordre på det, til den er afgjort.',
        'Levering af et privat kundegalleri: hvornår det blev åbnet, og hvilke billeder der blev hentet hvornår og i hvilken størrelse. Har du skrevet dit navn i galleriet, står det ved; adresse og browser gemmer jeg ikke. Så kan jeg vise, at billederne er leveret (artikel 6, stk. 1, litra b og f). Jeg gemmer det, til jeg sletter galleriet.',
        'Henvendelser: det, du skriver i kontaktformularen, og mine svar, så jeg kan svare dig og finde det igen (artikel 6, stk. 1, litra f). Jeg gemmer dem i højst 24 måneder. Sletter du en konto med samme bekræftede email, bliver de slettet med det samme.',
        'Besked på min telefon: Når du bestiller, skriver til mig eller bruger et privat kundegalleri, kan jeg få besked om det gennem Google Firebase og min browsers leverandør. I beskeden står højst ordrenummeret, aldrig dit navn (artikel 6, stk. 1, litra f).',
        'Tal om billederne: hvor tit hvert billede og album bliver set, lagt i kurven og bestilt i en måned, {ifStatistics} (artikel 6, stk. 1, litra a). Tallene fortæller ikke, hvem det var, så de bliver stående.',
        'Valg om cookies: udgave, tidspunkt og valg, uden oplysninger om, hvem der valgte. Jeg gemmer dem for at kunne vise, at der er spurgt (artikel 7, stk. 1).',
      ],
      closing: [
        'Oplysninger om køb, fakturaer, mails om ordrer og fortrudte køb gemmer jeg i 5 år fra udgangen af det regnskabsår, de hører til. Derefter bliver navn, email og andet, der peger på dig, fjernet af sig selv.',
        'Sletter du din konto før, fjerner jeg alt, undtagen det, som bogføringsloven kræver. Er der udstedt en fuld faktura til dig, bliver navn og adresse stående på den, til de 5 år er gået (artikel 17, stk. 3, litra b).',
      ],
    },
  ],
};
