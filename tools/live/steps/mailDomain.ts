import { done, missing, type Finding, type Place, type Step } from '../step.ts';

/** The domain that the shop's mails come from. */
function mailDomainOf({ business }: Place): string {
  const user = business.mailbox ? business.mailbox.user : '';
  const address = user.includes('@') ? user : business.email;
  return address.slice(address.indexOf('@') + 1);
}

const startsWith = (texts: readonly string[], start: string): boolean =>
  texts.some((text) => text.toLowerCase().startsWith(start));

/** Receivers believe in a mail whose domain says who may send for it. DKIM's name is known to its provider alone. */
export const mailDomain: Step = {
  id: 'mail-domain',
  title: 'Domænet siger god for dine mails (SPF, DKIM, DMARC)',
  isOptional: true,
  isChosen: ({ business }) => Boolean(business.mailbox),
  async check(live): Promise<Finding> {
    const domain = mailDomainOf(live);
    const [own, dmarc] = await Promise.all([
      live.domainTexts(domain),
      live.domainTexts(`_dmarc.${domain}`),
    ]);
    if (!own || !dmarc) return { status: 'unanswered', why: 'DNS svarede ikke.' };
    const lacking = [
      ...(startsWith(own, 'v=spf1') ? [] : ['SPF']),
      ...(startsWith(dmarc, 'v=dmarc1') ? [] : ['DMARC']),
    ];
    return lacking.length === 0 ? done : missing(`${domain} har ingen ${lacking.join(' og ')}.`);
  },
  person: (place) => {
    const domain = mailDomainOf(place);
    return [
      'Uden dem havner dine mails som spam. Alle tre skrives som TXT hos den, der har dit domæne.',
      `SPF (${domain}): den linje, din postkasses udbyder opgiver. Den begynder med v=spf1, og der må kun være én.`,
      'DKIM: slås til hos udbyderen, som viser navn og værdi. Send dig selv en mail, og se efter "dkim=pass".',
      `DMARC (_dmarc.${domain}): begynd med v=DMARC1; p=none; rua=mailto:${place.business.email}`,
    ];
  },
};
