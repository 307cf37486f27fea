import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useOverlays } from '#src/stores/overlays.ts';
import { Lightbox, type LightboxPicture } from '#src/ui/Lightbox/Lightbox.tsx';
import { PICTURE_CARD } from '#src/ui/gallery/pictureTransition.ts';

function picture(title: string): LightboxPicture {
  const sources = [
    { width: 480, url: `/${title}-480.webp` },
    { width: 1600, url: `/${title}-1600.webp` },
  ];
  return { id: title, title, src: `/${title}.webp`, sources, width: 3000, height: 2000 };
}

const three = ['Klitten', 'Broen', 'Gaven'].map(picture);

interface PageProps {
  start?: string;
  wraps?: boolean;
  hasThumbnails?: boolean;
  pictures?: LightboxPicture[];
  /** The address changes in its own time. */
  isLate?: boolean;
}

/** A grid of cards with the lightbox above it, as a gallery composes them. */
function Page({ start, pictures = three, isLate = false, ...props }: PageProps) {
  const [open, setOpen] = useState(start);
  const show = (id: string) => {
    if (isLate) setTimeout(() => act(() => setOpen(id)), 30);
    else setOpen(id);
  };
  return (
    <>
      {pictures.map(({ id }) => (
        <button key={id} type="button" {...{ [PICTURE_CARD]: id }} onClick={() => setOpen(id)}>
          {`Kort ${id}`}
        </button>
      ))}
      {open !== undefined && (
        <Lightbox
          label="Billedviser"
          pictures={pictures}
          currentId={open}
          onShow={show}
          onClose={() => setOpen(undefined)}
          thumbnailsLabel="Album billeder (3)"
          {...props}
        >
          <p>{`Om ${open}`}</p>
        </Lightbox>
      )}
    </>
  );
}

const shown = () => screen.getByRole('img').getAttribute('alt');
const button = (name: string) => screen.getByRole('button', { name });

afterEach(() => {
  vi.useRealTimers();
});

