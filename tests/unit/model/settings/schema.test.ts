import { describe, expect, test } from 'vitest';
import { site } from '#src/config/site.ts';
import { closedSettingsSchema } from '#src/model/settings/closed.ts';
import { masked, payeeChangeLines, payeeOf } from '#src/model/settings/payee.ts';
import { publicSettingsSchema, shopFields } from '#src/model/settings/schema.ts';

const schema = publicSettingsSchema(site);

describe('the public settings', () => {
  test('are what is built in while nothing is saved', () => {
    const shop = schema.parse({});
    for (const field of shopFields) expect(shop[field]).toEqual(site[field]);
    expect(shop.payeeRevision).toBe(0);
  });

  test('take over the fields that are saved, also those that are off', () => {
    const shop = schema.parse({
      phone: '+4599887766',
      vat: false,
      licences: { social: { factor: 2 } },
    });
    expect(shop).toMatchObject({
      businessName: site.businessName,
      phone: '+4599887766',
      vat: false,
      licences: { social: { factor: 2 } },
    });
  });

  test('hold nothing that only a deployment can change', () => {
    expect(schema.parse({ ownerEmails: ['x@y.dk'], region: 'x', id: 'public' })).not.toHaveProperty(
      'ownerEmails',
    );
  });

  test.each([
    { vat: 'ja' },
    { consent: 'never' },
    { payments: { mobilePay: 'cash', card: false } },
  ])('do not take %o', (record) => {
    expect(schema.safeParse(record).success).toBe(false);
  });
});

test('the closed settings have no openings at first', () => {
  expect(closedSettingsSchema.parse({}).openings).toEqual({});
});

describe('a change of the payee', () => {
  const before = payeeOf(schema.parse({}));
  const after = {
    ...before,
    mobilePayNumber: '99887766',
    payments: { mobilePay: 'automatic', card: true },
  } as const;

  test('is told field by field', () => {
    expect(payeeChangeLines({ before, after })).toEqual([
      `MobilePay: ${before.mobilePayNumber} → 99887766`,
      'Betalingsmåde: Du godkender hver betaling → Vipps MobilePay tager imod betalingen, også kort',
    ]);
  });

  test('shows the last digits in a mail', () => {
    expect(payeeChangeLines({ before, after }, masked)[0]).toMatch(/→ ••••7766$/);
    expect(masked('123')).toBe('123');
  });
});
