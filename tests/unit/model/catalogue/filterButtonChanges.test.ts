import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addFilterButton,
  editFilterButton,
  moveFilterButton,
  removeFilterButton,
  retireFormerSlugs,
} from '#src/model/catalogue/filterButtonChanges.ts';
import { defaultFilterButtons, presentSlug } from '#src/model/catalogue/filterButtons.ts';

const created = { id: 'ny', now: new Date('2025-06-24T10:00:00Z') };
const input = { name: 'Dyr', color: '#333333', isActive: true };
const buttons = [...defaultFilterButtons];
const names = (list: { name: string }[]) => list.map(({ name }) => name);

describe('adding', () => {
  test('puts the new button last, with its slug', () => {
    const added = addFilterButton(created, { ...input, name: ' Børn ' })(buttons);
    expect(added).toHaveLength(7);
    expect(added.at(-1)).toEqual({
      ...input,
      id: 'ny',
      name: 'Børn',
      slug: 'boern',
      order: 6,
      createdAt: created.now,
    });
  });

  test('again changes what was written without our hearing of it', () => {
    const once = addFilterButton(created, input)(buttons);
    const twice = addFilterButton(created, { ...input, isActive: false })(once);
    expect(twice).toHaveLength(7);
    expect(twice.at(-1)).toMatchObject({ id: 'ny', isActive: false });
  });

  test.each([
    ['', 'invalid-argument'],
    ['   ', 'invalid-argument'],
    ['!!!', 'invalid-argument'],
    ['Urban', 'already-exists'],
    ['uRBAN!', 'already-exists'],
    ['Natur', 'already-exists'],
    ['Alle', 'already-exists'],
  ])('refuses %j: %s', (name, code) => {
    const change = addFilterButton(created, { ...input, name });
    expect(() => change(buttons)).toThrow(expect.objectContaining({ code }));
  });
});

describe('editing', () => {
  test('a new name brings a new slug', () => {
    const edited = editFilterButton('urban', { ...input, name: 'Byliv' })(buttons);
    expect(edited[2]).toMatchObject({ id: 'urban', name: 'Byliv', slug: 'byliv', order: 2 });
  });

  test('remembers the old slugs until their pictures have followed', () => {
    const once = editFilterButton('urban', { ...input, name: 'Byliv' })(buttons);
    const twice = editFilterButton('urban', { ...input, name: 'Storby' })(once);
    expect(twice[2]?.formerSlugs).toEqual(['urban', 'byliv']);
    const back = editFilterButton('urban', { ...input, name: 'Urban' })(twice);
    expect(back[2]).toMatchObject({ slug: 'urban', formerSlugs: ['byliv', 'storby'] });
    expect(retireFormerSlugs('urban', ['byliv'])(back)[2]?.formerSlugs).toEqual(['storby']);
    expect(retireFormerSlugs('urban', ['byliv', 'storby'])(back)[2]?.formerSlugs).toBeUndefined();
  });

  test('leads every earlier slug to the present one', () => {
    const renamed = editFilterButton('urban', { ...input, name: 'Byliv' })(buttons);
    const carried = retireFormerSlugs('urban', ['urban'])(renamed);
    const again = editFilterButton('urban', { ...input, name: 'Storby' })(carried);
    for (const slug of ['urban', 'byliv', 'storby'])
      expect(presentSlug(slug, again)).toBe('storby');
    expect(presentSlug('event', again)).toBe('event');
  });

  test('a slug whose pictures are still on their way is taken', () => {
    const renamed = editFilterButton('urban', { ...input, name: 'Byliv' })(buttons);
    expect(() => addFilterButton(created, { ...input, name: 'Urban' })(renamed)).toThrow(
      expect.objectContaining({ code: 'already-exists' }),
    );
  });

  test('keeps what others have changed since it was opened', () => {
    const opened = { name: 'Urban', color: '', isActive: true };
    const hidden = editFilterButton('urban', { ...opened, isActive: false })(buttons);
    const edited = editFilterButton('urban', { ...opened, name: 'Byliv' }, opened)(hidden);
    expect(edited[2]).toMatchObject({ name: 'Byliv', isActive: false });
    const renamed = editFilterButton('urban', { ...opened, name: 'Storby' })(buttons);
    expect(() => editFilterButton('urban', { ...opened, name: 'Byliv' }, opened)(renamed)).toThrow(
      expect.objectContaining({ code: 'aborted' }),
    );
  });

  test('an unchanged name keeps the slug it was given', () => {
    const edited = editFilterButton('nature', { ...input, name: ' Natur ', isActive: false })(
      buttons,
    );
    expect(edited[0]).toMatchObject({ name: 'Natur', slug: 'nature', isActive: false });
  });

  test.each([
    ['alle', 'Alt', 'permission-denied'],
    ['ukendt', 'Alt', 'not-found'],
    ['nature', '', 'invalid-argument'],
    ['nature', 'Urban', 'already-exists'],
    ['nature', 'Alle', 'already-exists'],
  ])('of %s to %j is refused: %s', (id, name, code) => {
    const change = editFilterButton(id, { ...input, name });
    expect(() => change(buttons)).toThrow(expect.objectContaining({ code }));
  });
});

describe('removing', () => {
  test('closes the gap', () => {
    expect(removeFilterButton('nature')(buttons).map(({ id, order }) => `${id}${order}`)).toEqual([
      'portraetter0',
      'urban1',
      'travel2',
      'wedding3',
      'event4',
    ]);
  });

  test('is as good when it is gone already', () => {
    expect(removeFilterButton('borte')(buttons)).toEqual(buttons);
  });

  test('the entry that shows everything is refused', () => {
    expect(() => removeFilterButton('alle')(buttons)).toThrow(
      expect.objectContaining({ code: 'permission-denied' }),
    );
  });
});

describe('moving', () => {
  test.each([
    [0, ['Rejse', 'Natur', 'Portrætter', 'Urban', 'Bryllup', 'Events']],
    [3, ['Natur', 'Portrætter', 'Urban', 'Rejse', 'Bryllup', 'Events']],
    [99, ['Natur', 'Portrætter', 'Urban', 'Bryllup', 'Events', 'Rejse']],
    [-1, ['Rejse', 'Natur', 'Portrætter', 'Urban', 'Bryllup', 'Events']],
  ])('Rejse to %i', (index, expected) => {
    expect(names(moveFilterButton('travel', index)(buttons))).toEqual(expected);
  });

  test.each([
    ['alle', 'permission-denied'],
    ['ukendt', 'not-found'],
  ])('%s is refused: %s', (id, code) => {
    expect(() => moveFilterButton(id, 0)(buttons)).toThrow(expect.objectContaining({ code }));
  });

  test('keeps every button once and numbers them from 0', () => {
    const anyId = fc.constantFrom(...buttons.map(({ id }) => id));
    fc.assert(
      fc.property(anyId, fc.integer(), (id, index) => {
        const moved = moveFilterButton(id, index)(buttons);
        expect(moved.map(({ order }) => order)).toEqual([0, 1, 2, 3, 4, 5]);
        expect(names(moved).sort()).toEqual(names(buttons).sort());
      }),
    );
  });
});
