import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SystemStatus } from '#src/admin/systemStatus/SystemStatus.tsx';
import { cleanUp } from '#src/admin/systemStatus/cleanup.ts';
import { useCleanup } from '#src/admin/systemStatus/cleanupState.ts';
import { useStorageCleanup } from '#src/admin/systemStatus/useStorageCleanup.ts';
import { useUploads } from '#src/admin/uploads/queue/uploadState.ts';
import { orderReferences, shopReferences } from '#src/data/fileReferences.ts';
import { watchConnection } from '#src/data/presence.ts';
import * as cleanupLease from '#src/data/repos/cleanupLease.ts';
import * as operationLog from '#src/data/repos/operationLog.ts';
import { checkService } from '#src/data/services.ts';
import * as storage from '#src/data/storage.ts';
import { AppError } from '#src/model/base/errors.ts';
import type { Operation } from '#src/model/system/schema.ts';
import { beginWork } from '#src/stores/unfinishedWork.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';

vi.mock('#src/data/fileReferences.ts');
vi.mock('#src/data/presence.ts');
vi.mock('#src/data/repos/cleanupLease.ts');
vi.mock('#src/data/repos/operationLog.ts');
vi.mock('#src/data/services.ts');
vi.mock('#src/data/storage.ts');

resetStoresAfterEach();

const FOLDER = 'portfolio-display';
const place = (id: string) => `${FOLDER}/watermarked_1760000000000_${id}_480.webp`;
const nameOf = (path: string) => path.slice(FOLDER.length + 1);
const used = place('used');
/** What orders need is remembered for as long as the page is open: each test has its own. */
let turn = 0;
let left = '';
let sold = '';

const DAY_MS = 24 * 60 * 60 * 1000;
const old = new Date(Date.now() - 2 * DAY_MS);

function operation(change: Partial<Operation>): Operation {
  const timestamp = new Date('2026-06-06T10:00:00Z');
  return { id: crypto.randomUUID(), timestamp, operation: 'apply', success: true, ...change };
}

beforeEach(() => {
  turn += 1;
  left = place(`left${turn}`);
  sold = place(`sold${turn}`);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.mocked(checkService).mockResolvedValue(undefined);
  vi.mocked(watchConnection).mockImplementation((onNext) => {
    onNext(true);
    return () => undefined;
  });
  vi.mocked(operationLog.read).mockResolvedValue([]);
  vi.mocked(operationLog.note).mockResolvedValue(undefined);
  vi.mocked(cleanupLease.take).mockResolvedValue(true);
  vi.mocked(cleanupLease.release).mockResolvedValue(undefined);
  vi.mocked(storage.listPaths).mockImplementation((folder) =>
    Promise.resolve(folder.startsWith(FOLDER) ? [used, left, sold] : []),
  );
  vi.mocked(storage.storedFile).mockImplementation((path) =>
    Promise.resolve({ path, bytes: 2048, updatedAt: old }),
  );
  vi.mocked(storage.remove).mockResolvedValue(undefined);
  vi.mocked(shopReferences).mockResolvedValue([new Set([used])]);
  vi.mocked(orderReferences).mockResolvedValue([new Set([sold])]);
});

afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
  useCleanup.setState(useCleanup.getInitialState(), true);
  useUploads.setState(useUploads.getInitialState(), true);
});

