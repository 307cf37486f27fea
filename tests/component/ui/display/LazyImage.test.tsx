import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LazyImage, PictureAccess } from '#src/ui/display/LazyImage.tsx';
import { PrivateImage } from '#src/ui/display/PrivateImage.tsx';
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

const shape = { alt: 'Klitten', aspectRatio: 1.5 };
const picture = () => screen.getByRole('img', { name: 'Klitten' });
const isMissing = () => expect(picture()).toHaveTextContent('Billedet kunne ikke vises');
const connect = () => fireEvent(window, new Event('online'));

describe('a picture', () => {
  test('is asked for when it comes within 100 px of the screen, and has its place until then', () => {
    const placeholder = 'data:image/webp;base64,AA';
    const { container } = render(<LazyImage src="/a.webp" {...shape} placeholder={placeholder} />);
    expect(container.firstElementChild).toHaveStyle({
      aspectRatio: '1.5',
      backgroundImage: `url("${placeholder}")`,
    });
    comeNear(false);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    comeNear(true);
    expect(picture()).toHaveAttribute('src', '/a.webp');
    expect(margin).toBe('100px');
  });

  test('that is eager is asked for at once, in the width that fits', () => {
    const sources = [480, 960].map((width) => ({ width, url: `/a${width}.webp` }));
    render(<LazyImage src="/a.webp" {...shape} sizes="50vw" sources={sources} eager />);
    expect(picture()).toHaveAttribute('srcset', '/a480.webp 480w, /a960.webp 960w');
    expect(picture()).toHaveAttribute('sizes', '50vw');
  });

  test('that cannot be shown says so, and is asked for again with the connection or a press of its link', async () => {
    render(
      <a href="#klitten">
        <LazyImage src="/tabt.webp" {...shape} eager />
      </a>,
    );
    fireEvent.error(picture());
    isMissing();
    connect();
    expect(picture()).toHaveAttribute('src', '/tabt.webp');
    fireEvent.error(picture());
    screen.getByRole('link').focus();
    await userEvent.keyboard('{Enter}');
    expect(picture()).toHaveAttribute('src', '/tabt.webp');
  });

  test('is asked for again once by itself when its access could be renewed', async () => {
    const renew = vi.fn(() => Promise.resolve());
    render(
      <PictureAccess value={renew}>
        <LazyImage src="/privat.webp" {...shape} eager />
      </PictureAccess>,
    );
    const fail = () => {
      fireEvent.error(picture());
      return settled();
    };
    await fail();
    expect(picture()).toHaveAttribute('src', '/privat.webp');
    await fail();
    isMissing();
    expect(renew).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByText('Billedet kunne ikke vises'));
    await fail();
    expect(renew).toHaveBeenCalledTimes(2);
  });

  test('without an address is not asked for', () => {
    render(<LazyImage src="" {...shape} eager />);
    connect();
    isMissing();
  });

  test('that is private and could not be read is read again when the connection is back', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
    const read = vi.fn<() => Promise<Blob>>().mockRejectedValueOnce(new Error('lost'));
    read.mockResolvedValue(new Blob(['x']));
    render(<PrivateImage path="skjult.webp" read={read} src="" {...shape} />);
    comeNear(true);
    await settled();
    expect(picture()).not.toHaveAttribute('src');
    connect();
    await settled();
    expect(picture()).toHaveAttribute('src', 'blob:1');
  });
});
