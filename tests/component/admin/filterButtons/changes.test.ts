import { describe, expect, test } from 'vitest';
import { adding, editing, moving, removing } from '#src/admin/filterButtons/changes.ts';
import { threeButtons } from '../../support/records.ts';

const created = { id: 'ny', now: new Date('2026-11-20T10:00:00Z') };
const input = { name: 'Bryllup', color: '', isActive: true };

const names = (buttons: { name: string }[]) => buttons.map(({ name }) => name);

describe('changes to the filter buttons', () => {
  test.each([
    ['adds at the end', adding(created, input), ['Natur', 'Urban', 'Rejse', 'Bryllup']],
    ['edits in place', editing('urban', input), ['Natur', 'Bryllup', 'Rejse']],
    ['moves to a place', moving('rejse', 0), ['Rejse', 'Natur', 'Urban']],
    ['removes', removing('natur'), ['Urban', 'Rejse']],
    ['finds it as good when it is gone already', removing('borte'), ['Natur', 'Urban', 'Rejse']],
  ])('%s', (_what, change, expected) => {
    expect(names(change(threeButtons()))).toEqual(expected);
  });

  test('adding again what was written without our hearing of it does not double it', () => {
    const once = adding(created, input)(threeButtons());
    const twice = adding(created, { ...input, isActive: false })(once);
    expect(names(twice)).toEqual(['Natur', 'Urban', 'Rejse', 'Bryllup']);
    expect(twice.at(-1)).toMatchObject({ id: 'ny', isActive: false });
  });

  test.each([
    ['a name that is taken', adding(created, { ...input, name: 'URBAN' }), 'already-exists'],
    ['a name of nothing', adding(created, { ...input, name: ' !' }), 'invalid-argument'],
    ['an edit of one that is gone', editing('borte', input), 'not-found'],
    ['a move of one that is gone', moving('borte', 1), 'not-found'],
    ['a change of the entry that shows everything', editing('alle', input), 'permission-denied'],
  ])('refuses %s', (_what, change, code) => {
    expect(() => change(threeButtons())).toThrow(expect.objectContaining({ code }));
  });
});
