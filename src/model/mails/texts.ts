import type { FileProblem } from '../purchases/fileProof.ts';

/** The mails about an order. They are plain text; the provider's template adds the layout. */
export const orderMailTexts = {
  greeting: (name: string) => (name === '' ? 'Hej' : `Hej ${name}`),
  line: (name: string, price: string) => `- ${name}: ${price}`,
  total: (amount: string) => `I alt ${amount}`,
  toPay: (amount: string) => `At betale ${amount}`,
  totalWithVat: (amount: string) => `I alt ${amount} inkl. moms`,
  signature: (business: string) => `Venlig hilsen\n${business}`,
  historyLink: 'Se din købshistorik',
  payOrMistake:
    'Har du betalt, eller er det en fejl, så svar på denne mail. Så finder vi ud af det.',
  payment: {
    mobilePay: (amount: string, phone: string, number: string) =>
      `Send ${amount} med MobilePay til ${phone}, og skriv ${number} i beskeden.`,
    transfer: (amount: string, account: string, number: string) =>
      `Overfør ${amount} til ${account}, og skriv ${number} som besked til modtager. Vil du betale kontant, så svar på denne mail.`,
    onPage: (amount: string, takesBankCards: boolean) =>
      `Betal ${amount} med MobilePay${takesBankCards ? ' eller kort' : ''}. Linket herunder fører dig til betalingen.`,
    nothing: 'Der er ikke noget at betale: din rabat dækker det hele.',
    nothingWithGiftCard: 'Der er ikke noget at betale: dit gavekort dækker det hele.',
    link: (takesBankCards: boolean) => (takesBankCards ? 'Betal nu' : 'Betal med MobilePay'),
    account: (bank: string, registration: string, account: string) =>
      `${bank}, reg. nr. ${registration}, konto ${account}`,
  },
  received: {
    subject: (number: string) => `Jeg har modtaget din ordre ${number}`,
    lead: 'Tak for din ordre. Nu mangler kun betalingen.',
    next: 'Når betalingen er godkendt, skriver jeg til dig. Så ligger billederne i din købshistorik.',
    free: {
      lead: 'Tak for din ordre.',
      next: 'Når ordren er godkendt, skriver jeg til dig. Så ligger billederne i din købshistorik.',
    },
    approved: {
      lead: 'Tak for din ordre.',
      next: 'Den er allerede godkendt. Det skriver jeg også til dig om i en mail for sig.',
    },
    nextForGiftCards:
      'Når betalingen er godkendt, skriver jeg til dig med koden til gavekortet. Den står også i din købshistorik.',
    nextOnPage:
      'Billederne ligger i din købshistorik, så snart du har betalt, og så skriver jeg til dig igen. Har du lige betalt, behøver du ikke gøre mere.',
  },
  newOrder: {
    subject: (customer: string, amount: string) => `Ny ordre fra ${customer}: ${amount}`,
    lead: (customer: string, email: string) =>
      `${customer === '' ? email : `${customer} (${email})`} har bestilt:`,
    next: (method: string, number: string) =>
      `Betaling: ${method}, mærket ${number}. Godkend ordren, når pengene er kommet.`,
    nextOnPage: (method: string) =>
      `Betaling: ${method}. Ordren bliver godkendt af sig selv, når kunden har betalt, så du skal ikke gøre noget.`,
    free: 'Der er ikke noget at betale. Godkend ordren, så får kunden adgang.',
    freeByItself:
      'Der er ikke noget at betale. Ordren bliver godkendt af sig selv, så du skal ikke gøre noget.',
    link: 'Åbn afventende betalinger',
  },
  orderPaid: {
    subject: (customer: string, amount: string) => `${customer} har betalt ${amount}`,
    lead: (customer: string, email: string) =>
      `${customer === '' ? email : `${customer} (${email})`} har betalt:`,
    next: 'Ordren er godkendt af sig selv, og kunden har fået adgang. Du skal ikke gøre noget.',
    link: 'Åbn ordren',
  },
  approved: {
    subject: (id: string) => `Dine billeder er klar: ordre ${id}`,
    lead: 'Din betaling er godkendt, og du har permanent adgang til dine billeder.',
    freeLead: 'Din ordre er godkendt, og du har permanent adgang til dine billeder.',
    next: 'Log ind, og hent dem i din købshistorik, når det passer dig.',
    voucher: (number: string) => `Faktura ${number} er vedhæftet.`,
    link: 'Download dine billeder',
  },
  giftCardsApproved: {
    subject: (id: string) => `Dit gavekort er klar: ordre ${id}`,
    lead: 'Din betaling er godkendt. Her er koden:',
    freeLead: 'Din ordre er godkendt. Her er koden:',
    giftCard: (code: string, value: string, day: string) =>
      `${code}\nVærdi ${value}. Gælder til og med ${day}.`,
    next: 'Den, der får koden, skriver den i kurven. Pas på den som på penge. I din købshistorik kan du udskrive gavekortet.',
    link: 'Se og udskriv gavekortet',
  },
  rejected: {
    subject: (number: string, others: number) =>
      others === 0
        ? `Din ordre ${number} er annulleret`
        : `Dine ${others + 1} ordrer er annulleret`,
    lead: (numbers: readonly string[]) =>
      numbers.length === 1
        ? 'Din ordre er annulleret.'
        : `Dine ordrer er annulleret: ${numbers.join(', ')}.`,
  },
  withdrawalStatement: {
    subject: (number: string) => `Bekræft din fortrydelse af ordre ${number}`,
    lead: (number: string, time: string) =>
      `Jeg har modtaget en fortrydelse af ordre ${number} den ${time}.`,
    words: (name: string) => `Der står: »Jeg fortryder mit køb hos dig.« Navn: ${name}`,
    next: (time: string) =>
      `Tryk på linket, så jeg ved, at fortrydelsen er fra dig. Så gælder den fra den ${time}.`,
    notYou: 'Er den ikke fra dig, skal du ikke gøre noget. Så ændrer dit køb sig ikke.',
    link: 'Bekræft fortrydelse',
  },
  withdrawn: {
    subject: (number: string) => `Din fortrydelse af ordre ${number} er modtaget`,
    lead: (number: string, time: string) =>
      `Jeg bekræfter, at du den ${time} har fortrudt ordre ${number}.`,
    money:
      'Har du betalt, får du hele beløbet tilbage senest 14 dage efter, at du fortrød. Du behøver ikke gøre mere.',
    giftCard: 'Det, dit gavekort dækkede, er tilbage på gavekortet.',
    rest: 'Har du betalt resten, får du den tilbage senest 14 dage efter, at du fortrød. Du behøver ikke gøre mere.',
    nothing: 'Der er ikke noget at betale tilbage, og du behøver ikke gøre mere.',
  },
  withdrawalNotice: {
    subject: (customer: string, number: string) => `${customer} har fortrudt ordre ${number}`,
    lead: (customer: string, email: string, time: string) =>
      `${customer === '' ? email : `${customer} (${email})`} har fortrudt sit køb den ${time}:`,
    next: (amount: string, deadline: string) =>
      `Er ordren betalt, skal ${amount} betales tilbage senest den ${deadline}.`,
    nothing: 'Der er ikke noget at betale tilbage. Du skal ikke gøre noget.',
    paidOnPage: (amount: string) =>
      `Ordren er betalt på siden: ${amount} går tilbage til kunden af sig selv, og kreditnotaen følger med. Du skal ikke gøre noget.`,
    maybePaidOnPage: (amount: string, deadline: string) =>
      `Er ordren betalt på siden, går pengene tilbage af sig selv. Er den betalt på en anden måde, skal ${amount} betales tilbage senest den ${deadline}.`,
    link: 'Åbn ordren',
  },
  filesLost: {
    subject: (number: string, others: number) =>
      others === 0
        ? `Solgte filer mangler: ordre ${number}`
        : `Solgte filer mangler i ${others + 1} ordrer`,
    lead: 'Nattens kontrol fandt filer, som kunder har købt, og som mangler eller ikke er de samme længere:',
    file: (number: string, path: string, problem: FileProblem) =>
      `- ${number}: ${path} ${problem === 'missing' ? 'mangler' : 'er ændret'}`,
    more: (count: number) => `- og ${count} til`,
    next: 'Send mailen videre til den, der har sat siden op. Filerne kan hentes tilbage i 90 dage. Hvordan det gøres, står i OPERATIONS under »A sold file is lost«.',
    backup:
      'Slet og upload ikke noget imens, og behold dine egne originaler. Du får kun denne mail én gang om de samme filer. Systemstatus i dashboardet viser, hvad der stadig mangler.',
    link: 'Åbn ordren',
  },
  refunded: {
    subject: (number: string) => `Du har fået pengene tilbage for ordre ${number}`,
    lead: (amount: string) =>
      `Jeg har betalt ${amount} tilbage til dig. Der kan gå et par dage, før du kan se det på din konto.`,
    toGiftCard: (amount: string) => `${amount} er tilbage på dit gavekort.`,
    toGiftCardOnly: 'Købet er betalt tilbage til dit gavekort.',
    voucher: (number: string) => `Kreditnota ${number} er vedhæftet.`,
  },
  reminder: {
    subject: (number: string) => `Din ordre ${number} venter på betaling`,
    lead: 'Jeg har ikke modtaget betalingen for din ordre endnu. Her er den igen, hvis den er gået i glemmebogen.',
    next: 'Har du lige betalt, kan du se bort fra denne mail.',
    expires: (day: string) =>
      `Har du fortrudt, behøver du ikke gøre noget: ordren udløber af sig selv den ${day}.`,
  },
  expired: {
    subject: (number: string) => `Din ordre ${number} er udløbet`,
    lead: 'Jeg har ikke modtaget betalingen, så din ordre er udløbet. Du skylder ikke noget.',
    again: 'Vil du stadig gerne have billederne, er du velkommen til at bestille dem igen.',
  },
} as const;

