/** The mails about an order. They are plain text; the provider's template adds the layout. */
export const orderMailTexts = {
  greeting: (name: string) => (name === '' ? 'Hej' : `Hej ${name}`),
  line: (name: string, price: string) => `- ${name}: ${price}`,
  total: (amount: string) => `I alt ${amount} inkl. moms`,
  signature: (business: string) => `Venlig hilsen\n${business}`,
  historyLink: 'Se din købshistorik',
  received: {
    subject: (number: string) => `Vi har modtaget din ordre ${number}`,
    lead: 'Tak for din ordre. Nu mangler kun betalingen.',
    mobilePay: (amount: string, phone: string, number: string) =>
      `Send ${amount} med MobilePay til ${phone}, og skriv ${number} i beskeden.`,
    transfer: (amount: string, account: string, number: string) =>
      `Overfør ${amount} til ${account}, og skriv ${number} som besked til modtager. Vil du betale kontant, så svar på denne mail.`,
    account: (bank: string, registration: string, account: string) =>
      `${bank}, reg. nr. ${registration}, konto ${account}`,
    next: 'Når betalingen er godkendt, skriver vi til dig, og billederne ligger i din købshistorik.',
  },
  newOrder: {
    subject: (customer: string, amount: string) => `Ny ordre fra ${customer}: ${amount}`,
    lead: (customer: string, email: string) =>
      `${customer === '' ? email : `${customer} (${email})`} har bestilt:`,
    next: (method: string, number: string) =>
      `Betaling: ${method}, mærket ${number}. Godkend ordren, når pengene er kommet.`,
    link: 'Åbn afventende betalinger',
  },
  approved: {
    subject: (id: string) => `Dine billeder er klar: ordre ${id}`,
    lead: 'Din betaling er godkendt, og du har permanent adgang til dine billeder.',
    next: 'Log ind, og hent dem i din købshistorik, når det passer dig.',
    link: 'Hent dine billeder',
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
    next: 'Har du betalt, eller er det en fejl, så svar på denne mail. Så finder vi ud af det.',
  },
} as const;
