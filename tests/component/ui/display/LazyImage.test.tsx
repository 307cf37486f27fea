import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LazyImage, PictureAccess } from '#src/ui/display/LazyImage.tsx';
import { settled } from '../../support/show.ts';

type Observed = (entries: { isIntersecting: boolean }[]) => void;

let comeNear: (isNear: boolean) => void;
let margin: string | undefined;

class FakeObserver {
  observe = vi.fn();
  disconnect = vi.fn();
  constructor(observed: Observed, options: IntersectionObserverInit) {
    margin = options.rootMargin;
    comeNear = (isNear) => act(() => observed([{ isIntersecting: isNear }]));
  }
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('LazyImage', () => {
  test('asks for the picture when it comes within 100 px of the screen', () => {
    render(<LazyImage src="/a.webp" alt="Klitten" aspectRatio={1.5} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    comeNear(false);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    comeNear(true);
    expect(screen.getByRole('img', { name: 'Klitten' })).toHaveAttribute('src', '/a.webp');
    expect(margin).toBe('100px');
  });

  test('asks for an eager picture at once, in the width that fits', () => {
    render(
      <LazyImage
        src="/a.webp"
        alt="Klitten"
        aspectRatio={1.5}
        sizes="50vw"
        sources={[
          { width: 480, url: '/a480.webp' },
          { width: 960, url: '/a960.webp' },
        ]}
        eager
      />,
    );
    const image = screen.getByRole('img', { name: 'Klitten' });
    expect(image).toHaveAttribute('srcset', '/a480.webp 480w, /a960.webp 960w');
    expect(image).toHaveAttribute('sizes', '50vw');
  });

  test('keeps the place and shows the placeholder until the picture is sharp', () => {
    const { container } = render(
      <LazyImage
        src="/a.webp"
        alt="Klitten"
        aspectRatio={1.5}
        placeholder="data:image/webp;base64,AA"
      />,
    );
    expect(container.firstElementChild).toHaveStyle({
      aspectRatio: '1.5',
      backgroundImage: 'url("data:image/webp;base64,AA")',
    });
  });

  test('says so when the picture cannot be shown', () => {
    render(<LazyImage src="/borte.webp" alt="Klitten" aspectRatio={1.5} eager />);
    fireEvent.error(screen.getByRole('img', { name: 'Klitten' }));
    expect(screen.getByRole('img', { name: 'Klitten' })).toHaveTextContent(
      'Billedet kunne ikke vises',
    );
  });

  test('asks again when the connection is back', () => {
    render(<LazyImage src="/tabt.webp" alt="Klitten" aspectRatio={1.5} eager />);
    fireEvent.error(screen.getByRole('img', { name: 'Klitten' }));
    fireEvent(window, new Event('online'));
    expect(screen.getByRole('img', { name: 'Klitten' })).toHaveAttribute('src', '/tabt.webp');
  });

  test('asks again when its link is pressed', async () => {
    render(
      <a href="#klitten">
        <LazyImage src="/tabt.webp" alt="Klitten" aspectRatio={1.5} eager />
      </a>,
    );
    fireEvent.error(screen.getByRole('img', { name: 'Klitten' }));
    screen.getByRole('link').focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('img', { name: 'Klitten' })).toHaveAttribute('src', '/tabt.webp');
  });

  test('asks again once by itself when its access could be renewed', async () => {
    const renew = vi.fn(() => Promise.resolve());
    render(
      <PictureAccess value={renew}>
        <LazyImage src="/privat.webp" alt="Klitten" aspectRatio={1.5} eager />
      </PictureAccess>,
    );
    const picture = () => screen.getByRole('img', { name: 'Klitten' });
    fireEvent.error(picture());
    await settled();
    expect(picture()).toHaveAttribute('src', '/privat.webp');
    fireEvent.error(picture());
    await settled();
    expect(picture()).toHaveTextContent('Billedet kunne ikke vises');
    expect(renew).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByText('Billedet kunne ikke vises'));
    fireEvent.error(picture());
    await settled();
    expect(renew).toHaveBeenCalledTimes(2);
  });

  test('does not ask for a picture without an address', () => {
    render(<LazyImage src="" alt="Klitten" aspectRatio={1.5} eager />);
    fireEvent(window, new Event('online'));
    expect(screen.getByRole('img', { name: 'Klitten' })).toHaveTextContent(
      'Billedet kunne ikke vises',
    );
  });
});
