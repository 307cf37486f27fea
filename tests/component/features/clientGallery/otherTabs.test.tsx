import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { useChoosing } from '#src/features/clientGallery/choosing.ts';
import { NO_CHOICES, type PublicChooser } from '#src/model/clients/choices.ts';
import { clientContracts } from '#src/model/clients/contracts.ts';
import { backend } from '../../../support/backend/backend.ts';
import {
  beginChoosing,
  choose,
  heart,
  introduce,
  KEY,
  lastChooser,
  listOf,
  openWith,
  serve,
  soon,
  visit,
} from '../../support/choosing.tsx';
import { fill } from '../../support/fields.ts';
import { press } from '../../support/page.tsx';

beginChoosing();

const { syncClientChoices } = clientContracts;

const cilia: PublicChooser = { id: 'c', name: 'Cilia', ...NO_CHOICES, sentAt: undefined };

/** Another tab of the browser stores somebody else, or nobody. */
function otherTabStores(chooser?: object): void {
  const key = 'clientChoices-kunde1';
  if (chooser) localStorage.setItem(key, JSON.stringify(chooser));
  else localStorage.removeItem(key);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
}

test('somebody leaves the browser to another in all of its tabs', async () => {
  await visit();
  await choose('ringe');
  await soon(() => expect(listOf('ringe')).toEqual(['asked']));
  const before = lastChooser()?.key;
  await press('På en anden enhed');
  await screen.findByText('Du vælger som Anna.');
  otherTabStores();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(heart('ringe')).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(heart('dans'));
  await introduce('Bo');
  expect(screen.queryByRole('dialog')).toBeNull();
  await soon(() => expect(listOf('dans')).toEqual(['asked']));
  expect(lastChooser()?.key).not.toBe(before);
});

test('somebody keeps a comment that was begun, whoever another tab names', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const comment = () => screen.getByLabelText('Din kommentar');
  await visit();
  await choose('ringe');
  await soon(() => expect(listOf('ringe')).toEqual(['asked']));
  act(() => useChoosing.setState({ dialog: { kind: 'comment', pictureId: 'fest' } }));
  fill({ 'Din kommentar': 'Kan den blive lysere?' });
  otherTabStores();
  expect(comment()).toHaveValue('Kan den blive lysere?');
  backend.functions.refuse(syncClientChoices, 404, { code: 'not-found' });
  otherTabStores({ key: KEY, name: '', email: '', known: NO_CHOICES, changes: NO_CHOICES });
  await soon(() => expect(lastChooser()).toEqual({ key: KEY }));
  expect(comment()).toHaveValue('Kan den blive lysere?');
});

test('somebody is not given another name in a tab that asks for one meanwhile', async () => {
  await visit();
  await userEvent.click(heart('ringe'));
  await screen.findByRole('dialog', { name: 'Hvem vælger?' });
  otherTabStores({ key: KEY, name: 'Bo', email: '', known: NO_CHOICES, changes: NO_CHOICES });
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(heart('ringe'));
  await soon(() => expect(lastChooser()).toEqual({ key: KEY, name: 'Bo' }));
});

test('somebody gets nothing of what the server answers to the one before', async () => {
  await visit();
  await choose('ringe');
  await soon(() => expect(listOf('ringe')).toEqual(['asked']));
  const sent = () => backend.attempts('call', syncClientChoices.path).length;
  const before = sent();
  const gate = backend.hold('call', syncClientChoices.path);
  window.dispatchEvent(new Event('online'));
  await soon(() => expect(sent()).toBe(before + 1));
  otherTabStores({ key: KEY, name: 'Bo', email: '', known: NO_CHOICES, changes: NO_CHOICES });
  backend.functions.answer(syncClientChoices, ({ chooser }) => ({
    others: [{ ...cilia, name: `Beside ${chooser?.name}` }],
  }));
  const seen: string[] = [];
  const stop = useChoosing.subscribe(({ others }) => seen.push(...others.map(({ name }) => name)));
  gate.open();
  await soon(() => expect(seen).toContain('Beside Bo'));
  stop();
  expect(seen).not.toContain('Beside Anna');
  expect(heart('ringe')).toHaveAttribute('aria-pressed', 'false');
  expect(localStorage.getItem('clientChoices-kunde1')).toContain('"Bo"');
});

test('somebody has others beside them, and changes of their own, in a tab of the one before', async () => {
  openWith({ sharesChoices: true });
  serve([cilia]);
  await visit();
  await choose('ringe');
  await soon(() => expect(listOf('ringe')).toEqual(['asked']));
  expect(useChoosing.getState().others).toEqual([cilia]);
  const mend = backend.fail('call', syncClientChoices.path);
  await userEvent.click(heart('fest'));
  await soon(() => expect(useChoosing.getState().sync).toBe('waiting'));
  otherTabStores({ key: KEY, name: 'Bo', email: '', known: NO_CHOICES, changes: NO_CHOICES });
  expect(useChoosing.getState()).toMatchObject({ others: [], sync: 'saved' });
  mend();
  serve([{ ...cilia, name: 'Anna' }]);
  window.dispatchEvent(new Event('online'));
  await soon(() => expect(useChoosing.getState().others).toMatchObject([{ name: 'Anna' }]));
});

test('somebody is asked for as soon as another tab names them', async () => {
  await visit();
  otherTabStores({ key: KEY, name: 'Bo', email: '', known: NO_CHOICES, changes: NO_CHOICES });
  await soon(() => expect(lastChooser()).toEqual({ key: KEY, name: 'Bo' }));
});

test('nothing that a full storage did not take from one tab is lost to another one', async () => {
  await visit();
  await choose('ringe');
  await soon(() => expect(listOf('ringe')).toEqual(['asked']));
  const shared = JSON.parse(localStorage.getItem('clientChoices-kunde1') ?? '') as object;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await userEvent.click(heart('fest'));
  const dans = { lists: ['favourites'], comment: '', at: Date.now() };
  otherTabStores({ ...shared, changes: { lists: {}, pictures: { dans } } });
  expect(heart('fest')).toHaveAttribute('aria-pressed', 'true');
  await soon(() => expect([listOf('fest'), listOf('dans')]).toEqual([['asked'], ['favourites']]));
});
