import { createRequire } from 'node:module';
import ExifReader from 'exifreader';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { stampPicture } from '../../../functions/src/download/stampPicture.ts';

/** jsdom has no types, and Node no parser of XML, which the reader of metadata needs. */
const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
  JSDOM: new (html: string) => { window: { DOMParser: typeof DOMParser } };
};
const parser = new JSDOM('').window.DOMParser;

const TEXT = 'Mette Ågård · 0123456789ABCDEF · 03.01.2026 · u1234567';

const picture = (): Sharp =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#888' } });

async function rightsOf(copy: Buffer): Promise<(field: string) => string> {
  const { xmp } = await ExifReader.load(copy, {
    expanded: true,
    async: true,
    domParser: new parser(),
  });
  return (field) => xmp?.[field]?.description ?? '';
}

describe('the rights of a copy', () => {
  test('are read by a reader of metadata: creator, credit, copyright, licence and licensor', async () => {
    const field = await rightsOf(await stampPicture(await picture().jpeg().toBuffer(), TEXT));
    expect(field('creator')).toBe('Asta Vindfeldt Holm');
    expect(field('Credit')).toBe('Asta Vindfeldt Holm / Jerslev Foto');
    expect(field('rights')).toContain('© Jerslev Foto, Asta Vindfeldt Holm');
    expect(field('Marked')).toBe('True');
    expect(field('WebStatement')).toBe('https://jerslevfoto.example/k%C3%B8bsbetingelser#brug');
    expect(field('UsageTerms')).toContain('Købte billeder er royaltyfri.');
    expect(field('UsageTerms')).toContain('Du må ikke sælge billederne videre');
    for (const fact of [
      'Jerslev Foto, Asta Vindfeldt Holm',
      'Kirkevej 12',
      '9740',
      'kontakt@jerslevfoto.example',
      'https://jerslevfoto.example',
    ]) {
      expect(field('Licensor')).toContain(fact);
    }
    expect(field('CreatorContactInfo')).toContain('+4520304050');
  });

  test('are those of the licence that it was bought with', async () => {
    const copy = await stampPicture(await picture().jpeg().toBuffer(), TEXT, 'social');
    const field = await rightsOf(copy);
    expect(field('UsageTerms')).toContain('Licensen Sociale medier. Du må alt det');
    expect(field('UsageTerms')).not.toContain('privat og erhvervsmæssigt');
    expect(field('WebStatement')).toMatch(/#licens-sociale-medier$/);
  });

  test('replace what the original said, which is left as it is', async () => {
    const before = await picture()
      .withXmp(
        '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" photoshop:Credit="Privat" photoshop:City="Hemmelig by"/></rdf:RDF></x:xmpmeta>',
      )
      .jpeg()
      .toBuffer();
    const original = Buffer.from(before);
    const field = await rightsOf(await stampPicture(original, TEXT));
    expect(field('Credit')).toBe('Asta Vindfeldt Holm / Jerslev Foto');
    expect(field('City')).toBe('');
    expect(original.equals(before)).toBe(true);
  });
});
