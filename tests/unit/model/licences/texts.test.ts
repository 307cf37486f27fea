import { describe, expect, test } from 'vitest';
import { legalParty } from '#src/config/legalParty.ts';
import { site } from '#src/config/site.ts';
import { licenceIds } from '#src/model/licences/licence.ts';
import { licensedSections, licenceText } from '#src/model/licences/rights.ts';
import { licenceFile } from '#src/model/purchases/licenceFile.ts';

const ORIGIN = 'https://jerslevfoto.example';
const WIDE = 'må bruge dem privat og erhvervsmæssigt';
describe('the licence of an archive', () => {
  const thing = (itemName: string, licenceId?: (typeof licenceIds)[number]) => ({
    purchaseId: 'JF20260301ABCDEF001',
    itemName,
    licenceId,
  });
  const file = (...things: ReturnType<typeof thing>[]) =>
    licenceFile(legalParty(site), ORIGIN, licensedSections(things));

  test('says what was bought with each, and the rights of no other', () => {
    const all = file(
      thing('Hav', 'private'),
      thing('Klit', 'commercial'),
      thing('Hede', 'private'),
    );
    expect(all).toContain('Licensen Privat\r\n');
    expect(all).toContain('\r\nOrdre JF20260301ABCDEF001: Hav, Hede\r\n');
    expect(all).toContain('Licensen Erhverv\r\n');
    expect(all).toContain('\r\nOrdre JF20260301ABCDEF001: Klit\r\n');
    expect(all).toContain('For alle licenser\r\n');
    expect(all).not.toContain('Licensen Sociale medier\r\n');
    expect(all).not.toContain(WIDE);
  });

  test('keeps apart what was bought before there were several', () => {
    const all = file(thing('Hav'), thing('Klit', 'private'));
    expect(all.indexOf(WIDE)).toBeLessThan(all.indexOf('Ordre JF20260301ABCDEF001: Hav\r\n'));
    expect(all).toContain('Licensen Privat\r\n');
  });
});

test('the terms of use in a picture begin with the name of its licence', () => {
  expect(licenceText('commercial')).toMatch(/^Licensen Erhverv\. .*Købte billeder er royaltyfri\./);
  expect(licenceText(undefined)).toMatch(/^Købte billeder er royaltyfri\./);
  expect(licenceIds.map(licenceText).filter((words) => words.includes(WIDE))).toEqual([]);
});
