import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { WatermarkSection } from '#src/admin/settings/watermark/WatermarkSection.tsx';
import { settingsContracts } from '#src/model/settings/contracts.ts';
import { useSession } from '#src/stores/session.ts';
import { shopChanged, currentShop } from '#src/stores/shop.ts';
import { currentLeaveReasons } from '#src/stores/unfinishedWork.ts';
import { backend } from '../../../support/backend/backend.ts';
import { admin, singleImage } from '../../../support/records.ts';
import { sees, toast } from '../../support/see.ts';
import { show } from '../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';

resetStoresAfterEach();

const WATERMARK = 'settings/watermark';
const REMAKING = 'settings/watermark-remaking';
const CHOSEN_AT = new Date('2026-03-01T12:00:00Z');

const own = {
  ...{ png: 'iVBORw0KGgo', width: 40, height: 10 },
  ...{ place: 'tiled', share: 20, opacity: 30 },
};

const open = () => show(<WatermarkSection />, { wrapper: MemoryRouter });
const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));
const stored = () => backend.documents.get(WATERMARK);
const remaking = () => backend.documents.get(REMAKING);

beforeEach(() => {
  backend.accounts.signIn(admin);
  useSession.setState({ status: 'signedIn', user: admin });
  shopChanged({ ...currentShop(), picturesMadeBy: 'server' });
});

async function chooseFile(content: string): Promise<void> {
  await userEvent.selectOptions(await screen.findByLabelText('Vandmærket'), 'Min egen tegning');
  const file = new File([content], 'mit-logo.svg', { type: 'image/svg+xml' });
  await userEvent.upload(
    screen.getByLabelText('Vælg en PNG eller SVG', { selector: 'input' }),
    file,
  );
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>';

describe('a watermark of her own', () => {
  test('is made of a drawing, seen on her pictures, and saved with what was chosen before', async () => {
    const originalSrc = 'high-quality/enkeltbilleder/vand/original_1700000000000_a.jpg';
    const picture = { width: 900, height: 600, placeholder: '', sources: [] };
    backend.documents.put(
      'enkeltbilleder/a',
      singleImage('Ved vandet', { originalSrc, picture, hasPreview: true }),
    );
    const mark = { png: own.png, width: 40, height: 10 };
    backend.functions.answer(settingsContracts.makeMark, () => ({ mark }));
    await open();
    await chooseFile(svg);
    await screen.findByText('Sådan ser det ud på fem af dine billeder');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    const sent = backend.documents.get(`${WATERMARK}/drawings/${admin.uid}`);
    expect(sent).toMatchObject({ file: btoa(svg) });
    await userEvent.selectOptions(screen.getByLabelText('Plads'), 'Gentaget over hele billedet');
    const share = screen.getByLabelText('Størrelse i procent');
    await userEvent.clear(share);
    await userEvent.type(share, '120');
    await press('Gem Ændringer');
    await sees('Skriv et helt tal fra 5 til 100.');
    await userEvent.clear(share);
    await userEvent.type(share, '20');
    await press('Gem Ændringer');
    await toast('success: Indstillingerne er gemt');
    expect(stored()).toMatchObject({
      chosen: { ...mark, place: 'tiled', share: 20, opacity: 70 },
      former: null,
    });
  });

  test('is seen on the newest pictures; without a connection they are asked for again', async () => {
    const originalSrc = 'high-quality/enkeltbilleder/vand/original_1700000000000_a.jpg';
    const picture = { width: 900, height: 600, placeholder: '', sources: [] };
    const many = Array.from({ length: 21 }, (_, at) => {
      const createdAt = new Date(Date.UTC(2026, 0, at + 1));
      return singleImage(`Nr. ${at}`, { originalSrc, picture, hasPreview: true, createdAt });
    });
    backend.documents.fill('enkeltbilleder', many);
    backend.documents.put(WATERMARK, { chosen: own, updatedAt: CHOSEN_AT });
    const goOn = backend.fail('read', 'enkeltbilleder');
    await open();
    await userEvent.selectOptions(await screen.findByLabelText('Vandmærket'), 'Butikkens navn');
    await sees('Billederne kunne ikke hentes. Prøv igen.');
    goOn();
    await press('Prøv igen');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(5));
  });

  test.each([
    [
      'is refused by this page',
      '<svg xmlns="http://www.w3.org/2000/svg"><!ENTITY',
      /andet end figurer/,
    ],
    ['is neither', 'GIF89a', /Vælg en PNG eller en SVG/],
  ])('cannot be made of a drawing that %s', async (_, content, message) => {
    await open();
    await chooseFile(content);
    await waitFor(() => expect(toastsShown()[0]).toMatch(message));
    expect(backend.functions.calls(settingsContracts.makeMark)).toEqual([]);
    await press('Gem Ændringer');
    expect(await screen.findByRole('alert')).toHaveTextContent('Vælg en tegning.');
    expect(stored()).toBeUndefined();
  });

  test('is not saved over what somebody else has chosen meanwhile', async () => {
    backend.documents.put(WATERMARK, { chosen: own, updatedAt: CHOSEN_AT });
    await open();
    await userEvent.selectOptions(await screen.findByLabelText('Vandmærket'), 'Butikkens navn');
    backend.documents.put(WATERMARK, { chosen: { ...own, share: 40 }, updatedAt: new Date() });
    await press('Gem Ændringer');
    await waitFor(() => expect(toastsShown()[0]).toMatch(/^error: En anden har ændret det samme/));
    expect(stored()).toMatchObject({ chosen: { share: 40 } });
  });

  test('is taken back, and comes again', async () => {
    backend.documents.put(WATERMARK, { chosen: own, former: null, updatedAt: CHOSEN_AT });
    await open();
    for (const [chosen, former] of [
      [null, own],
      [own, null],
    ]) {
      await press('Fortryd: brug det forrige vandmærke');
      await waitFor(() => expect(stored()).toMatchObject({ chosen, former }));
      await button('Fortryd: brug det forrige vandmærke');
    }
  });
});

