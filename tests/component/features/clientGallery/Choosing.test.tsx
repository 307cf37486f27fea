import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { PublicChooser } from '#src/model/clients/choices.ts';
import { clientContracts } from '#src/model/clients/contracts.ts';
import { backend } from '../../../support/backend/backend.ts';
import {
  bar,
  beginChoosing,
  choose,
  dialog,
  heart,
  introduce,
  listOf,
  openWith,
  serve,
  soon,
  stored,
  storeNow,
  visit,
} from '../../support/choosing.tsx';
import { fill } from '../../support/fields.ts';
import { press } from '../../support/page.tsx';
import { toastsShown } from '../../support/stores.ts';

beginChoosing();

const { openClientGallery, syncClientChoices } = clientContracts;

const bo: PublicChooser = {
  id: 'bo',
  name: 'Bo',
  lists: {},
  pictures: { dans: { lists: ['favourites'], comment: 'Min mor', at: 1 } },
  sentAt: undefined,
};

const linksShown = () => screen.getAllByRole('link').map((link) => link.ariaLabel);
const isClosed = () => expect(screen.getByRole('alert')).toHaveTextContent('Galleriet er lukket');

/** The server sends nobody in any more. */
function closeGallery(): void {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  backend.functions.refuse(syncClientChoices, 403);
  backend.functions.answer(openClientGallery, () => ({ opening: 'closed' as const }));
}

