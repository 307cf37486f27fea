import { describe, expect, test } from 'vitest';
import { ASKED_LIST, chooserSchema, chosenIn } from '#src/model/clients/choices.ts';
import { joinedNames, withAlone } from '#src/model/clients/together.ts';

describe('those who choose together', () => {
  test.each([
    ['', 'Anna', 'Anna'],
    ['Anna', 'Bo', 'Anna og Bo'],
    ['Anna og Bo', 'Bo', 'Anna og Bo'],
    ['Anna og Bo', 'Anna og Bo', 'Anna og Bo'],
    ['Anna', undefined, 'Anna'],
    ['A'.repeat(78), 'Bo', 'A'.repeat(78)],
  ])('named %j and then %j are named %j', (names, name, expected) => {
    expect(joinedNames(names, name)).toBe(expected);
  });

  const at = { pictureIds: new Set(['a', 'b']), now: 5 };
  const chooser = (name: string, picture: string, sentAt: Date | null = null) =>
    chooserSchema.parse({
      id: name,
      name,
      sentAt,
      galleryId: 'kunde1',
      lists: {},
      pictures: { [picture]: { lists: ['asked'], comment: '', at: 1 } },
    });

  test('have what each of them chose alone', () => {
    const all = withAlone(chooser('Anna', 'a'), chooser('Bo', 'b'), at);
    expect(all).toMatchObject({ id: 'Anna', name: 'Anna og Bo' });
    expect(chosenIn(all, ASKED_LIST, [{ id: 'a' }, { id: 'b' }])).toHaveLength(2);
  });

  test('keep a choice that is sent', () => {
    const sent = chooser('Anna', 'a', new Date('2026-01-01T12:00:00Z'));
    const all = withAlone(sent, chooser('Bo', 'b'), at);
    expect(chosenIn(all, ASKED_LIST, [{ id: 'a' }, { id: 'b' }])).toEqual([{ id: 'a' }]);
  });
});
