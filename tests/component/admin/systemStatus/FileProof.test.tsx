import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SystemStatus } from '#src/admin/systemStatus/SystemStatus.tsx';
import { backend } from '../../../support/backend/backend.ts';
import { admin } from '../../../support/records.ts';
import { hides, shows } from '../../support/see.ts';
import { show } from '../../support/show.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';

resetStoresAfterEach();

const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => backend.accounts.signIn(admin));

const open = () => show(<SystemStatus onClose={() => undefined} />);

describe('the files of what was sold', () => {
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