/** The words that the law asks of the confirmations of an order and of its approval. */
export const confirmationMailTexts = {
  orderTitle: 'DIN ORDRE',
  number: (number: string) => `Ordrenummer: ${number}`,
  orderedAt: (time: string) => `Bestilt: ${time}`,
  method: (method: string) => `Betaling: ${method}`,
  line: (name: string, kind: string, price: string) => `- ${name} (${kind}): ${price}`,
  vat: (amount: string) => `Heraf moms (25 %): ${amount}`,
  delivery: (isFree: boolean) =>
    `Levering: digitale filer, som du henter i din købshistorik, når ${isFree ? 'ordren' : 'betalingen'} er godkendt. Der kommer ingen gebyrer oveni.`,
  sellerTitle: 'SÆLGER',
  owner: (business: string, photographer: string) => `${business} v/ ${photographer}`,
  cvr: (number: string) => `CVR-nr. ${number}`,
  email: (email: string) => `E-mail: ${email}`,
  phone: (phone: string) => `Telefon: ${phone}`,
  giftCards: {
    delivery:
      'Levering: koden til gavekortet kommer i en mail og i din købshistorik, når betalingen er godkendt. Der kommer ingen gebyrer oveni.',
    withdrawal:
      'Du kan fortryde i 14 dage fra den dag, gavekortet er klar, så længe det ikke er brugt. Det, der er tilbage på et gavekort, kan udbetales, så længe det gælder og et år efter.',
  },
  consentTitle: 'DIT SAMTYKKE',
  consent: (time: string, version: string) =>
    `Da du bestilte den ${time}, accepterede du købsbetingelserne i udgaven ${version} og satte kryds ved dette:`,
  quoted: (words: string) => `»${words}«`,
  withdrawalTitle: 'FORTRYDELSESRET',
  withdrawal: {
    received:
      'Du kan altid fortryde, før ordren er godkendt, og også bagefter, indtil du henter det første billede i den. Når du har hentet det, er der ingen fortrydelsesret for ordren. Du har altså længere tid, end loven kræver.',
    approved:
      'Du kan fortryde, indtil du henter det første billede i ordren. Når du har hentet det, er der ingen fortrydelsesret for ordren. Du har altså længere tid, end loven kræver.',
  },
  howToWithdraw: (email: string) =>
    `Du fortryder med knappen »Fortryd køb« i din købshistorik, ved at skrive til ${email} eller med formularen herunder.`,
  formTitle: 'STANDARDFORTRYDELSESFORMULAR',
  formIntro: 'Udfyld og send kun formularen, hvis du vil fortryde.',
  formTo: (seller: string) => `Til: ${seller}`,
  formText: (number: string) =>
    `Jeg meddeler hermed, at jeg ønsker at gøre fortrydelsesretten gældende i forbindelse med min købsaftale om følgende digitale indhold: ordre ${number}`,
  formOrderedAt: (day: string) => `Bestilt den: ${day}`,
  formBlanks: [
    'Forbrugerens navn:',
    'Forbrugerens adresse:',
    'Forbrugerens underskrift (kun hvis formularen sendes på papir):',
    'Dato:',
  ],
  complaintTitle: 'KLAGE',
  complaint: (email: string) =>
    `Er der noget galt, så skriv først til ${email}. Finder vi ikke en løsning, kan du klage til Mæglingsteamet for Forbrugerklager, Nævnenes Hus, Toldboden 2, 8800 Viborg, https://naevneneshus.dk. Fører mæglingen ikke til en løsning, kan du bringe sagen for Forbrugerklagenævnet.`,
  termsTitle: (version: string) => `KØBSBETINGELSERNE, SOM DU ACCEPTEREDE (${version})`,
} as const;

