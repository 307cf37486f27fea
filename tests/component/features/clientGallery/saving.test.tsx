import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { beginChoosing, openWith, visit } from '../../support/choosing.tsx';
import { openedPicture } from '../../support/openedGallery.ts';
import { press } from '../../support/page.tsx';
import { toastsShown } from '../../support/stores.ts';

beginChoosing();

/** Downloads begin, and never end by themselves. */
class EndlessWorker extends EventTarget {
  postMessage = vi.fn();
  terminate = vi.fn();
}

test('a download of a section goes on while a list is looked at, beside no other', async () => {
  vi.stubGlobal('Worker', EndlessWorker);
  openWith({ pictures: [openedPicture('ringe'), openedPicture('fest', 'Festen')] });
  await visit();
  const section = () => within(screen.getByRole('region', { name: 'Festen' }));
  const words = 'Henter billederne: 0 %';
  await userEvent.click(section().getByRole('button', { name: 'Hent afsnittet i webstørrelse' }));
  expect(await section().findByText(words)).toBeVisible();
  expect(section().getByRole('button', { name: 'Afbryd' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Hent alle i webstørrelse' })).toBeDisabled();
  await press('Vis valgte');
  expect(screen.getByText(words)).toBeVisible();
  await press('Vis alle');
  expect(section().getByText(words)).toBeVisible();
  expect(toastsShown()).toEqual([]);
  await press('Afbryd');
  await waitFor(() => expect(toastsShown()).toEqual(['info: Downloadet er afbrudt.']));
  expect(screen.getByRole('button', { name: 'Hent alle i webstørrelse' })).toBeEnabled();
  expect(section().getByRole('button', { name: 'Hent afsnittet i webstørrelse' })).toHaveFocus();
});

test.each([
  ['has another name', [openedPicture('ringe'), openedPicture('fest', 'Fest')]],
  ['is empty', [openedPicture('ringe')]],
])('a download of a section that %s by now is shown, and can be ended', async (_, pictures) => {
  vi.stubGlobal('Worker', EndlessWorker);
  openWith({ pictures: [openedPicture('ringe'), openedPicture('fest', 'Festen')] });
  await visit();
  await press('Hent afsnittet i webstørrelse');
  expect(await screen.findByText('Henter billederne: 0 %')).toBeVisible();
  openWith({ pictures });
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Festen' })).toBeNull());
  expect(screen.getAllByText('Henter billederne: 0 %')).toHaveLength(1);
  await press('Afbryd');
  await waitFor(() => expect(toastsShown()).toEqual(['info: Downloadet er afbrudt.']));
});

test('a download goes on while a list is looked at, also an empty one', async () => {
  vi.stubGlobal('Worker', EndlessWorker);
  await visit();
  await press('Hent alle i webstørrelse');
  expect(await screen.findByText('Henter billederne: 0 %')).toBeVisible();
  await press('Vis valgte');
  expect(screen.getByText('Henter billederne: 0 %')).toBeVisible();
  await press('Afbryd');
  await waitFor(() => expect(toastsShown()).toEqual(['info: Downloadet er afbrudt.']));
});
