import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LeaveGuard } from '#src/admin/editing/LeaveGuard.tsx';
import { installHistoryGate } from '#src/lib/historyGate.ts';
import { closeLeaveQuestion, leaveOrConfirm, beginWork } from '#src/stores/unfinishedWork.ts';
import { Address } from '../../support/Address.tsx';

// As the site does before it shows anything.
installHistoryGate();

let ends: (() => void)[] = [];

function begin(kind: 'unsaved' | 'uploading' | 'archiving'): void {
  act(() => void ends.push(beginWork(kind)));
}

beforeEach(() => {
  window.history.replaceState({ idx: 0 }, '', '/admin-dashboard?tab=forside');
});

afterEach(() => {
  ends.forEach((end) => end());
  ends = [];
  closeLeaveQuestion();
});

function open(): void {
  render(
    <BrowserRouter>
      <LeaveGuard />
      <Address />
      <Link to="/admin-dashboard?tab=about">Om Mig</Link>
      <Link to="/">Til hjemmesiden</Link>
    </BrowserRouter>,
  );
}

const address = () => screen.getByTestId('address').textContent;
const question = () => screen.queryByRole('alertdialog');

async function press(role: 'link' | 'button', name: string): Promise<void> {
  await userEvent.click(screen.getByRole(role, { name }));
}

function unload(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

describe('LeaveGuard', () => {
  test('lets everybody go who has nothing to lose, and asks others before a reload', async () => {
    open();
    await press('link', 'Om Mig');
    expect(address()).toBe('/admin-dashboard?tab=about');
    expect(unload()).toBe(false);
    begin('unsaved');
    expect(unload()).toBe(true);
  });

  test.each([
    ['a tab', 'Om Mig', '/admin-dashboard?tab=about'],
    ['the site', 'Til hjemmesiden', '/'],
  ])('asks before %s is opened over unsaved changes', async (_what, link, target) => {
    open();
    begin('unsaved');
    await press('link', link);
    expect(question()).toHaveTextContent('Vil du forlade siden?');
    expect(question()).toHaveTextContent(
      'Du har ændringer, der ikke er gemt. De går tabt, hvis du fortsætter.',
    );
    await press('button', 'Bliv her');
    expect(question()).not.toBeInTheDocument();
    expect(address()).toBe('/admin-dashboard?tab=forside');
    await press('link', link);
    await press('button', 'Forlad uden at gemme');
    await waitFor(() => expect(address()).toBe(target));
  });

  test('uploads go on in another tab, but not on another page', async () => {
    open();
    begin('uploading');
    await press('link', 'Om Mig');
    expect(address()).toBe('/admin-dashboard?tab=about');
    await press('link', 'Til hjemmesiden');
    expect(question()).toHaveTextContent('Hvis du forlader siden, standser de.');
    await press('button', 'Forlad siden');
    await waitFor(() => expect(address()).toBe('/'));
  });

  test('says what the permanent archive still has to do', async () => {
    open();
    begin('archiving');
    await press('link', 'Til hjemmesiden');
    expect(question()).toHaveTextContent('næste gang du åbner dashboardet');
  });

  test('asks before the browser goes back, and stays where it is meanwhile', async () => {
    open();
    await press('link', 'Om Mig');
    begin('unsaved');
    act(() => window.history.back());
    await waitFor(() => expect(question()).toBeVisible());
    expect(address()).toBe('/admin-dashboard?tab=about');
    await waitFor(() => expect(window.location.search).toBe('?tab=about'));
    await press('button', 'Forlad uden at gemme');
    await waitFor(() => expect(address()).toBe('/admin-dashboard?tab=forside'));
  });

  test('asks before something that is no link', async () => {
    open();
    begin('unsaved');
    let isGone = false;
    act(() =>
      leaveOrConfirm('page', () => {
        isGone = true;
      }),
    );
    expect(isGone).toBe(false);
    await press('button', 'Forlad uden at gemme');
    expect(isGone).toBe(true);
  });
});
