import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { ConnectionsSection } from '#src/admin/settings/ConnectionsSection.tsx';
import { connectionContracts } from '#src/model/api/connections.ts';
import { useSession } from '#src/stores/session.ts';
import { backend } from '../../../support/backend/backend.ts';
import { admin } from '../../../support/records.ts';
import { alerts, sees, toast } from '../../support/see.ts';
import { show } from '../../support/show.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';

resetStoresAfterEach();

describe('connections', () => {
  const { changeConnections } = connectionContracts;
  const TOKEN = `foto_${'a'.repeat(12)}_${'b'.repeat(43)}`;

  beforeEach(() => {
    backend.accounts.signIn(admin);
    useSession.setState({ status: 'signedIn', user: admin });
    backend.documents.put('client-galleries/bryllup', {
      title: 'Bryllup',
      linkKey: 'x',
      expiresAt: new Date('2027-01-01'),
      createdAt: new Date('2026-01-01'),
    });
  });

  const token = (name: string, more: object = {}) => ({
    id: name,
    name,
    galleryId: '',
    createdAt: '2026-06-01T10:00:00Z',
    createdBy: 'ejer@example.com',
    revokedBy: '',
    ...more,
  });

  const answer = (more: object) =>
    backend.functions.answer(changeConnections, () => ({ tokens: [], webhooks: [], ...more }));

  const changes = () =>
    backend.functions.calls(changeConnections).flatMap(({ input }) => {
      const { change } = input as { change?: object };
      return change ? [change] : [];
    });

  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  test('a token is made with the password, and shown once', async () => {
    answer({});
    await show(<ConnectionsSection />);
    await sees('Ingen programmer har adgang.');
    await press('Nyt token');
    await press('Lav token');
    await sees('Skriv et navn.');
    await userEvent.type(screen.getByLabelText('Navn'), 'Lightroom');
    await userEvent.selectOptions(screen.getByLabelText('Adgang til'), 'Kun galleriet Bryllup');
    await userEvent.type(screen.getByLabelText('Din adgangskode'), 'kodeord1');
    answer({ secret: TOKEN });
    await press('Lav token');
    await toast('success: Tokenet er lavet');
    expect(changes()).toEqual([{ kind: 'make-token', name: 'Lightroom', galleryId: 'bryllup' }]);
    expect(screen.getByDisplayValue(TOKEN)).toBeVisible();
    await press('Jeg har gemt det');
    expect(screen.queryByDisplayValue(TOKEN)).not.toBeInTheDocument();
  });

  test('tokens tell their reach, use and end, and are revoked after a question', async () => {
    const used = token('Bærbar', { usedAt: '2026-06-02T10:00:00Z', galleryId: 'bryllup' });
    const ended = { revokedAt: '2026-06-03T10:00:00Z', revokedBy: 'anden@example.com' };
    answer({ tokens: [token('Gammel', ended), used, token('Slettet', { galleryId: 'væk' })] });
    await show(<ConnectionsSection />);
    const list = within(await screen.findByRole('list', { name: 'Tokens' }));
    await sees('Kun galleriet Bryllup');
    const entries = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(entries.map((entry) => /^(Bærbar|Slettet|Gammel)/.exec(entry)?.[0])).toEqual([
      'Bærbar',
      'Slettet',
      'Gammel',
    ]);
    expect(entries[0]).toMatch(/Sidst brugt/);
    expect(entries[1]).toMatch(/Et galleri, der er slettet.*Ikke brugt endnu/);
    expect(entries[2]).toMatch(/Lukket af anden@example.com/);
    expect(screen.queryByRole('button', { name: 'Luk Gammel' })).not.toBeInTheDocument();
    await press('Luk Bærbar');
    const question = within(screen.getByRole('alertdialog', { name: 'Luk tokenet?' }));
    await userEvent.click(question.getByRole('button', { name: 'Luk' }));
    await toast('success: Tokenet er lukket');
    expect(changes()).toEqual([{ kind: 'revoke-token', id: 'Bærbar' }]);
  });

  test('a token is revoked although the galleries cannot be read; a new one waits for them', async () => {
    answer({ tokens: [token('Bærbar', { galleryId: 'bryllup' })] });
    backend.failNext('read', 'client-galleries');
    await show(<ConnectionsSection />);
    await alerts('Kundegallerierne kunne ikke hentes.');
    expect(screen.queryByRole('button', { name: 'Nyt token' })).not.toBeInTheDocument();
    await sees('Kun et galleri');
    await press('Luk Bærbar');
    await press('Luk');
    await toast('success: Tokenet er lukket');
    expect(changes()).toEqual([{ kind: 'revoke-token', id: 'Bærbar' }]);
    await press('Prøv igen');
    await sees('Kun galleriet Bryllup');
  });

  test('an address is added, tells how its last call went, and is removed', async () => {
    answer({});
    await show(<ConnectionsSection />);
    await sees('Ingen adresser får besked.');
    await press('Ny adresse');
    await userEvent.type(screen.getByLabelText('Adresse'), 'http://example.com');
    await userEvent.type(screen.getByLabelText('Din adgangskode'), 'kodeord1');
    await press('Tilføj adresse');
    await sees(/Skriv en adresse, der begynder med https/);
    await userEvent.clear(screen.getByLabelText('Adresse'));
    await userEvent.type(screen.getByLabelText('Adresse'), 'https://example.com/x');
    const webhook = {
      id: 'hook',
      url: 'https://example.com/x',
      createdAt: '2026-06-01T10:00:00Z',
      createdBy: 'ejer@example.com',
      last: { status: 'failed', answer: '500', at: '2026-06-02T10:00:00Z' },
    };
    answer({ webhooks: [webhook], secret: 'whsec_x' });
    await press('Tilføj adresse');
    expect(await screen.findByDisplayValue('whsec_x')).toBeVisible();
    await press('Jeg har gemt det');
    await sees(/Seneste besked kom ikke frem/);
    await press('Fjern https://example.com/x');
    await press('Fjern');
    await toast('success: Adressen er fjernet');
    expect(changes().at(-1)).toEqual({ kind: 'remove-webhook', id: 'hook' });
  });

  test('a shop whose server does not answer says so, and can be asked again', async () => {
    backend.functions.refuse(changeConnections, 404);
    await show(<ConnectionsSection />);
    await sees('Forbindelserne kunne ikke hentes. Prøv igen.');
    answer({});
    await press('Prøv igen');
    await sees('Ingen programmer har adgang.');
  });
});