async function open() {
  const view = render(<SystemStatus onClose={() => undefined} />);
  await act(() => Promise.resolve());
  return view;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const service = (name: string) => screen.getByText(name).closest('li');
const entries = () => within(screen.getByRole('list', { name: 'Oprydning i filer' }));

describe('the services', () => {
  test('are asked every two seconds', async () => {
    vi.useFakeTimers();
    vi.mocked(checkService).mockReturnValue(new Promise(() => undefined));
    const first = await open();
    expect(service('Database')).toHaveTextContent('Kontrollerer...');
    first.unmount();

    vi.mocked(checkService).mockResolvedValue(undefined);
    await open();
    for (const name of ['Database', 'Tilstedeværelse', 'Filer', 'Login', 'Server']) {
      expect(service(name)).toHaveTextContent('Forbundet');
    }
    vi.mocked(checkService).mockImplementation((name) =>
      name === 'storage' ? Promise.reject(new AppError('network')) : Promise.resolve(),
    );
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(service('Filer')).toHaveTextContent('Ingen forbindelse');
    expect(service('Login')).toHaveTextContent('Forbundet');
  });
});

describe('the operation log', () => {
  test('shows the newest ten, and is read every five seconds', async () => {
    vi.useFakeTimers();
    await open();
    expect(screen.getByText('Ingen handlinger endnu.')).toBeVisible();
    expect(screen.getByText('Ingen aktivitet endnu')).toBeVisible();
    const many = Array.from({ length: 12 }, (_, index) => operation({ fileName: `${index}.jpg` }));
    vi.mocked(operationLog.read).mockResolvedValue(many);
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(screen.getByText('9.jpg')).toBeVisible();
    expect(screen.queryByText('10.jpg')).not.toBeInTheDocument();
    expect(screen.getByText('Alt virker')).toBeVisible();
  });

  test.each([
    [1, 'Advarsel'],
    [3, 'Fejl'],
  ])('with %i serious failures says %s', async (count, text) => {
    const failures = Array.from({ length: count }, () =>
      operation({ success: false, error: 'critical: disk' }),
    );
    vi.mocked(operationLog.read).mockResolvedValue(failures);
    await open();
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getAllByText('critical: disk')).toHaveLength(count);
  });

  test('shows a long line in full on request only', async () => {
    const details = `20 filer slettet: ${place('a').repeat(20)}`;
    vi.mocked(operationLog.read).mockResolvedValue([operation({ details })]);
    await open();
    const line = await screen.findByText(details);
    expect(line).toHaveAttribute('data-short', 'true');
    await press('Vis mere');
    expect(line).toHaveAttribute('data-short', 'false');
    await press('Vis mindre');
    expect(line).toHaveAttribute('data-short', 'true');
  });

  test('that cannot be read says so', async () => {
    vi.mocked(operationLog.read).mockRejectedValue(new AppError('network'));
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'De seneste handlinger kunne ikke hentes.',
    );
  });
});

