import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { expect, test, vi } from 'vitest';
import { readFacts } from '#src/lib/pictures/readFacts.ts';
import { sidecarAsPicture } from '#src/model/moving/words.ts';

const blank = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } });

const fileOf = (bytes: Buffer, type: string) => new Blob([new Uint8Array(bytes)], { type });

const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title><rdf:Alt><rdf:li xml:lang="x-default">Blå time</rdf:li></rdf:Alt></dc:title><dc:description><rdf:Alt><rdf:li xml:lang="x-default">Havnen før solen står op</rdf:li></rdf:Alt></dc:description></rdf:Description></rdf:RDF></x:xmpmeta>`;

/** A record of IPTC: its number, and a text in UTF-8. */
function iptcRecord([record, dataset, text]: [number, number, string]): Buffer {
  const value = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x1c, record, dataset, 0, value.length]), value]);
}

/** The picture with a block of IPTC behind its first two bytes, as photo programs write it. */
function withIptc(picture: Buffer, records: [number, number, string][]): Buffer {
  const utf8: [number, number, string] = [1, 90, '\u001b%G'];
  const data = Buffer.concat([utf8, ...records].map(iptcRecord));
  const padding = Buffer.alloc(data.length % 2);
  const head = Buffer.concat([
    Buffer.from('Photoshop 3.0\0' + '8BIM', 'latin1'),
    Buffer.from([4, 4, 0, 0, 0, 0, data.length >> 8, data.length & 255]),
  ]);
  const block = Buffer.concat([head, data, padding]);
  const size = block.length + 2;
  const segment = Buffer.from([0xff, 0xed, size >> 8, size & 255]);
  return Buffer.concat([picture.subarray(0, 2), segment, block, picture.subarray(2)]);
}

const XMP_WORDS = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:Iptc4xmpCore="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/" photoshop:City="Skagen" photoshop:Country="Danmark" Iptc4xmpCore:Location="Grenen"><Iptc4xmpCore:AltTextAccessibility><rdf:Alt><rdf:li xml:lang="x-default">To have mødes</rdf:li></rdf:Alt></Iptc4xmpCore:AltTextAccessibility><dc:subject><rdf:Bag><rdf:li>hav</rdf:li><rdf:li>blå, grå</rdf:li></rdf:Bag></dc:subject><dc:rights><rdf:Alt><rdf:li xml:lang="x-default">© Asta</rdf:li></rdf:Alt></dc:rights></rdf:Description></rdf:RDF></x:xmpmeta>`;

const nothing = {
  title: '',
  caption: '',
  alt: '',
  keywords: [],
  copyright: '',
  place: '',
  takenAt: undefined,
};

const inIptc = async (picture: Sharp, records: [number, number, string][]) =>
  withIptc(await picture.jpeg().toBuffer(), records);

test.each<[string, () => Promise<Buffer>, object]>([
  ['nothing', () => blank().jpeg().toBuffer(), {}],
  [
    'title, caption and moment in XMP and Exif',
    () =>
      blank()
        .withExif({ IFD2: { DateTimeOriginal: '2024:05:12 14:03:55' } })
        .withXmp(XMP)
        .jpeg()
        .toBuffer(),
    {
      title: 'Blå time',
      caption: 'Havnen før solen står op',
      takenAt: new Date(2024, 4, 12, 14, 3, 55),
    },
  ],
  [
    'alternative text, keywords, copyright and place in XMP',
    () => blank().withXmp(XMP_WORDS).jpeg().toBuffer(),
    {
      alt: 'To have mødes',
      keywords: ['hav', 'blå, grå'],
      copyright: '© Asta',
      place: 'Grenen, Skagen, Danmark',
    },
  ],
  [
    'all of them in IPTC',
    () =>
      inIptc(blank(), [
        [2, 5, 'Blå time'],
        [2, 25, 'hav'],
        [2, 25, 'fyrtårn'],
        [2, 90, 'Skagen'],
        [2, 101, 'Danmark'],
        [2, 116, '© Asta'],
        [2, 120, 'Havnen'],
      ]),
    {
      title: 'Blå time',
      caption: 'Havnen',
      keywords: ['hav', 'fyrtårn'],
      copyright: '© Asta',
      place: 'Skagen, Danmark',
    },
  ],
  [
    'a single keyword, and a copyright in Exif',
    () => inIptc(blank().withExif({ IFD0: { Copyright: 'Asta' } }), [[2, 25, 'hav']]),
    { keywords: ['hav'], copyright: 'Asta' },
  ],
  // No order takes a title of two lines.
  [
    'a title in two lines, which becomes one',
    () => inIptc(blank(), [[2, 5, 'Blå time\r\nved havnen']]),
    { title: 'Blå time ved havnen' },
  ],
])('a picture tells %s', async (_, makeBytes, words) => {
  const facts = await readFacts(fileOf(await makeBytes(), 'image/jpeg'));
  expect(facts).toEqual({ ...nothing, ...words });
});

test('a WebP tells its caption too', async () => {
  const exif = { IFD0: { ImageDescription: 'En bro' } };
  const bytes = await blank().withExif(exif).webp().toBuffer();
  const facts = await readFacts(fileOf(bytes, 'image/webp'));
  expect(facts).toEqual({ ...nothing, caption: 'En bro' });
});

/** A text of a PNG; its checksum is not looked at. */
function pngText(name: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, Buffer.from(name), content, Buffer.alloc(4)]);
}

test('a PNG tells its words, and none of its compressed texts is unpacked', async () => {
  const unpack = vi.fn();
  vi.stubGlobal('DecompressionStream', unpack);
  const plain = pngText('iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${XMP}`));
  const packed = deflateSync(Buffer.alloc(1000, 'a'));
  const compressed = [
    pngText('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), packed])),
    pngText('iTXt', Buffer.concat([Buffer.from('Title\0\u0001\0\0\0'), packed])),
  ];
  const png = await blank().png().toBuffer();
  const end = png.subarray(-12);
  const bytes = Buffer.concat([png.subarray(0, -12), ...compressed, plain, end]);
  const facts = await readFacts(fileOf(bytes, 'image/png'));
  expect(facts).toMatchObject({ title: 'Blå time', caption: 'Havnen før solen står op' });
  expect(unpack).not.toHaveBeenCalled();
});

test('a sidecar of Lightroom tells its words and stars', async () => {
  const xml = XMP.replace(
    'rdf:about=""',
    'rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:Rating="4"',
  );
  const facts = await readFacts(sidecarAsPicture(new TextEncoder().encode(xml)));
  expect(facts).toMatchObject({ title: 'Blå time', rating: 4 });
});

test('words that cannot be read are no reason to refuse the picture', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const file = new Blob(['not a picture'], { type: 'image/jpeg' });
  await expect(readFacts(file)).resolves.toEqual(nothing);
});
