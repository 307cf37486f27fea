import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import { SystemStatus } from '#src/admin/systemStatus/SystemStatus.tsx';
import { cleanUp } from '#src/admin/systemStatus/cleanup.ts';
import { useCleanup } from '#src/admin/systemStatus/cleanupState.ts';
import { useStorageCleanup } from '#src/admin/systemStatus/useStorageCleanup.ts';
import { useUploads } from '#src/admin/uploads/queue/uploadState.ts';
import { fileUrl } from '#src/data/files/storage.ts';
import { AppError } from '#src/model/base/errors.ts';
import { cleanupLeaseSchema, type Operation, operationSchema } from '#src/model/system/schema.ts';
import { beginWork, useUnfinishedWork } from '#src/stores/unfinishedWork.ts';
import { backend } from '../../../support/backend/backend.ts';
import { admin } from '../../../support/records.ts';
import { alerts, hides, sees, shows } from '../../support/see.ts';
import { show } from '../../support/show.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';

resetStoresAfterEach();
const DAY_MS = 24 * 60 * 60 * 1000;
const open = () => show(<SystemStatus onClose={() => undefined} />);

describe('the status', () => {
  const FOLDER = 'portfolio-display';
  const place = (id: string) => `${FOLDER}/watermarked_1760000000000_${id}_480.webp`;
  const nameOf = (path: string) => path.slice(FOLDER.length + 1);
  const used = place('used');
  /** The files that orders need are cached while the page is open, so that each test has its own. */
  let turn = 0;
  let left = '';
  let sold = '';
  const old = new Date(Date.now() - 2 * DAY_MS);

  /** From now on this is what the shop shows, and what has been sold. */
  const nowShown = (...paths: string[]) =>
    backend.documents.put('portfolio/a', { shown: paths.map(fileUrl) });
  const nowSold = (...paths: string[]) =>
    backend.documents.put('purchases/a', { sold: paths.map(fileUrl) });

  const LEASE = 'sloth-stamp-system/cleanup-lease';
  const LOG = 'sloth-stamp-system/operations';
  /** From now on this is what the log of operations holds. */
  const nowLogged = (operations: Operation[]) => backend.documents.put(LOG, { operations });
  const logged = () => backend.documents.list(LOG, 'operations', operationSchema);

  function operation(change: Partial<Operation>): Operation {
    const timestamp = new Date('2026-06-06T10:00:00Z');
    return { id: crypto.randomUUID(), timestamp, operation: 'apply', success: true, ...change };
  }

  beforeEach(() => {
    turn += 1;
    left = place(`left${turn}`);
    sold = place(`sold${turn}`);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    backend.accounts.signIn(admin);
    for (const path of [used, left, sold]) {
      backend.files.put(path, new Blob(['x'.repeat(2048)]), { updatedAt: old });
    }
    nowShown(used);
    nowSold(sold);
  });

  afterEach(() => {
    useCleanup.setState(useCleanup.getInitialState(), true);
    useUploads.setState(useUploads.getInitialState(), true);
    useUnfinishedWork.setState(useUnfinishedWork.getInitialState(), true);
  });

  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const service = (name: string) => screen.getByText(name).closest('li');
  const entries = () => within(screen.getByRole('list', { name: 'Oprydning i filer' }));

  test('the services are asked every two seconds, and all have to answer before everything works', async () => {
    vi.useFakeTimers();
    nowLogged([operation({})]);
    const reading = backend.hold('read', 'sloth-stamp-system/status');
    const first = await open();
    expect(service('Database')).toHaveTextContent('Kontrollerer...');
    first.unmount();
    reading.open();
    await open();
    for (const name of ['Database', 'Tilstedeværelse', 'Filer', 'Login', 'Server']) {
      expect(service(name)).toHaveTextContent('Forbundet');
    }
    shows('Alt virker');
    backend.fail('list');
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(service('Filer')).toHaveTextContent('Ingen forbindelse');
    expect(service('Login')).toHaveTextContent('Forbundet');
    hides('Alt virker');
    shows('Fejl');
  });

  describe('the operation log', () => {
    test('shows the newest ten, and is read every five seconds', async () => {
      vi.useFakeTimers();
      await open();
      shows('Ingen handlinger endnu.');
      shows('Ingen aktivitet endnu');
      const many = Array.from({ length: 12 }, (_, index) =>
        operation({ fileName: `${index}.jpg` }),
      );
      nowLogged(many);
      await act(() => vi.advanceTimersByTimeAsync(5000));
      shows('9.jpg');
      hides('10.jpg');
      shows('Alt virker');
    });

    test.each([
      [1, 'Advarsel'],
      [3, 'Fejl'],
    ])('with %i serious failures says %s', async (count, text) => {
      const failures = Array.from({ length: count }, () =>
        operation({ success: false, error: 'critical: disk' }),
      );
      nowLogged(failures);
      await open();
      await sees(text);
      expect(screen.getAllByText('critical: disk')).toHaveLength(count);
    });

    test('shows a long line in full on request only', async () => {
      const details = `20 filer slettet: ${place('a').repeat(20)}`;
      nowLogged([operation({ details })]);
      await open();
      const line = await screen.findByText(details);
      for (const [button, short] of [
        ['Vis mere', 'true'],
        ['Vis mindre', 'false'],
      ] as const) {
        expect(line).toHaveAttribute('data-short', short);
        await press(button);
      }
      expect(line).toHaveAttribute('data-short', 'true');
    });

    test('that cannot be read says so', async () => {
      backend.fail('read', LOG);
      await open();
      await alerts('De seneste handlinger kunne ikke hentes.');
    });
  });

  describe('the cleanup of files', () => {
    test('shows what would go before it goes, and notes what has gone', async () => {
      await open();
      await press('Vis hvad der kan slettes');
      await sees('1 fil vil blive slettet:');
      shows('2,0 kB i alt');
      expect(entries().getByText(nameOf(left))).toBeVisible();
      expect(entries().getByText(/^2,0 kB, fra \d/)).toBeVisible();
      expect(entries().queryByText(nameOf(sold))).not.toBeInTheDocument();
      expect(backend.attempts('delete')).toEqual([]);

      await press('Slet filerne');
      const question = within(screen.getByRole('alertdialog', { name: 'Slet 1 fil?' }));
      await userEvent.click(question.getByRole('button', { name: 'Slet filerne' }));
      await sees('1 fil er slettet');
      // The button that asked is gone; the panel has the focus, not the page behind it.
      expect(screen.getByRole('dialog', { name: 'Systemstatus' })).toHaveFocus();
      expect(backend.attempts('delete')).toEqual([left]);
      expect(logged()).toMatchObject([
        { operation: 'storage-cleanup', success: true, details: `1 fil slettet: ${left}` },
      ]);
      // Another browser need not wait for its end.
      const { expiresAt } = backend.documents.read(LEASE, cleanupLeaseSchema);
      expect(expiresAt?.getTime()).toBeLessThanOrEqual(Date.now());
    });

    test('finds nothing where nothing is left over, or all is young', async () => {
      for (const path of [used, left, sold]) backend.files.put(path, new Blob(['x']));
      await open();
      await press('Vis hvad der kan slettes');
      await sees('Der er ingen filer at slette.');
      for (const path of [used, left, sold]) backend.files.remove(path);
      await press('Vis hvad der kan slettes');
      await sees('Der er ingen filer at slette.');
      expect(backend.attempts('read', 'purchases')).toEqual([]);
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

    test.each<[string, () => unknown, string]>([
      [
        'a reference query fails meanwhile',
        () => backend.fail('read', 'purchases', new AppError('permission-denied')),
        'Oprydningen er standset, fordi ikke alle henvisninger kunne læses.',
      ],
      [
        'all has been sold since it was seen',
        () => nowSold(sold, left),
        'Der er ingen filer at slette.',
      ],
      [
        'another browser cleans up',
        () => {
          const expiresAt = new Date(Date.now() + 60_000);
          backend.documents.put(LEASE, { holder: 'elsewhere', expiresAt });
        },
        'Oprydningen kører i en anden browser.',
      ],
      [
        'uploads are on their way',
        () => beginWork('uploading'),
        'Oprydningen venter, til dine uploads er færdige. Intet er slettet.',
      ],
    ])('deletes nothing when %s', async (_what, happen, text) => {
      const confirm = await deleteSeen();
      happen();
      await confirm();
      await sees(text);
      expect(backend.attempts('delete')).toEqual([]);
    });

    test('notes in the log that it was called off, until one has gone well again', async () => {
      const mend = backend.fail('read', 'portfolio', new AppError('index-missing'));
      await cleanUp();
      await cleanUp();
      await vi.waitFor(() =>
        expect(logged()).toMatchObject([
          {
            operation: 'error',
            success: false,
            error: 'index-missing',
            details: 'Oprydningen er standset, fordi ikke alle henvisninger kunne læses.',
          },
        ]),
      );
      mend();
      nowShown(used, sold, left);
      await cleanUp();
      backend.fail('read', 'portfolio', new AppError('index-missing'));
      await cleanUp();
      await vi.waitFor(() => expect(logged()).toHaveLength(2));
    });

    test('says what could not be deleted', async () => {
      const confirm = await deleteSeen();
      backend.fail('delete');
      await confirm();
      await sees('0 filer er slettet, 1 kunne ikke slettes. De prøves igen næste gang.');
      expect(logged()).toMatchObject([{ success: false, error: 'network' }]);
    });

    test('runs by itself every five minutes while the dashboard is open', async () => {
      vi.useFakeTimers();
      function Dashboard() {
        useStorageCleanup();
        return null;
      }
      const dashboard = render(<Dashboard />);
      await act(() => vi.advanceTimersByTimeAsync(299_000));
      expect(backend.attempts('list')).toEqual([]);
      await act(() => vi.advanceTimersByTimeAsync(1000));
      await vi.dynamicImportSettled();
      await act(() => vi.advanceTimersByTimeAsync(0));
      expect(backend.attempts('delete')).toEqual([left]);
      dashboard.unmount();
    });
  });
});

describe('the files of what was sold', () => {
  beforeEach(() => backend.accounts.signIn(admin));

  const STATE = 'sloth-stamp-system/file-proof';
  const startedAt = new Date('2026-11-01T01:15:00Z');
  const finishedAt = new Date('2026-11-01T01:16:00Z');
  const last = { startedAt, finishedAt, purchases: 310, files: 1234 };
  const lostCopy = 'customer-permanent-archive/JF20260102ABCDEF123/0_a.jpg';
  const lose = () =>
    backend.documents.put('file-losses/JF20260102ABCDEF123', {
      files: [
        { path: lostCopy, problem: 'missing', foundAt: startedAt },
        { path: 'high-quality/a.jpg', problem: 'changed', foundAt: startedAt },
      ],
      checkedAt: finishedAt,
    });

  test('have not been looked for before the first night', async () => {
    await open();
    shows('Kontrollen har ikke set alle filer endnu. Den kører af sig selv om natten.');
    hides('Alt er der.');
  });

  test.each<[string, object, string | RegExp]>([
    [
      'are all there, says the last pass',
      { ranAt: new Date() },
      'Sidst gennemført 1.11.2026, 02.16: 1234 filer i 310 ordrer.',
    ],
    [
      'are seen in several nights where there are many',
      { current: { startedAt, after: 'JF2', purchases: 1, files: 1 }, ranAt: new Date() },
      'En ny kontrol begyndte 1.11.2026, 02.15 og har set 1 fil. Den fortsætter i nat.',
    ],
    [
      'are not looked for any more when the nights are silent',
      { ranAt: new Date(Date.now() - 2.1 * DAY_MS) },
      /^Kontrollen har ikke kørt siden .* har sat siden op\.$/,
    ],
  ])('%s', async (_what, state, text) => {
    backend.documents.put(STATE, { last, ...state });
    await open();
    shows(text);
    shows('Alt er der.');
  });

  test('are not said to be well when that could not be read', async () => {
    backend.failNext('read', STATE);
    await open();
    await alerts(/./);
    shows('Ikke alt kunne læses');
    await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
    await sees('Ingen aktivitet endnu');
  });

  test('are named with their order when they are lost, and what to do', async () => {
    backend.documents.put(STATE, { last, ranAt: new Date() });
    lose();
    const onClose = vi.fn();
    await show(
      <MemoryRouter>
        <SystemStatus onClose={onClose} />
      </MemoryRouter>,
    );
    shows('2 filer mangler eller er ikke de samme længere:');
    const files = within(screen.getByRole('region', { name: 'Solgte filer, der mangler' }));
    expect(files.getByText(lostCopy).parentElement).toHaveTextContent('Mangler, opdaget 1.11.2026');
    expect(files.getByText('high-quality/a.jpg').parentElement).toHaveTextContent('Er ændret');
    shows(/hente filerne tilbage inden 90 dage/);
    hides('Alt er der.');
    expect(document.querySelector('[data-health]')).toHaveTextContent('Fejl');
    const link = files.getByRole('link', { name: 'Åbn ordre JF20260102ABCDEF123' });
    expect(link).toHaveAttribute('href', expect.stringContaining('order=JF20260102ABCDEF123'));
    await userEvent.click(link);
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('say so when their state cannot be read, and are asked for again', async () => {
    backend.failNext('read', STATE);
    await open();
    shows('Kontrollen af solgte filer kunne ikke hentes.');
  });
});
