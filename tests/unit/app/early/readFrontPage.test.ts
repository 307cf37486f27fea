import { describe, expect, test } from 'vitest';
import { readFrontPage } from '#src/app/early/readFrontPage.ts';

const nothing = {
  heroTitle: '',
  heroSubtitle: '',
  backgroundMedia: '',
  backgroundType: 'image',
  headerTone: '',
  wordsTone: '',
  picture: { placeholder: '', sources: [] },
};

const source = (url: unknown, width: unknown) => ({ mapValue: { fields: { url, width } } });

describe('the front page', () => {
  test('is read for what the hero needs', () => {
    const sources = [
      source({ stringValue: '/480.webp' }, { integerValue: '480' }),
      source({ stringValue: '/960.webp' }, { doubleValue: 960 }),
    ];
    const stored = {
      name: 'projects/p/databases/(default)/documents/content/frontpage',
      fields: {
        heroTitle: { stringValue: 'Nordisk lys' },
        heroSubtitle: { stringValue: 'Fra kysten' },
        backgroundMedia: { stringValue: '/hero.jpg' },
        backgroundType: { stringValue: 'image' },
        headerTone: { stringValue: 'ink-0' },
        wordsTone: { stringValue: 'white-40' },
        picture: {
          mapValue: {
            fields: {
              placeholder: { stringValue: 'data:image/webp;base64,AA' },
              sources: { arrayValue: { values: sources } },
            },
          },
        },
      },
    };
    expect(readFrontPage(stored)).toEqual({
      heroTitle: 'Nordisk lys',
      heroSubtitle: 'Fra kysten',
      backgroundMedia: '/hero.jpg',
      backgroundType: 'image',
      headerTone: 'ink-0',
      wordsTone: 'white-40',
      picture: {
        placeholder: 'data:image/webp;base64,AA',
        sources: [
          { url: '/480.webp', width: 480 },
          { url: '/960.webp', width: 960 },
        ],
      },
    });
  });

  test.each(['video', 'gif'])('leaves a %s to the application', (type) => {
    const fields = {
      backgroundType: { stringValue: type },
      backgroundMedia: { stringValue: '/moving' },
    };
    expect(readFrontPage({ fields })).toEqual({ ...nothing, backgroundMedia: 'data:,' });
  });

  test.each([
    undefined,
    null,
    'text',
    {},
    { fields: { heroTitle: { integerValue: '3' }, picture: { stringValue: 'x' } } },
    { fields: { backgroundType: { stringValue: 'hologram' } } },
    { fields: { picture: { mapValue: { fields: { sources: { arrayValue: {} } } } } } },
  ])('takes nothing from %j', (stored) => {
    expect(readFrontPage(stored)).toEqual(nothing);
  });

  test('leaves out a source that is none', () => {
    const values = [
      source({ stringValue: '/480.webp' }, { stringValue: '480' }),
      { nullValue: null },
    ];
    const fields = { picture: { mapValue: { fields: { sources: { arrayValue: { values } } } } } };
    expect(readFrontPage({ fields })).toEqual(nothing);
  });
});