describe('a heart', () => {
  test('asks for a name once, and then is stored', async () => {
    await visit();
    expect(bar().getByText('0 af 2')).toBeVisible();
    expect(localStorage).toHaveLength(0);
    await userEvent.click(heart('ringe'));
    await screen.findByRole('dialog', { name: 'Hvem vælger?' });
    await press('Fortsæt');
    expect(dialog().getByText('Skriv dit navn.')).toBeVisible();
    fill({ 'Email (valgfrit)': 'anna' });
    await introduce();
    expect(dialog().getByText('Skriv en gyldig email, eller lad feltet stå tomt.')).toBeVisible();
    fill({ 'Email (valgfrit)': 'anna@example.com' });
    await press('Fortsæt');
    expect(heart('ringe')).toHaveAttribute('aria-pressed', 'true');
    expect(bar().getByText('1 af 2')).toBeVisible();
    await soon(() => expect(listOf('ringe')).toEqual(['asked']));
    expect(stored.name).toBe('Anna');
    expect(backend.functions.calls(syncClientChoices).at(-1)?.input).toMatchObject({
      chooser: { name: 'Anna', email: 'anna@example.com' },
    });
    await userEvent.click(heart('ringe'));
    await soon(() => expect(listOf('ringe')).toEqual([]));
  });

  test('that is pressed while another one is on its way follows it', async () => {
    await visit();
    await choose('ringe');
    await soon(() => expect(listOf('ringe')).toEqual(['asked']));
    const sent = () => backend.attempts('call', syncClientChoices.path).length;
    const before = sent();
    const gate = backend.hold('call', syncClientChoices.path);
    await userEvent.click(heart('ringe'));
    await soon(() => expect(sent()).toBe(before + 1));
    await userEvent.click(heart('fest'));
    gate.open();
    await soon(() => expect([listOf('ringe'), listOf('fest')]).toEqual([[], ['asked']]));
  });

  test.each([
    { when: 'left', leave: (unmount: () => void) => unmount() },
    {
      when: 'hidden',
      leave: () => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
        document.dispatchEvent(new Event('visibilitychange'));
      },
    },
  ])('is sent at once when the page is $when', async ({ leave }) => {
    const { unmount } = await visit();
    await choose('ringe');
    await soon(() => expect(listOf('ringe')).toEqual(['asked']));
    await userEvent.click(heart('fest'));
    leave(unmount);
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(listOf('fest')).toEqual(['asked']);
  });

  test('stops at the number that was asked for', async () => {
    await visit();
    await choose('ringe', 'fest', 'dans');
    expect(toastsShown()).toEqual([
      'warning: Du har valgt 2. Tag et billede fra, før du vælger et andet.',
    ]);
    expect(heart('dans')).toHaveAttribute('aria-pressed', 'false');
  });

  test('belongs to the list that is chosen, which can be a new one and be removed', async () => {
    await visit();
    await choose('ringe');
    await userEvent.selectOptions(bar().getByLabelText('Liste'), 'Ny liste...');
    await press('Lav listen');
    expect(dialog().getByText('Skriv et navn.')).toBeVisible();
    fill({ 'Listens navn': 'Til farmor' });
    await press('Lav listen');
    expect(heart('ringe', 'Til farmor')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(heart('dans', 'Til farmor'));
    await press('Vis valgte');
    expect(linksShown()).toEqual(['Åbn dans']);
    await press('Vis alle');
    await press('Slet listen');
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Slet listen' }),
    );
    expect(within(bar().getByLabelText('Liste')).queryByText('Til farmor')).toBeNull();
    await soon(() => expect(Object.values(stored.lists).map(({ name }) => name)).toEqual(['']));
    expect(heart('ringe')).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('the choice that was asked for', () => {
  test('is sent after a question, and is locked until the photographer opens it again', async () => {
    await visit();
    expect(bar().getByRole('button', { name: 'Send valget' })).toBeDisabled();
    await choose('ringe');
    await press('Send valget');
    const question = within(screen.getByRole('alertdialog'));
    expect(question.getByText('Du har valgt 1 af 2. Du kan også vælge flere først.')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Send valget' }));
    expect(await bar().findByText('Sendt 25. november 2026')).toBeVisible();
    expect(toastsShown()).toContain('success: Valget er sendt. Tak!');
    expect(listOf('ringe')).toEqual(['asked']);
    await userEvent.click(heart('fest'));
    expect(toastsShown()).toContain(
      'warning: Valget er sendt. Skriv til mig, hvis det skal ændres.',
    );
    storeNow({ sentAt: undefined });
    window.dispatchEvent(new Event('online'));
    expect(await bar().findByRole('button', { name: 'Send valget' })).toBeEnabled();
  });

  test('stays open when it cannot be sent', async () => {
    await visit();
    await choose('ringe');
    await soon(() => expect(listOf('ringe')).toEqual(['asked']));
    backend.functions.refuse(syncClientChoices, 500);
    await press('Send valget');
    const question = within(screen.getByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Send valget' }));
    await waitFor(() =>
      expect(toastsShown()).toEqual(['error: Valget blev ikke sendt. Prøv igen.']),
    );
    expect(screen.getByRole('alertdialog')).toBeVisible();
  });
});

describe('without a connection', () => {
  const warn = () => vi.spyOn(console, 'warn').mockReturnValue(undefined);

  test('choices stay in the browser, and are sent when the page is opened again', async () => {
    warn();
    const { unmount } = await visit();
    await choose('ringe');
    await soon(() => expect(listOf('ringe')).toEqual(['asked']));
    backend.functions.refuse(syncClientChoices, 500);
    await userEvent.click(heart('fest'));
    await userEvent.click(heart('ringe'));
    const words = 'Gemt på denne enhed. Sendes, når der er forbindelse.';
    await soon(() => expect(bar().getByRole('status')).toHaveTextContent(words));
    unmount();
    serve();
    await visit();
    expect(heart('fest')).toHaveAttribute('aria-pressed', 'true');
    await soon(() => expect([listOf('ringe'), listOf('fest')]).toEqual([[], ['asked']]));
    await soon(() => expect(bar().getByRole('status')).toHaveTextContent(/^$/));
  });

  test('choices that a full storage does not take are asked about before the page is left', async () => {
    warn();
    const isLeft = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await visit();
    await choose('ringe');
    await soon(() => expect(listOf('ringe')).toEqual(['asked']));
    backend.functions.refuse(syncClientChoices, 500);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await userEvent.click(heart('fest'));
    const words =
      'Din browser har ikke plads til at gemme dit valg. Lad siden være åben, til det er sendt.';
    await soon(() => expect(bar().getByRole('status')).toHaveTextContent(words));
    expect(isLeft()).toBe(false);
    serve();
    window.dispatchEvent(new Event('online'));
    await soon(() => expect(listOf('fest')).toEqual(['asked']));
    await soon(() => expect(bar().getByRole('status')).toHaveTextContent(/^$/));
    expect(isLeft()).toBe(true);
  });

  test('a newer change of another device stays', async () => {
    warn();
    await visit();
    await choose('ringe');
    await soon(() => expect(listOf('ringe')).toEqual(['asked']));
    backend.functions.refuse(syncClientChoices, 500);
    await userEvent.click(heart('fest'));
    const at = Date.now() + 10_000;
    const pictures = { ...stored.pictures, fest: { lists: ['favourites'], comment: '', at } };
    storeNow({ pictures });
    serve();
    window.dispatchEvent(new Event('online'));
    await soon(() => expect(heart('fest')).toHaveAttribute('aria-pressed', 'false'));
    expect(listOf('fest')).toEqual(['favourites']);
  });
});

test('choices for which the gallery has no room wait for the photographer, not for a connection', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  await visit();
  backend.functions.refuse(syncClientChoices, 409, { code: 'quota-exceeded' });
  await choose('ringe');
  const words = 'Der er ikke plads til flere, der vælger. Skriv til mig.';
  await soon(() => expect(bar().getByRole('status')).toHaveTextContent(words));
});

test('access that is refused is asked for anew', async () => {
  await visit();
  await choose('ringe');
  closeGallery();
  await soon(isClosed);
});

test('a list can be downloaded while it is shown', async () => {
  const names = () => screen.queryAllByRole('button', { name: /^Hent/ }).map((b) => b.textContent);
  await visit();
  expect(names()).toEqual(['Hent alle i webstørrelse']);
  await choose('ringe');
  await press('Vis valgte');
  expect(names()).toEqual(['Hent listen i webstørrelse']);
});

test('a gallery that is closed leaves the page of somebody who only looks within a minute', async () => {
  await visit();
  expect(backend.functions.calls(syncClientChoices)).toEqual([]);
  closeGallery();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  isClosed();
});

test('a comment is written in the viewer, after the name: nothing written is lost', async () => {
  await visit();
  await userEvent.click(screen.getByRole('link', { name: 'Åbn fest' }));
  await screen.findByRole('dialog', { name: 'Bryllup' });
  await press('Kommentar');
  await screen.findByRole('dialog', { name: 'Hvem vælger?' });
  fill({ Navn: 'Anna' });
  await press('Fortsæt');
  await screen.findByRole('dialog', { name: 'Kommentar til fest' });
  fill({ 'Din kommentar': ' Kan den blive lysere? ' });
  await press('Gem kommentaren');
  await soon(() => expect(stored.pictures['fest']?.comment).toBe('Kan den blive lysere?'));
});

test('a comment that was begun is not closed without a question', async () => {
  await visit();
  await userEvent.click(screen.getByRole('link', { name: 'Åbn fest' }));
  await screen.findByRole('dialog', { name: 'Bryllup' });
  await press('Kommentar');
  await introduce();
  await screen.findByRole('dialog', { name: 'Kommentar til fest' });
  fill({ 'Din kommentar': 'Kan den' });
  for (const leave of [() => press('Annuller'), () => userEvent.keyboard('{Escape}')]) {
    await leave();
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Luk uden at gemme?');
    await press('Skriv videre');
  }
  expect(screen.getByLabelText('Din kommentar')).toHaveValue('Kan den');
  await press('Annuller');
  await press('Luk uden at gemme');
  expect(screen.queryByRole('dialog', { name: 'Kommentar til fest' })).toBeNull();
});

test('the others are shown where the photographer allows it', async () => {
  openWith({ sharesChoices: true });
  serve([bo]);
  await visit();
  await userEvent.click(await bar().findByRole('button', { name: 'Andres valg' }));
  expect(dialog().getByRole('heading', { name: 'Bo' })).toBeVisible();
  expect(dialog().getByText('dans: Min mor')).toBeVisible();
  await userEvent.click(dialog().getByRole('button', { name: 'Vis Favoritter' }));
  expect(linksShown()).toEqual(['Åbn dans']);
  expect(bar().getByText('Bo: Favoritter')).toBeVisible();
});
