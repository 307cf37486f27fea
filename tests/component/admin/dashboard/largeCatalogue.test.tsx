import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { backend } from '../../../support/backend/backend.ts';
import { album, singleImage } from '../../../support/records.ts';
import { everythingIsNear } from '../../support/everythingIsNear.ts';
import { alerts, sees, shows } from '../../support/see.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';
import { found, open, thereIsSomethingToFind } from './searchWorld.tsx';

resetStoresAfterEach();
everythingIsNear();
thereIsSomethingToFind();

const dayOf = (day: number) => new Date(Date.UTC(2025, 0, day));
const images = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    singleImage(`Billede ${at + 1}`, { createdAt: dayOf(at + 2) }),
  );
/** All letters at once: each of them would search hundreds of pictures. */
async function searchFor(query: string): Promise<void> {
  await userEvent.clear(screen.getByRole('combobox'));
  await userEvent.paste(query);
}

const searchAll = () => screen.queryByRole('button', { name: 'Søg i alle' });

describe('with more than 300 pictures', () => {
  beforeEach(() => {
    const oldest = singleImage('Fyret', { createdAt: dayOf(1) });
    const undated = singleImage('Uden dato');
    backend.documents.fill('enkeltbilleder', [...images(300), oldest, undated]);
  });

  test('the newest are searched, and all of them when that is asked for', async () => {
    await open();
    expect(searchAll()).not.toBeInTheDocument();
    await searchFor('fyret');
    await sees('Intet passer til »fyret«.');
    shows('Kun de nyeste billeder og albums er med.');

    const gate = backend.hold('read', 'enkeltbilleder');
    await userEvent.click(screen.getByRole('button', { name: 'Søg i alle' }));
    expect(searchAll()).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('combobox')).toHaveFocus();
    gate.open();
    await waitFor(() => expect(found()).toEqual(['Fyret199,00\u00a0kr']));
    expect(searchAll()).not.toBeInTheDocument();
    await searchFor('uden dato');
    expect(found()).toEqual(['Uden dato199,00\u00a0kr']);
  });

  test('what was found stays when the others cannot be read, and they are asked for again', async () => {
    await open();
    await searchFor('billede 299');
    await waitFor(() => expect(found()).toEqual(['Billede 299199,00\u00a0kr']));
    backend.failNext('read', 'enkeltbilleder');
    await userEvent.click(screen.getByRole('button', { name: 'Søg i alle' }));
    await alerts('Albums og billeder kunne ikke hentes. Prøv igen.');
    expect(found()).toEqual(['Billede 299199,00\u00a0kr']);
    expect(searchAll()).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await searchFor('fyret');
    await waitFor(() => expect(found()).toEqual(['Fyret199,00\u00a0kr']));
  });
});

test('with 300 pictures all of them are searched, also one without a date', async () => {
  backend.documents.fill('enkeltbilleder', [...images(299), singleImage('Uden dato')]);
  await open();
  await searchFor('uden dato');
  await waitFor(() => expect(found()).toEqual(['Uden dato199,00\u00a0kr']));
  expect(searchAll()).not.toBeInTheDocument();
});

test('with more than 60 albums the newest are searched', async () => {
  const all = Array.from({ length: 61 }, (_, at) => ({
    ...album(`Album ${at + 1}`, ['Klit']),
    createdAt: dayOf(at + 1),
  }));
  backend.documents.fill('albums', all);
  await open();
  await searchFor('album 1');
  await waitFor(() => expect(found()).not.toEqual([]));
  expect(found().some((line) => line.startsWith('Album 12'))).toBe(false);
  expect(searchAll()).toBeVisible();
});
