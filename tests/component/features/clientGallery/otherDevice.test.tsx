import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { clientContracts } from '#src/model/clients/contracts.ts';
import { backend } from '../../../support/backend/backend.ts';
import {
  bar,
  beginChoosing,
  choose,
  dialog,
  heart,
  introduce,
  KEY,
  lastChooser,
  LINK,
  listOf,
  serve,
  soon,
  storeNow,
  visit,
} from '../../support/choosing.tsx';
import { press } from '../../support/page.tsx';
import { toastsShown } from '../../support/stores.ts';

beginChoosing();

const { syncClientChoices } = clientContracts;

const chosenThere = { fest: { lists: ['asked'], comment: '', at: 1 } };

test('somebody takes their own link to another device', async () => {
  // The browser of the tests has a clipboard from here on.
  const user = userEvent.setup();
  await visit();
  expect(bar().queryByRole('button', { name: 'På en anden enhed' })).toBeNull();
  await choose('ringe');
  await press('På en anden enhed');
  await dialog().findByRole('img', { name: 'QR-kode med dit eget link' });
  await user.click(dialog().getByRole('button', { name: 'Kopiér linket' }));
  await soon(() => expect(lastChooser()?.key).toBeDefined());
  expect(await navigator.clipboard.readText()).toBe(
    `${window.location.origin}/kundegalleri${LINK}-${lastChooser()?.key}`,
  );
  expect(toastsShown()).toEqual(['success: Linket er kopieret']);
});

test('somebody from another device goes on as the same person, and the address is the common one', async () => {
  storeNow({ name: 'Anna', pictures: chosenThere });
  await visit(`${LINK}-${KEY}`);
  await soon(() => expect(heart('fest')).toHaveAttribute('aria-pressed', 'true'));
  expect(screen.getByLabelText('Fragment')).toHaveTextContent(LINK);
  // A reload is not the same person again, once somebody else chooses here.
  expect(screen.getByLabelText('State')).not.toHaveTextContent(KEY);
  // The name and the address stay what they were given there.
  expect(lastChooser()).toEqual({ key: KEY });
  await userEvent.click(heart('ringe'));
  await soon(() => expect(listOf('ringe')).toEqual(['asked']));
  expect(lastChooser()).toEqual({ key: KEY, name: 'Anna' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(toastsShown()).toEqual(['success: Du vælger videre som Anna']);
});

test('somebody from another device waits with a heart until what was chosen there is known', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  backend.functions.refuse(syncClientChoices, 500);
  storeNow({ name: 'Anna', pictures: { fest: { lists: ['favourites'], comment: '', at: 1 } } });
  await visit(`${LINK}-${KEY}`);
  await userEvent.click(heart('fest'));
  await soon(() => expect(toastsShown()).toHaveLength(1));
  expect(toastsShown()[0]).toMatch('Dit valg fra den anden enhed er ikke hentet endnu.');
  expect(heart('fest')).toHaveAttribute('aria-pressed', 'false');
  serve();
  await userEvent.click(heart('fest'));
  await soon(() => expect(listOf('fest')).toEqual(['favourites', 'asked']));
});

test('somebody from another device loses nothing, and keeps to the limit, with hearts pressed before their choice is known', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  backend.functions.refuse(syncClientChoices, 500);
  storeNow({ name: 'Anna', pictures: { ...chosenThere, dans: chosenThere.fest } });
  await visit(`${LINK}-${KEY}`);
  serve();
  await userEvent.click(heart('fest'));
  await userEvent.click(heart('ringe'));
  await soon(() => expect(heart('fest')).toHaveAttribute('aria-pressed', 'true'));
  expect(['fest', 'dans', 'ringe'].map(listOf)).toEqual([['asked'], ['asked'], undefined]);
});

test('somebody from another device writes nothing before it is known who they are', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  backend.functions.refuse(syncClientChoices, 500);
  storeNow({ name: 'Anna', pictures: chosenThere });
  await visit(`${LINK}-${KEY}`);
  const makeList = () => userEvent.selectOptions(bar().getByLabelText('Liste'), 'Ny liste...');
  await makeList();
  await soon(() => expect(toastsShown()).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
  serve();
  await makeList();
  expect(await screen.findByRole('dialog', { name: 'Ny liste' })).toBeVisible();
});

test('somebody from another device keeps the list that is chosen when a picture is opened', async () => {
  storeNow({ name: 'Anna', pictures: chosenThere });
  await visit(`${LINK}-${KEY}`);
  await soon(() => expect(heart('fest')).toHaveAttribute('aria-pressed', 'true'));
  await userEvent.selectOptions(screen.getByLabelText('Liste'), 'Favoritter');
  await userEvent.click(screen.getByRole('link', { name: 'Åbn fest' }));
  await screen.findByRole('dialog', { name: 'Bryllup' });
  expect(screen.getByRole('button', { name: 'fest: Favoritter' })).toBeVisible();
});

test('somebody leaves the browser to somebody else', async () => {
  await visit();
  await choose('ringe');
  await press('På en anden enhed');
  await screen.findByText('Du vælger som Anna.');
  await press('Vælg som en anden');
  await soon(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(listOf('ringe')).toEqual(['asked']);
  expect(heart('ringe')).toHaveAttribute('aria-pressed', 'false');
  const before = lastChooser()?.key;
  await userEvent.click(heart('dans'));
  await introduce('Bo');
  await soon(() => expect(listOf('dans')).toEqual(['asked']));
  expect(lastChooser()).toMatchObject({ name: 'Bo' });
  expect(lastChooser()?.key).not.toBe(before);
});

test('somebody from another device gives a name again when they were removed meanwhile, and loses nothing', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  backend.functions.refuse(syncClientChoices, 404, { code: 'not-found' });
  await visit(`${LINK}-${KEY}`);
  const question = await screen.findByRole('dialog', { name: 'Hvem vælger?' });
  await userEvent.keyboard('{Escape}');
  expect(question).not.toBeInTheDocument();
  await userEvent.click(heart('ringe'));
  await screen.findByRole('dialog', { name: 'Hvem vælger?' });
  serve();
  await introduce();
  await soon(() => expect(listOf('ringe')).toEqual(['asked']));
  expect(lastChooser()).toEqual({ key: KEY, name: 'Anna' });
});

test('somebody from another device does not take the place of somebody else', async () => {
  const { unmount } = await visit();
  await choose('ringe');
  await soon(() => expect(listOf('ringe')).toEqual(['asked']));
  unmount();
  await visit(`${LINK}-${KEY}`);
  await soon(() =>
    expect(toastsShown()).toEqual(['warning: Her vælger Anna. Brug linket i en anden browser.']),
  );
  expect(heart('ringe')).toHaveAttribute('aria-pressed', 'true');
  expect(lastChooser()?.key).not.toBe(KEY);
});
