import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { PortfolioEditor } from '#src/admin/portfolio/PortfolioEditor.tsx';
import { portfolioItemSchema } from '#src/model/catalogue/schema.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { backend } from '../../../support/backend/backend.ts';
import { admin, portfolioItem, threeButtons } from '../../../support/records.ts';
import { fill, press } from '../../support/pictureEditors.ts';
import { show } from '../../support/show.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';
import { fakeUploads } from '../../support/uploadFakes.ts';

resetStoresAfterEach();
fakeUploads();

beforeEach(() => {
  backend.documents.put('website-config/filter-buttons', { buttons: threeButtons() });
  backend.documents.fill('portfolio', [
    portfolioItem('Brud', { order: 0 }),
    portfolioItem('Skov', { order: 1 }),
  ]);
  sessionChanged(admin);
});

const titles = () =>
  backend.documents.all('portfolio', portfolioItemSchema).map((item) => item.title);

describe('the dialog of a picture', () => {
  const title = () => screen.getByLabelText('Titel');

  test('leads to the next and the previous picture, and keeps the focus on the way', async () => {
    await show(<PortfolioEditor />, { wrapper: MemoryRouter });
    await press('Rediger Brud');
    expect(screen.getByText('1 af 2')).toBeVisible();
    const previous = screen.getByRole('button', { name: 'Forrige billede' });
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous);
    expect(title()).toHaveValue('Brud');
    await press('Næste billede');
    expect(title()).toHaveValue('Skov');
    expect(screen.getByRole('button', { name: 'Næste billede' })).toHaveFocus();
    await press('Forrige billede');
    expect(title()).toHaveValue('Brud');
  });

  test('asks before it leaves what is not saved for the next picture', async () => {
    await show(<PortfolioEditor />, { wrapper: MemoryRouter });
    await press('Rediger Brud');
    await fill({ title: 'Bruden' });
    await press('Næste billede');
    await press('Skriv videre');
    expect(title()).toHaveValue('Bruden');
    await press('Næste billede');
    expect(screen.getByRole('alertdialog', { name: 'Gå videre uden at gemme?' })).toBeVisible();
    await press('Gå videre uden at gemme');
    expect(title()).toHaveValue('Skov');
    await press('Forrige billede');
    expect(title()).toHaveValue('Brud');
    await press('Næste billede');
    await fill({ title: 'Skoven' });
    await press('Gem Ændringer');
    await waitFor(() => expect(titles()).toEqual(['Brud', 'Skoven']));
  });

  test('takes no problem along to the next picture', async () => {
    await show(<PortfolioEditor />, { wrapper: MemoryRouter });
    await press('Rediger Brud');
    await fill({ title: '' });
    await press('Gem Ændringer');
    expect(await screen.findByText('Titel er påkrævet')).toBeVisible();
    await press('Næste billede');
    await press('Gå videre uden at gemme');
    expect(title()).toHaveValue('Skov');
    expect(screen.queryByText('Titel er påkrævet')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Næste billede' })).toHaveFocus();
  });

  test('saves with Ctrl and Enter, also from a field of several lines', async () => {
    await show(<PortfolioEditor />, { wrapper: MemoryRouter });
    await press('Rediger Skov');
    await fill({ title: 'Skoven' });
    await userEvent.click(screen.getByLabelText('Beskrivelse'));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(titles()).toEqual(['Brud', 'Skoven']));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
