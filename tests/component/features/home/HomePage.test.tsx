import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { HomePage } from '#src/features/home/HomePage.tsx';
import * as frontPage from '#src/firebase/repos/frontPage.ts';
import { AppError } from '#src/shared/errors.ts';
import { frontPageSchema } from '#src/shared/schemas/frontPage.ts';
import type { FrontPage } from '#src/shared/schemas/frontPage.ts';

vi.mock('#src/firebase/repos/frontPage.ts');

async function open(page: Partial<FrontPage> | AppError): Promise<HTMLElement> {
  const get = vi.mocked(frontPage.get);
  if (page instanceof AppError) get.mockRejectedValue(page);
  else get.mockResolvedValue({ ...frontPageSchema.parse({}), ...page });
  const { container } = render(
    <MemoryRouter>
      <HomePage />
    </MemoryRouter>,
  );
  await act(() => Promise.resolve());
  return container;
}

describe('HomePage', () => {
  test('shows the title, the subtitle and the picture of the front page', async () => {
    const page = await open({
      heroTitle: 'Nordisk lys',
      heroSubtitle: 'Fotografier fra kysten',
      backgroundMedia: '/hero.webp',
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nordisk lys');
    expect(screen.getByText('Fotografier fra kysten')).toBeVisible();
    expect(page.querySelector('img')).toHaveAttribute('src', '/hero.webp');
  });

  test('asks for a picture that is sharp on a tall screen as well', async () => {
    const page = await open({ backgroundMedia: '/hero.webp' });
    expect(page.querySelector('img')).toHaveAttribute('sizes', 'max(100vw, 100vh)');
  });

  test('leaves out a picture that cannot be fetched', async () => {
    const page = await open({ heroTitle: 'Nordisk lys', backgroundMedia: '/borte.webp' });
    const picture = page.querySelector('img');
    if (picture) fireEvent.error(picture);
    expect(page.querySelector('img')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nordisk lys');
  });

  test('plays a film without sound, again and again, and says that it is loading', async () => {
    const page = await open({ backgroundMedia: '/hero.mp4', backgroundType: 'video' });
    const video = page.querySelector('video');
    expect(video).toMatchObject({ autoplay: true, muted: true, loop: true });
    expect(screen.getByRole('status')).toHaveTextContent('Indlæser video...');
    act(() => void video?.dispatchEvent(new Event('playing')));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test.each([
    ['nothing has been saved', {}],
    ['the content cannot be read', new AppError('network')],
  ])('has the name and the way on when %s', async (_case, page) => {
    await open(page);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Jerslev Foto');
    expect(screen.getByRole('link', { name: 'Enkeltbilleder' })).toHaveAttribute(
      'href',
      '/enkeltbilleder',
    );
  });
});