describe('Lightbox', () => {
  test('shows one picture with its caption, named and counted', () => {
    render(<Page start="Broen" />);
    const dialog = screen.getByRole('dialog', { name: 'Billedviser' });
    expect(shown()).toBe('Broen');
    expect(dialog).toHaveTextContent('2 af 3');
    expect(dialog).toHaveTextContent('Om Broen');
    expect(dialog.querySelector('[aria-live="polite"]')).toHaveTextContent('Broen, 2 af 3');
    expect(dialog).toHaveFocus();
  });

  test('loads the neighbours beforehand, unseen and with less haste', () => {
    render(<Page start="Broen" />);
    const images = [...document.querySelectorAll('img')];
    expect(images.map((image) => [image.alt, image.getAttribute('fetchpriority')])).toEqual([
      ['Klitten', 'low'],
      ['Broen', 'high'],
      ['Gaven', 'low'],
    ]);
    expect(images[0]?.closest('[inert]')).not.toBeNull();
  });

  test.each([
    ['{ArrowRight}', 'Gaven'],
    ['{ArrowLeft}', 'Klitten'],
    ['{Home}', 'Klitten'],
    ['{End}', 'Gaven'],
    ['{PageDown}', 'Gaven'],
    ['{PageUp}', 'Klitten'],
  ])('%s leads to %s', async (key, expected) => {
    render(<Page start="Broen" />);
    await userEvent.keyboard(key);
    expect(shown()).toBe(expected);
    expect(screen.getByText(`Om ${expected}`)).toBeVisible();
  });

  test('loses no step when the address follows late', async () => {
    render(<Page start="Broen" isLate />);
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
    expect(shown()).toBe('Gaven');
    await screen.findByText('Om Gaven');
    expect(shown()).toBe('Gaven');
  });

  test('ends at the last picture', async () => {
    render(<Page start="Broen" />);
    await userEvent.click(button('Næste billede'));
    expect(shown()).toBe('Gaven');
    expect(button('Næste billede')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowRight}');
    expect(shown()).toBe('Gaven');
  });

  test('goes round where it wraps', async () => {
    render(<Page start="Klitten" wraps />);
    await userEvent.keyboard('{ArrowLeft}');
    expect(shown()).toBe('Gaven');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(shown()).toBe('Broen');
  });

  test('goes round two pictures without losing its way', async () => {
    render(<Page start="Klitten" wraps pictures={three.slice(0, 2)} />);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(shown()).toBe('Broen');
  });

  test('says nothing about neighbours when it has none', () => {
    render(<Page start="Klitten" pictures={three.slice(0, 1)} />);
    expect(screen.queryByRole('button', { name: 'Næste billede' })).not.toBeInTheDocument();
    expect(screen.getByRole('dialog')).not.toHaveTextContent('1 af 1 ');
  });

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the cross', () => userEvent.click(button('Luk'))],
  ])('%s closes it, and the card of the last picture has the focus', async (_way, leave) => {
    render(<Page />);
    await userEvent.click(button('Kort Klitten'));
    await userEvent.keyboard('{ArrowRight}');
    await leave();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await vi.waitFor(() => expect(button('Kort Broen')).toHaveFocus());
  });

  test('counts as something that lies above the page', () => {
    const { unmount } = render(<Page start="Broen" />);
    expect(useOverlays.getState().openCount).toBe(1);
    unmount();
    expect(useOverlays.getState().openCount).toBe(0);
  });

  test('keeps the page below from scrolling', () => {
    const { unmount } = render(<Page start="Broen" />);
    expect(document.body).toHaveAttribute('data-scroll-locked');
    unmount();
    expect(document.body).not.toHaveAttribute('data-scroll-locked');
  });

  test('enlarges and fits again, by button and by keys', async () => {
    render(<Page start="Broen" />);
    await userEvent.click(button('Forstør'));
    expect(screen.getByRole('dialog')).toHaveAttribute('data-enlarged');
    // The arrows now move the picture: they lead to no other.
    await userEvent.keyboard('{ArrowRight}');
    expect(shown()).toBe('Broen');
    await userEvent.click(button('Tilpas til skærmen'));
    expect(screen.getByRole('dialog')).not.toHaveAttribute('data-enlarged');
    await userEvent.keyboard('+');
    expect(button('Tilpas til skærmen')).toBeVisible();
    await userEvent.keyboard('0');
    expect(button('Forstør')).toBeVisible();
  });

  test('Escape leaves the enlarged picture first', async () => {
    render(<Page />);
    await userEvent.click(button('Kort Klitten'));
    await userEvent.keyboard('+{Escape}');
    expect(screen.getByRole('dialog')).not.toHaveAttribute('data-enlarged');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('the next picture is fitted, however the last one was enlarged', async () => {
    render(<Page start="Broen" />);
    await userEvent.click(button('Forstør'));
    await userEvent.keyboard('{PageDown}');
    expect(shown()).toBe('Gaven');
    expect(button('Forstør')).toBeVisible();
  });

  test('shows all pictures in a strip, the current one marked', async () => {
    render(<Page start="Broen" hasThumbnails />);
    const strip = screen.getByRole('navigation', { name: 'Album billeder (3)' });
    const current = () =>
      within(strip)
        .getAllByRole('button')
        .filter((thumbnail) => thumbnail.getAttribute('aria-current') === 'true')
        .map((thumbnail) => thumbnail.getAttribute('aria-label'));
    expect(current()).toEqual(['Vis Broen']);
    await userEvent.click(within(strip).getByRole('button', { name: 'Vis Gaven' }));
    expect(current()).toEqual(['Vis Gaven']);
    expect(screen.getByText('Om Gaven')).toBeVisible();
  });

  test('says so when a picture cannot be shown', () => {
    render(<Page start="Broen" />);
    fireEvent.error(screen.getByRole('img', { name: 'Broen' }));
    expect(screen.getByRole('img', { name: 'Broen' })).toHaveTextContent(
      'Billedet kunne ikke vises',
    );
  });

  test('tries a picture again that could not be shown', async () => {
    render(<Page start="Broen" />);
    fireEvent.error(screen.getByRole('img', { name: 'Broen' }));
    await userEvent.click(button('Prøv igen'));
    expect(screen.getByRole('img', { name: 'Broen' })).toHaveAttribute('src');
    expect(button('Forstør')).toBeVisible();
  });

  test('does not hand out the picture by a right click', () => {
    render(<Page start="Broen" />);
    const isOffered = fireEvent.contextMenu(screen.getByRole('img'));
    expect(isOffered).toBe(false);
    expect(screen.getByRole('img')).toHaveAttribute('draggable', 'false');
  });

  test('rests when nothing happens, and wakes with any input', () => {
    vi.useFakeTimers();
    render(<Page start="Broen" />);
    const dialog = screen.getByRole('dialog');
    act(() => {
      vi.advanceTimersByTime(2999);
    });
    expect(dialog).not.toHaveAttribute('data-idle');
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(dialog).toHaveAttribute('data-idle');
    fireEvent.pointerMove(dialog);
    expect(dialog).not.toHaveAttribute('data-idle');
  });
});
