import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Lightbox, type LightboxPicture } from '#src/ui/Lightbox/Lightbox.tsx';

const pictures: LightboxPicture[] = ['Klitten', 'Broen', 'Gaven'].map((title) => ({
  id: title,
  title,
  src: `/${title}.webp`,
  sources: [],
  width: 3000,
  height: 2000,
}));

const release = vi.fn(() => Promise.resolve());
const request = vi.fn(() => Promise.resolve({ release }));
const requestFullscreen = vi.fn(() => Promise.resolve());

/** The browser tells nothing of a picture's arrival here. */
let isFetched = true;

beforeEach(() => {
  vi.useFakeTimers();
  isFetched = true;
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockImplementation(() => isFetched);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock: { request } }));
  Object.assign(document.documentElement, { requestFullscreen });
  Object.assign(document, { fullscreenEnabled: true });
});

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  Reflect.deleteProperty(document.documentElement, 'requestFullscreen');
  Reflect.deleteProperty(document, 'fullscreenEnabled');
});

function Viewer({ row = pictures }: { row?: LightboxPicture[] }) {
  const [open, setOpen] = useState(row[0]?.id ?? '');
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed) return null;
  return (
    <Lightbox
      label="Billedviser"
      pictures={row}
      currentId={open}
      onShow={setOpen}
      onClose={() => setIsClosed(true)}
    >
      <p>Om billedet</p>
    </Lightbox>
  );
}

const shown = () => screen.getByRole('img').getAttribute('alt');
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const key = (name: string) => fireEvent.keyDown(screen.getByRole('dialog'), { key: name });

describe('the slideshow', () => {
  test('shows one picture after the other, and begins again after the last', async () => {
    render(<Viewer />);
    press('Start diasshow');
    await pass(4.9);
    expect(shown()).toBe('Klitten');
    await pass(0.1);
    expect(shown()).toBe('Broen');
    await pass(5);
    expect(shown()).toBe('Gaven');
    await pass(5);
    expect(shown()).toBe('Klitten');
  });

  test('keeps the time that is chosen, and is stopped by its button', async () => {
    render(<Viewer />);
    press('Start diasshow');
    fireEvent.change(screen.getByRole('combobox', { name: 'Tid pr. billede' }), {
      target: { value: '15' },
    });
    await pass(14);
    expect(shown()).toBe('Klitten');
    await pass(1);
    expect(shown()).toBe('Broen');
    press('Stop diasshow');
    await pass(60);
    expect(shown()).toBe('Broen');
  });

  test('gives a picture that was turned to by hand its whole time', async () => {
    render(<Viewer />);
    key(' ');
    await pass(4);
    key('ArrowRight');
    await pass(4);
    expect(shown()).toBe('Broen');
    await pass(1);
    expect(shown()).toBe('Gaven');
  });

  test('waits for a picture that is still being fetched', async () => {
    render(<Viewer />);
    press('Start diasshow');
    isFetched = false;
    await pass(30);
    expect(shown()).toBe('Klitten');
    isFetched = true;
    await pass(0.5);
    expect(shown()).toBe('Broen');
  });

  test('waits while somebody looks closer', async () => {
    render(<Viewer />);
    press('Start diasshow');
    press('Forstør');
    await pass(30);
    expect(shown()).toBe('Klitten');
    press('Tilpas til skærmen');
    await pass(0.5);
    expect(shown()).toBe('Broen');
  });

  test('fills the screen and keeps it on, until it stops', async () => {
    render(<Viewer />);
    press('Start diasshow');
    await pass(0);
    expect(requestFullscreen).toHaveBeenCalledOnce();
    expect(request).toHaveBeenCalledWith('screen');
    expect(release).not.toHaveBeenCalled();
    key(' ');
    await pass(0);
    expect(release).toHaveBeenCalledOnce();
  });

  test('ends when the full screen is left', async () => {
    render(<Viewer />);
    press('Start diasshow');
    act(() => void document.dispatchEvent(new Event('fullscreenchange')));
    expect(screen.getByRole('button', { name: 'Start diasshow' })).toBeVisible();
    await pass(30);
    expect(shown()).toBe('Klitten');
  });

  test('lets the screen go when the viewer is closed', async () => {
    render(<Viewer />);
    press('Start diasshow');
    press('Luk');
    await pass(0);
    expect(release).toHaveBeenCalledOnce();
  });

  test('is read aloud picture by picture only while it stands', () => {
    render(<Viewer />);
    const spoken = screen.getByText('Klitten, 1 af 3');
    expect(spoken).toHaveAttribute('aria-live', 'polite');
    press('Start diasshow');
    expect(spoken).toHaveAttribute('aria-live', 'off');
  });

  test('is not offered for a single picture, and no key starts it', () => {
    render(<Viewer row={pictures.slice(0, 1)} />);
    key(' ');
    expect(screen.queryByRole('button', { name: /diasshow/ })).not.toBeInTheDocument();
    expect(request).not.toHaveBeenCalled();
  });
});
