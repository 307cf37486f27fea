import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { readFacts } from '#src/lib/pictures/worker/inspectPicture.ts';

const blank = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } });

const fileOf = (bytes: Buffer, type: string) => new Blob([new Uint8Array(bytes)], { type });

const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title><rdf:Alt><rdf:li xml:lang="x-default">Blå time</rdf:li></rdf:Alt></dc:title><dc:description><rdf:Alt><rdf:li xml:lang="x-default">Havnen før solen står op</rdf:li></rdf:Alt></dc:description></rdf:Description></rdf:RDF></x:xmpmeta>`;

describe('the words in a picture', () => {
  test('are its title, its caption and when it was taken', async () => {
    const bytes = await blank()
      .withExif({ IFD2: { DateTimeOriginal: '2024:05:12 14:03:55' } })
      .withXmp(XMP)
      .jpeg()
      .toBuffer();
    await expect(readFacts(fileOf(bytes, 'image/jpeg'))).resolves.toEqual({
      title: 'Blå time',
      caption: 'Havnen før solen står op',
      takenAt: new Date(2024, 4, 12, 14, 3, 55),
    });
  });

  test('are found in WebP too', async () => {
    const bytes = await blank()
      .withExif({ IFD0: { ImageDescription: 'En bro' } })
      .webp()
      .toBuffer();
    await expect(readFacts(fileOf(bytes, 'image/webp'))).resolves.toMatchObject({
      title: '',
      caption: 'En bro',
    });
  });

  test('may be missing', async () => {
    const bytes = await blank().jpeg().toBuffer();
    await expect(readFacts(fileOf(bytes, 'image/jpeg'))).resolves.toEqual({
      title: '',
      caption: '',
      takenAt: undefined,
    });
  });

  test('that cannot be read are no reason to refuse the picture', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const file = new Blob(['not a picture'], { type: 'image/jpeg' });
    await expect(readFacts(file)).resolves.toMatchObject({ title: '', caption: '' });
  });
});