test('the watermark is seen as it was taken back although the listener has broken off', async () => {
  backend.documents.put(WATERMARK, { chosen: own, former: null, updatedAt: CHOSEN_AT });
  await open();
  expect(await screen.findByLabelText('Vandmærket')).toHaveValue('own');
  act(() => backend.documents.breakWatches(WATERMARK));
  await press('Fortryd: brug det forrige vandmærke');
  await waitFor(() => expect(screen.getByLabelText('Vandmærket')).toHaveValue('specified'));
});

describe('the pictures in the shop', () => {
  beforeEach(() => {
    backend.documents.put(WATERMARK, { chosen: own, former: null, updatedAt: CHOSEN_AT });
  });

  test('are made again by the server, which can be paused and goes on', async () => {
    await open();
    await press('Lav billederne om');
    await sees('Finder billederne...');
    expect(remaking()).toMatchObject({ state: 'running', run: 1, done: 0 });
    backend.documents.put(REMAKING, { state: 'running', run: 1, done: 3, left: 7, failed: 0 });
    await sees('3 af 10 billeder er lavet om');
    const progress = screen.getByRole('progressbar', { name: 'Billeder, der er lavet om' });
    expect(progress).toHaveAttribute('value', '3');
    await press('Hold pause');
    await sees('Holder pause. 7 billeder mangler.');
    await press('Fortsæt');
    await sees('3 af 10 billeder er lavet om');
    expect(remaking()).toMatchObject({ state: 'running', run: 2, done: 3 });
    backend.documents.put(REMAKING, { state: 'done', run: 2, done: 9, left: 1, failed: 1 });
    await sees('1 billede kunne ikke laves om og beholder det gamle vandmærke');
    await button('Prøv de sidste igen');
  });

  test('wait where another tab had begun without a server, until they go on here', async () => {
    shopChanged({ ...currentShop(), picturesMadeBy: 'browser' });
    backend.documents.put(REMAKING, { state: 'running', run: 4, done: 2, left: 0, failed: 0 });
    await open();
    await sees(/Din browser laver dem om. Lad fanen være åben./);
    await press('Fortsæt');
    await sees('Alle billeder har det valgte vandmærke');
    expect(remaking()).toMatchObject({ state: 'done', run: 5 });
  });

  test('go on without a server while another part of the dashboard is open', async () => {
    shopChanged({ ...currentShop(), picturesMadeBy: 'browser' });
    backend.documents.put(REMAKING, { state: 'paused', run: 6, done: 2, left: 3, failed: 0 });
    const gate = backend.hold('read', 'enkeltbilleder');
    const { unmount } = await open();
    await press('Fortsæt');
    await sees('2 af 5 billeder er lavet om');
    unmount();
    await open();
    await sees('2 af 5 billeder er lavet om');
    expect(screen.queryByRole('button', { name: 'Fortsæt' })).not.toBeInTheDocument();
    expect(currentLeaveReasons('tab')).toEqual([]);
    expect(currentLeaveReasons('page')).toEqual(['remaking']);
    expect(currentLeaveReasons('site')).toEqual(['remaking']);
    gate.open();
    await sees('Alle billeder har det valgte vandmærke');
    await waitFor(() => expect(currentLeaveReasons('site')).toEqual([]));
  });

  test('are not offered before a watermark is chosen', async () => {
    backend.documents.remove(WATERMARK);
    await open();
    const section = within(await screen.findByRole('region', { name: 'Vandmærke' }));
    expect(section.queryByRole('button')).not.toBeInTheDocument();
  });
});
