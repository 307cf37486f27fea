import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BulkStatus } from '#src/admin/bulk/BulkStatus.tsx';
import { unlessRunning } from '#src/admin/bulk/runLock.ts';
import { useBulkRun, type BulkJob } from '#src/admin/bulk/useBulkRun.ts';
import { AppError } from '#src/model/base/errors.ts';
import { currentLeaveReasons } from '#src/stores/unfinishedWork.ts';
import { press } from '../../support/pictureEditors.ts';
import { alerts, shows, toasts } from '../../support/see.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';

resetStoresAfterEach();

interface Item {
  title: string;
}

/** The batch that is being written; a test ends it when it wants to. */
let current = Promise.withResolvers<[]>();
let written: string[] = [];
let ends: string[] = [];

const titles = (items: readonly Item[]) => items.map(({ title }) => title).join('');

const job: BulkJob<Item> = {
  items: ['A', 'B', 'C', 'D', 'E'].map((title) => ({ title })),
  batchSize: 2,
  write: (batch) => {
    written.push(titles(batch));
    current = Promise.withResolvers<[]>();
    return current.promise;
  },
  texts: {
    progress: (finished, count) => `Ændrer ${finished} af ${count}...`,
    done: (count) => `${count} er ændret`,
    failed: (named, reason) => `Ikke ændret: ${named}. ${reason}`,
    left: (count) => `${count} nåede ikke at blive ændret.`,
  },
  onEnd: ({ done }) => void ends.push(titles(done)),
};

function Shown() {
  const run = useBulkRun<Item>();
  return (
    <main tabIndex={-1}>
      <button type="button" onClick={() => void run.start(job)}>
        Begynd
      </button>
      <BulkStatus run={run} />
    </main>
  );
}

function finishBatch(): Promise<void> {
  return act(async () => {
    current.resolve([]);
    await current.promise;
  });
}

function failBatch(): Promise<void> {
  return act(async () => {
    current.reject(new AppError('network'));
    await current.promise.catch(() => undefined);
  });
}

beforeEach(() => {
  written = [];
  ends = [];
});

describe('a change of many items', () => {
  test('counts, asks before the tab is left, and reports its end', async () => {
    render(<Shown />);
    await press('Begynd');
    shows('Ændrer 0 af 5...');
    expect(currentLeaveReasons('tab')).toEqual(['changing']);
    await finishBatch();
    shows('Ændrer 2 af 5...');
    expect(screen.getByRole('progressbar', { name: 'Fremdrift' })).toHaveAttribute('value', '2');
    await finishBatch();
    // The last batch is on its way: nothing is told to be done before the server has taken it.
    expect([written, toastsShown(), ends]).toEqual([['AB', 'CD', 'E'], [], []]);
    await finishBatch();
    expect(toastsShown()).toEqual(['success: 5 er ændret']);
    expect(ends).toEqual(['ABCDE']);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(currentLeaveReasons('site')).toEqual([]);
  });

  test('is stopped after the batch on its way, and goes on with the rest', async () => {
    render(<Shown />);
    await press('Begynd');
    await press('Stop');
    shows('Stopper...');
    await finishBatch();
    await alerts('3 nåede ikke at blive ændret.');
    // The pressed buttons go.
    expect(screen.getByRole('main')).toHaveFocus();
    await press('Prøv igen');
    expect(screen.getByRole('main')).toHaveFocus();
    await finishBatch();
    await finishBatch();
    expect(written).toEqual(['AB', 'CD', 'E']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('ends when the connection is lost, and names what failed', async () => {
    render(<Shown />);
    await press('Begynd');
    await finishBatch();
    await failBatch();
    await alerts(
      'Ikke ændret: C, D. Netværksfejl. Kontroller din internetforbindelse og prøv igen. 1 nåede ikke at blive ændret.',
    );
    await press('Luk');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('says what is missing when the tab was left', async () => {
    const { unmount } = render(<Shown />);
    await press('Begynd');
    unmount();
    await finishBatch();
    await toasts('success: 2 er ændret', 'warning: 3 nåede ikke at blive ændret.');
    expect(written).toEqual(['AB']);
  });

  test('rests when it is told to, goes on, and is stopped during a pause', async () => {
    render(<Shown />);
    await press('Begynd');
    await press('Pause');
    shows('Sat på pause');
    await finishBatch();
    expect(written).toEqual(['AB']);
    expect(currentLeaveReasons('tab')).toEqual(['changing']);
    await press('Fortsæt');
    await waitFor(() => expect(written).toEqual(['AB', 'CD']));
    await press('Pause');
    await finishBatch();
    await press('Stop');
    await alerts('1 nåede ikke at blive ændret.');
    expect(written).toEqual(['AB', 'CD']);
  });
});

/** Locks of a browser, as far as they are used here; jsdom has none. */
function locksOfBrowser() {
  let holders = 0;
  const request = async (
    _name: string,
    { ifAvailable = false }: LockOptions,
    work: (lock: object | null) => unknown,
  ) => {
    if (ifAvailable) return work(holders === 0 ? {} : null);
    holders += 1;
    return Promise.resolve(work({})).finally(() => (holders -= 1));
  };
  return { request };
}

describe('what a closed page has left', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

  test('is not offered while another page is at it', async () => {
    Object.defineProperty(navigator, 'locks', { value: locksOfBrowser(), configurable: true });
    const offers: string[] = [];
    const open = (page: string) => unlessRunning(() => void offers.push(page));
    render(<Shown />);
    await press('Begynd');
    await open('meanwhile');
    for (const _batch of ['AB', 'CD', 'E']) await finishBatch();
    await toasts('success: 5 er ændret');
    await open('afterwards');
    expect(offers).toEqual(['afterwards']);
  });
});
