import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { Messages } from '#src/admin/messages/Messages.tsx';
import { contactContracts } from '#src/model/contact/contracts.ts';
import { currentLeaveReasons } from '#src/stores/unfinishedWork.ts';
import { backend } from '../../../support/backend/backend.ts';
import { admin } from '../../../support/records.ts';
import { show } from '../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';

resetStoresAfterEach();

const kept = {
  name: 'Ida Holm',
  email: 'ida@kunde.example',
  phone: '+45 20 30 40 50',
  subject: 'Bryllup',
  message: 'Har du tid\nden 6. juni?',
  state: 'new',
  answers: [],
  createdAt: new Date('2026-05-01T10:00:00Z'),
};

beforeEach(() => {
  backend.accounts.signIn(admin);
  backend.documents.put('messages/a', kept);
  backend.documents.put('messages/b', {
    ...{ ...kept, name: 'Bo Lund', subject: 'Portræt', message: 'Hvad koster det?' },
    ...{ state: 'answered', answers: [{ id: 'x', text: 'Se priserne', at: new Date() }] },
  });
});

const open = (path = '/admin-dashboard?tab=henvendelser') =>
  show(
    <MemoryRouter initialEntries={[path]}>
      <Messages />
    </MemoryRouter>,
  );
const subjects = () => screen.getAllByRole('listitem').map((row) => row.textContent);
const dialog = async () => within(await screen.findByRole('dialog'));

test('the list is found by state and by any word, also of an answer', async () => {
  await open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Nye (1)' }));
  expect(subjects()).toEqual([expect.stringContaining('Ida Holm')]);
  await userEvent.click(screen.getByRole('radio', { name: 'Alle (2)' }));
  await userEvent.type(screen.getByRole('searchbox'), 'priserne');
  expect(subjects()).toEqual([expect.stringContaining('Bo Lund')]);
  await userEvent.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText('Ingen henvendelser passer.')).toBeVisible();
});