/** The order that the mails of a preview are about. */
export const sampleTexts = {
  number: 'PRØVE-0001',
  customer: 'Kim Kunde',
  pictures: [
    ['Et billede', 349],
    ['Et andet billede', 249],
  ],
} as const;

/** The mail to the photographer about a client's gallery. */
export const galleryNewsTexts = {
  subject: (title: string) => `Nyt fra kundegalleriet ${title}`,
  somebody: 'En kunde',
  choiceSent: (name: string, count: number) =>
    `${name} har sendt sit valg: ${count === 1 ? '1 billede' : `${count} billeder`}.`,
  commented: (name: string, count: number) =>
    `${name} har skrevet ${count === 1 ? 'en kommentar' : `${count} kommentarer`}.`,
  opened: 'Galleriet er åbnet for første gang.',
  downloaded: 'Der er hentet billeder fra galleriet for første gang.',
  link: 'Se kundegallerierne',
} as const;

/** The mail about the room that the files take. */
export const storageMailTexts = {
  subject: (limit: number) => `Filerne fylder mere end ${limit} GB`,
  message: (size: string, price: string) =>
    `Butikkens filer fylder ${size}, og det koster cirka ${price} om måneden hos Google. Du får kun besked igen, hvis de imens har fyldt mindre.\n\nUnder Indstillinger, Besked til dig, vælger du grænsen. Gamle kundegallerier og papirkurven er det, der er lettest at undvære.`,
  link: 'Se, hvad der fylder',
} as const;

/** The mails about messages of the contact form. */
export const messageMailTexts = {
  arrived: (subject: string) => `Ny henvendelse: ${subject}`,
  from: ({ name, email, phone }: Record<'name' | 'email' | 'phone', string>) =>
    [`Fra: ${name}`, `E-mail: ${email}`, ...(phone === '' ? [] : [`Telefon: ${phone}`])].join('\n'),
  open: 'Åbn henvendelsen',
  answer: (subject: string) => `Re: ${subject}`,
  youWrote: (time: string) => `Du skrev den ${time}:`,
  site: 'Til hjemmesiden',
} as const;