describe('the cleanup of files', () => {
  test('shows what would go before it goes, and notes what has gone', async () => {
    await open();
    await press('Vis hvad der kan slettes');
    expect(await screen.findByText('1 fil vil blive slettet:')).toBeVisible();
    expect(screen.getByText('2,0 kB i alt')).toBeVisible();
    expect(entries().getByText(nameOf(left))).toBeVisible();
    expect(entries().getByText(/^2,0 kB, fra \d/)).toBeVisible();
    expect(entries().queryByText(nameOf(sold))).not.toBeInTheDocument();
    expect(storage.remove).not.toHaveBeenCalled();

    await press('Slet filerne');
    const question = within(screen.getByRole('alertdialog', { name: 'Slet 1 fil?' }));
    await userEvent.click(question.getByRole('button', { name: 'Slet filerne' }));
    expect(await screen.findByText('1 fil er slettet')).toBeVisible();
    // The button that asked is gone; the panel has the focus, not the page behind it.
    expect(screen.getByRole('dialog', { name: 'Systemstatus' })).toHaveFocus();
    expect(storage.remove).toHaveBeenCalledExactlyOnceWith(left);
    expect(operationLog.note).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        operation: 'storage-cleanup',
        success: true,
        details: `1 fil slettet: ${left}`,
      }),
    );
    expect(cleanupLease.release).toHaveBeenCalledOnce();
  });

  test('finds nothing where nothing is left over', async () => {
    vi.mocked(storage.listPaths).mockResolvedValue([]);
    await open();
    await press('Vis hvad der kan slettes');
    expect(await screen.findByText('Der er ingen filer at slette.')).toBeVisible();
    expect(orderReferences).not.toHaveBeenCalled();
  });

  test('leaves young files, and a shop that shows nothing, alone', async () => {
    const now = new Date();
    vi.mocked(storage.storedFile).mockImplementation((path) =>
      Promise.resolve({ path, bytes: 1, updatedAt: now }),
    );
    await open();
    await press('Vis hvad der kan slettes');
    expect(await screen.findByText('Der er ingen filer at slette.')).toBeVisible();
    vi.mocked(shopReferences).mockResolvedValue([new Set()]);
    await press('Vis hvad der kan slettes');
    expect(await screen.findByText('Der er ingen filer at slette.')).toBeVisible();
  });

  async function deleteSeen() {
    await open();
    await press('Vis hvad der kan slettes');
    await screen.findByText('1 fil vil blive slettet:');
    return async () => {
      await press('Slet filerne');
      const question = within(screen.getByRole('alertdialog'));
      await userEvent.click(question.getByRole('button', { name: 'Slet filerne' }));
    };
  }

  test('deletes nothing when a reference query fails meanwhile', async () => {
    const confirm = await deleteSeen();
    vi.mocked(orderReferences).mockRejectedValue(new AppError('permission-denied'));
    await confirm();
    expect(
      await screen.findByText('Oprydningen er standset, fordi ikke alle henvisninger kunne læses.'),
    ).toBeVisible();
    expect(storage.remove).not.toHaveBeenCalled();
  });

  test('notes in the log that it was called off, until one has gone well again', async () => {
    vi.mocked(shopReferences).mockRejectedValue(new AppError('index-missing'));
    await cleanUp();
    await cleanUp();
    expect(operationLog.note).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        operation: 'error',
        success: false,
        error: 'index-missing',
        details: 'Oprydningen er standset, fordi ikke alle henvisninger kunne læses.',
      }),
    );
    vi.mocked(shopReferences).mockResolvedValue([new Set([used, sold, left])]);
    await cleanUp();
    vi.mocked(shopReferences).mockRejectedValue(new AppError('index-missing'));
    await cleanUp();
    expect(operationLog.note).toHaveBeenCalledTimes(2);
  });

  test('keeps what has been sold since it was seen', async () => {
    const confirm = await deleteSeen();
    vi.mocked(orderReferences).mockResolvedValue([new Set([sold, left])]);
    await confirm();
    expect(await screen.findByText('Der er ingen filer at slette.')).toBeVisible();
    expect(storage.remove).not.toHaveBeenCalled();
  });

  test('waits for another browser', async () => {
    const confirm = await deleteSeen();
    vi.mocked(cleanupLease.take).mockResolvedValue(false);
    await confirm();
    expect(await screen.findByText('Oprydningen kører i en anden browser.')).toBeVisible();
    expect(storage.remove).not.toHaveBeenCalled();
  });

  test('waits for uploads', async () => {
    const confirm = await deleteSeen();
    const ended = beginWork('uploading');
    await confirm();
    expect(
      await screen.findByText('Oprydningen venter, til dine uploads er færdige. Intet er slettet.'),
    ).toBeVisible();
    ended();
    expect(storage.remove).not.toHaveBeenCalled();
  });

  test('says what could not be deleted', async () => {
    const confirm = await deleteSeen();
    vi.mocked(storage.remove).mockRejectedValue(new AppError('network'));
    await confirm();
    expect(
      await screen.findByText(
        '0 filer er slettet, 1 kunne ikke slettes. De prøves igen næste gang.',
      ),
    ).toBeVisible();
    expect(operationLog.note).toHaveBeenCalledWith(
      expect.objectContaining({ success: false, error: 'network' }),
    );
  });

  test('runs by itself every five minutes while the dashboard is open', async () => {
    vi.useFakeTimers();
    function Dashboard() {
      useStorageCleanup();
      return null;
    }
    const dashboard = render(<Dashboard />);
    await act(() => vi.advanceTimersByTimeAsync(299_000));
    expect(storage.listPaths).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    await vi.dynamicImportSettled();
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(storage.listPaths).toHaveBeenCalledTimes(8);
    expect(storage.remove).toHaveBeenCalledExactlyOnceWith(left);
    dashboard.unmount();
  });
});