test('of thousands the newest are read, and the older ones when something is looked for', async () => {
  for (let at = 0; at < 250; at += 1) {
    const createdAt = new Date(Date.UTC(2026, 0, 1) - at * 3_600_000);
    const words = { name: `Nr. ${at}`, subject: at === 240 ? 'Konfirmation' : 'Hej' };
    backend.documents.put(`messages/old-${at}`, { ...kept, ...words, state: 'done', createdAt });
  }
  await open();
  await screen.findByRole('radio', { name: 'Alle' });
  expect(subjects()).toHaveLength(100);
  await userEvent.click(screen.getByRole('button', { name: 'Vis flere' }));
  expect(subjects()).toHaveLength(200);
  backend.failNext('watch', 'messages');
  await userEvent.click(screen.getByRole('button', { name: 'Vis ældre henvendelser' }));
  expect(await screen.findByText('De ældre henvendelser kunne ikke hentes.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
  await screen.findByRole('radio', { name: 'Alle (252)' });
  expect(subjects()).toHaveLength(252);
  expect(document.activeElement).toHaveTextContent('Nr. 198');
  await userEvent.type(screen.getByRole('searchbox'), 'konfirm 240');
  expect(subjects()).toEqual([expect.stringContaining('Konfirmation')]);
});

test('a link opens a message that is older than those that are read at first', async () => {
  for (let at = 0; at < 200; at += 1) backend.documents.put(`messages/new-${at}`, kept);
  backend.documents.put('messages/old', { ...kept, name: 'Ane Old', createdAt: new Date(0) });
  await open('/admin-dashboard?tab=henvendelser&vis=old');
  expect((await dialog()).getAllByText('Ane Old')[0]).toBeVisible();
});

test('a link to a message that is gone says so, but not to whoever deletes it here', async () => {
  const gone = 'Henvendelsen findes ikke længere.';
  const { unmount } = await open('/admin-dashboard?tab=henvendelser&vis=gone');
  expect(await screen.findByRole('alert')).toHaveTextContent(gone);
  await userEvent.click(screen.getByRole('button', { name: /Bryllup/ }));
  expect(screen.queryByText(gone)).toBeNull();
  unmount();
  await open('/admin-dashboard?tab=henvendelser&vis=a');
  await userEvent.click((await dialog()).getByRole('button', { name: 'Slet' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Slet' }));
  await waitFor(() => expect(toastsShown()).toEqual(['success: Henvendelsen er slettet']));
  expect(screen.queryByText(gone)).toBeNull();
});

test('a link says nothing of a message that only the server knows', async () => {
  backend.documents.know('messages/b');
  await open('/admin-dashboard?tab=henvendelser&vis=a');
  expect(screen.queryByRole('alert')).toBeNull();
  expect((await dialog()).getAllByText('Ida Holm')[0]).toBeVisible();
});

test('a link to a message that was deleted here says so later', async () => {
  const path = '/admin-dashboard?tab=henvendelser';
  await show(
    <MemoryRouter initialEntries={[path]}>
      <Messages />
      <Link to={`${path}&vis=a`}>Fra mailen</Link>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Fra mailen' }));
  await userEvent.click((await dialog()).getByRole('button', { name: 'Luk' }));
  act(() => backend.documents.remove('messages/a'));
  await userEvent.click(screen.getByRole('link', { name: 'Fra mailen' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Henvendelsen findes ikke længere.');
});

test('a message is answered, and after a failure again under the same id', async () => {
  backend.functions.refuse(contactContracts.answerMessage, 500);
  await open();
  await userEvent.click(await screen.findByRole('button', { name: /Bryllup/ }));
  const shown = await dialog();
  await userEvent.click(shown.getByRole('button', { name: 'Svar' }));
  expect(shown.getByLabelText('Dit svar')).toHaveFocus();
  await userEvent.click(shown.getByRole('button', { name: 'Send svar' }));
  expect(shown.getByLabelText('Dit svar')).toHaveAccessibleDescription('Skriv et svar.');
  await userEvent.type(shown.getByLabelText('Dit svar'), 'Ja');
  expect(currentLeaveReasons('tab')).toEqual(['unsaved']);
  await userEvent.click(shown.getByRole('button', { name: 'Send svar' }));
  await waitFor(() => expect(toastsShown()).toHaveLength(1));
  backend.functions.answer(contactContracts.answerMessage);
  await userEvent.click(shown.getByRole('button', { name: 'Send svar' }));
  await waitFor(() => expect(shown.queryByLabelText('Dit svar')).toBeNull());
  const calls = backend.functions.calls(contactContracts.answerMessage);
  expect(calls[1]?.input).toEqual(calls[0]?.input);
  expect(calls[1]?.input).toMatchObject({ messageId: 'a', text: 'Ja' });
});

test('an answer that is being typed stays when somebody else deletes the message', async () => {
  await open('/admin-dashboard?tab=henvendelser&vis=a');
  await userEvent.click((await dialog()).getByRole('button', { name: 'Svar' }));
  await userEvent.type((await dialog()).getByLabelText('Dit svar'), 'Ja, gerne');
  act(() => backend.documents.remove('messages/a'));
  expect(screen.queryByRole('button', { name: /Ida Holm/, hidden: true })).toBeNull();
  expect((await dialog()).getByLabelText('Dit svar')).toHaveValue('Ja, gerne');
});

test('the conversation says what became of each mail', async () => {
  const mail = { orderId: 'b', kind: 'message-answer', attempts: 1 };
  backend.documents.put('order-mails/b-x', { ...mail, status: 'failed', error: 'bad-address' });
  await open('/admin-dashboard?tab=henvendelser&vis=b');
  const shown = await dialog();
  expect(await shown.findByText(/^Ikke sendt: /)).toBeVisible();
  await userEvent.click(shown.getByRole('button', { name: 'Send igen' }));
  expect(await shown.findByText('Sendes...')).toBeVisible();
});

test('a message is put away and deleted', async () => {
  await open('/admin-dashboard?tab=henvendelser&vis=a');
  const shown = await dialog();
  await userEvent.click(shown.getByRole('button', { name: 'Afslut' }));
  expect(await shown.findByRole('button', { name: 'Genåbn' })).toBeVisible();
  await userEvent.click(shown.getByRole('button', { name: 'Slet' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Slet' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: /Ida Holm/ })).toBeNull();
});
