import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  resumeArchives,
  startArchive,
  stopArchives,
  useArchives,
} from '#src/admin/archives/archives.ts';
import { DecidedOrders } from '#src/admin/pendingOrders/DecidedOrders.tsx';
import {
  archiveOrder,
  resumeArchive,
  type ArchiveRun,
  type PurchaseReport,
} from '#src/data/archive/runArchive.ts';
import { AppError } from '#src/model/base/errors.ts';
import { purchaseItemFrom } from '#src/model/purchases/item.ts';
import { orderLine, pendingOrder, purchaseOf } from '../../../support/waitingOrders.ts';
import { shows } from '../../support/see.ts';

vi.mock('#src/data/archive/runArchive.ts');

const orderId = 'JF20250921ABCDEF123';
const items = ['Nordlys', 'Klit'].map((name, itemIndex) =>
  purchaseItemFrom(orderLine(name), { orderId, itemIndex }),
);
const purchase = purchaseOf(pendingOrder(), { items });
const step = (itemIndex: number, imageId: string) =>
  ({ kind: 'original', itemIndex, imageId, originalPath: '', archivePath: '' }) as const;
const steps = [step(0, 'a'), step(1, 'b'), step(1, 'c')];

let run: ArchiveRun | undefined;
let finish: () => void = () => undefined;

beforeEach(() => {
  const work = (options: ArchiveRun) => {
    run = options;
    return new Promise<void>((resolve, reject) => {
      finish = resolve;
      options.signal.addEventListener('abort', () => reject(new AppError('cancelled')));
    });
  };
  vi.mocked(archiveOrder)
    .mockReset()
    .mockImplementation((_id, options) => work(options));
  vi.mocked(resumeArchive).mockReset().mockImplementation(work);
});

afterEach(() => {
  act(() => stopArchives());
});

function begin(): void {
  render(<DecidedOrders />);
  act(() => startArchive(orderId));
}

const plan = () => act(() => run?.onProgress?.({ kind: 'planned', purchase, steps }));
const file = (index: number, error?: AppError) =>
  act(() => {
    const result = { ...(steps[index] ?? step(0, '')), error };
    run?.onProgress?.({ kind: 'file', orderId, result });
  });
const round = (report: Partial<PurchaseReport>, nextRoundInMs?: number) =>
  act(() => {
    const outcome = report.outcome ?? 'complete';
    const purchases = [{ orderId, results: [], ...report, outcome }];
    run?.onRound?.({ outcome, purchases, nextRoundInMs });
  });
const lines = () =>
  screen
    .getAllByRole('listitem')
    .slice(1)
    .map(({ textContent }) => textContent);

describe('the permanent archive on the screen', () => {
  test('says how far it is with each thing, until everything is there', () => {
    begin();
    shows('Gør klar til at arkivere...');
    plan();
    shows('0 af 3 filer er arkiveret');
    expect(lines()).toEqual(['Nordlys0 af 1', 'Klit0 af 2']);
    file(0);
    file(1);
    expect(screen.getByRole('progressbar', { name: 'Permanent arkiv' })).toHaveValue(2);
    expect(lines()).toEqual(['Nordlys1 af 1', 'Klit1 af 2']);
    file(2);
    round({ outcome: 'complete' });
    shows('Alle filer er arkiveret');
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  test.each([
    {
      why: 'not everything could be copied',
      outcome: 'incomplete',
      milliseconds: 30_000,
      words: 'Næste forsøg om 30 s',
    },
    {
      why: 'the round itself failed',
      outcome: 'threw',
      milliseconds: 60_000,
      words: 'Næste forsøg om 60 s',
    },
  ] as const)('tries again when $why', ({ outcome, milliseconds, words }) => {
    begin();
    plan();
    file(0, new AppError('backup/http-status', { details: { status: 500 } }));
    round({ outcome, error: new AppError('network') }, milliseconds);
    shows(words);
    shows('Nogle filer er ikke arkiveret endnu. Der prøves igen.');
    expect(lines()[0]).toBe('Nordlys0 af 1Filen kunne ikke hentes (HTTP 500).');
  });

  test('can be told not to wait', async () => {
    begin();
    plan();
    round({ outcome: 'incomplete' }, 30_000);
    const slept = run?.tools?.sleep?.(30_000, run.signal);
    await userEvent.click(screen.getByRole('button', { name: 'Prøv igen nu' }));
    await expect(slept).resolves.toBeUndefined();
    // The next wait is a whole one again.
    const next = vi.fn();
    void run?.tools?.sleep?.(30_000, run.signal).then(next, next);
    await act(() => Promise.resolve());
    expect(next).not.toHaveBeenCalled();
  });

  test('does not try for ever what does not exist', () => {
    begin();
    const error = new AppError('order/not-found', { details: { id: orderId } });
    round({ outcome: 'threw', error });
    shows(`Order ${orderId} not found`);
    expect(screen.queryByRole('button', { name: 'Prøv igen nu' })).not.toBeInTheDocument();
  });

  test('shows what it has taken up again, under its customer', () => {
    render(<DecidedOrders />);
    act(() => resumeArchives());
    plan();
    expect(screen.getByRole('heading', { name: 'Permanent arkiv' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Signe Overgaard' })).toBeVisible();
  });

  test('is called off with the dashboard, and says nothing more', async () => {
    begin();
    plan();
    act(() => stopArchives());
    expect(run?.signal.aborted).toBe(true);
    file(0);
    expect(useArchives.getState().orders).toEqual({});
    finish();
    await waitFor(() => expect(screen.queryByRole('listitem')).not.toBeInTheDocument());
  });
});
