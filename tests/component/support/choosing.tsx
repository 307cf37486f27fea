import { act, screen, waitFor, within, type RenderResult } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { beforeEach, vi } from 'vitest';
import { ClientGalleryPage } from '#src/features/clientGallery/ClientGalleryPage.tsx';
import { NO_CHOICES, type PublicChooser } from '#src/model/clients/choices.ts';
import { acceptedChoices } from '#src/model/clients/choiceSync.ts';
import { clientContracts, type OpenedGallery } from '#src/model/clients/contracts.ts';
import { backend } from '../../support/backend/backend.ts';
import { everythingIsNear } from './everythingIsNear.ts';
import { openedGallery, openedPicture } from './openedGallery.ts';
import { fill } from './fields.ts';
import { openPage, press } from './page.tsx';
import { settled } from './show.ts';
import { resetStoresAfterEach } from './stores.ts';
// They are fetched when they are opened: here they are not waited for.
import '#src/features/clientGallery/ChoosingDialogs.tsx';
import '#src/features/clientGallery/ClientViewer.tsx';
import '#src/features/clientGallery/DeviceDialog.tsx';

const { openClientGallery, syncClientChoices } = clientContracts;

const gallery: OpenedGallery = {
  ...openedGallery,
  askedName: 'Bogen',
  askedCount: 2,
  pictures: ['ringe', 'fest', 'dans'].map((id) => openedPicture(id)),
};

const pictureIds = new Set(gallery.pictures.map(({ id }) => id));

/** The record on the server. */
export let stored: PublicChooser;

/** The server, with its own rules. */
export function serve(others: PublicChooser[] = []): void {
  backend.functions.answer(syncClientChoices, ({ chooser, changes = NO_CHOICES, sends }) => {
    if (!chooser) return { others };
    const isSent = stored.sentAt !== undefined;
    const choices = acceptedChoices(stored, changes, { pictureIds, isSent, now: Date.now() });
    const sentAt = sends ? new Date('2026-11-25T12:00:00Z') : stored.sentAt;
    stored = { ...stored, ...choices, name: chooser.name ?? stored.name, sentAt };
    return { own: stored, others };
  });
}

export const openWith = (changes: Partial<OpenedGallery> = {}) =>
  backend.functions.answer(openClientGallery, () => ({
    opening: 'open' as const,
    access: 'a',
    gallery: { ...gallery, ...changes },
  }));

export const LINK = `#kunde1-${'K'.repeat(32)}`;
export const KEY = 'A'.repeat(32);

function Entry() {
  const { hash, state } = useLocation() as { hash: string; state: unknown };
  return (
    <>
      <output aria-label="Fragment">{hash}</output>
      <output aria-label="State">{JSON.stringify(state)}</output>
    </>
  );
}

export async function visit(hash = LINK): Promise<RenderResult> {
  const page = (
    <>
      <ClientGalleryPage menu={<p>Menuen</p>} />
      <Entry />
    </>
  );
  const shown = openPage(page, { pathname: '/kundegalleri', hash });
  await settled();
  return shown;
}

/** An open gallery in which nobody has chosen, in a browser that knows nobody, before each test. */
export function beginChoosing(): void {
  resetStoresAfterEach();
  everythingIsNear();
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 });
    stored = { id: 'anna', name: '', ...NO_CHOICES, sentAt: undefined };
    localStorage.clear();
    openWith();
    serve();
  });
}

export const bar = () => within(screen.getByRole('region', { name: 'Dit valg' }));
export const dialog = () => within(screen.getByRole('dialog'));
export const heart = (title: string, list = 'Bogen') =>
  screen.getByRole('button', { name: `${title}: ${list}` });

/** Longer than the page collects what is chosen before it sends it. */
const COLLECTED_MS = 600;

/** Waits until what was chosen has been sent. */
export async function soon(expectation: () => void): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(COLLECTED_MS));
  await waitFor(expectation);
}

export async function introduce(name = 'Anna'): Promise<void> {
  await screen.findByRole('dialog', { name: 'Hvem vælger?' });
  fill({ Navn: name });
  await press('Fortsæt');
}

/** Presses hearts, the first of which asks for the name. */
export async function choose(...titles: string[]): Promise<void> {
  for (const [index, title] of titles.entries()) {
    await userEvent.click(heart(title));
    if (index === 0) await introduce();
  }
}

/** The person whose choices were sent last. */
export function lastChooser(): { key: string } | undefined {
  const input = backend.functions.calls(syncClientChoices).at(-1)?.input;
  return (input as { chooser?: { key: string } } | undefined)?.chooser;
}

export const listOf = (title: string) => stored.pictures[title]?.lists;

/** Changes the record on the server, as somebody else does. */
export function storeNow(changes: Partial<PublicChooser>): void {
  stored = { ...stored, ...changes };
}
