import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { shown, three, Viewer, viewer } from './Viewer.tsx';

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
  vi.clearAllMocks();
  Reflect.deleteProperty(document.documentElement, 'requestFullscreen');
  Reflect.deleteProperty(document, 'fullscreenEnabled');
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const key = (name: string) => fireEvent.keyDown(viewer() ?? document.body, { key: name });

/** Opens the lightbox, and starts its slideshow. */
function start(): void {
  render(<Viewer start="Klitten" />);
  press('Start diasshow');
}

describe('the slideshow', () => {
  test('shows one picture after the other, and begins again after the last', async () => {
    start();
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
    start();
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
    start();
    await pass(4);
    key('ArrowRight');
    await pass(4);
    expect(shown()).toBe('Broen');
    await pass(1);
    expect(shown()).toBe('Gaven');
  });

  test('waits for a picture that is still being fetched, and while somebody looks closer', async () => {
    start();
    isFetched = false;
    await pass(30);
    expect(shown()).toBe('Klitten');
    isFetched = true;
    await pass(0.5);
    expect(shown()).toBe('Broen');
    press('Forstør');
    await pass(30);
    expect(shown()).toBe('Broen');
    press('Tilpas til skærmen');
    await pass(0.5);
    expect(shown()).toBe('Gaven');
  });

  test.each([
    ['it stops', () => key(' ')],
    ['the viewer is closed', () => press('Luk')],
  ])('fills the screen and keeps it on, until %s', async (_, end) => {
    start();
    await pass(0);
    expect(requestFullscreen).toHaveBeenCalledOnce();
    expect(request).toHaveBeenCalledWith('screen');
    expect(release).not.toHaveBeenCalled();
    end();
    await pass(0);
    expect(release).toHaveBeenCalledOnce();
  });

  test('leaves a full screen that comes only after it has stopped', async () => {
    const exitFullscreen = vi.fn(() => Promise.resolve());
    Object.assign(document, { exitFullscreen });
    onTestFinished(() => {
      for (const name of ['exitFullscreen', 'fullscreenElement']) {
        Reflect.deleteProperty(document, name);
      }
    });
    let come: () => void = () => undefined;
    requestFullscreen.mockReturnValueOnce(new Promise((resolve) => (come = resolve)));
    start();
    press('Stop diasshow');
    Object.assign(document, { fullscreenElement: document.body });
    come();
    await pass(0);
    expect(exitFullscreen).toHaveBeenCalledOnce();
  });

  test('ends when the full screen is left', async () => {
    start();
    act(() => void document.dispatchEvent(new Event('fullscreenchange')));
    expect(screen.getByRole('button', { name: 'Start diasshow' })).toBeVisible();
    await pass(30);
    expect(shown()).toBe('Klitten');
  });

  test('is started by a key, and read aloud picture by picture only while it stands', () => {
    render(<Viewer start="Klitten" />);
    const spoken = screen.getByText('Klitten, 1 af 3');
    expect(spoken).toHaveAttribute('aria-live', 'polite');
    key(' ');
    expect(spoken).toHaveAttribute('aria-live', 'off');
  });

  test('is not offered for a single picture, and no key starts it', () => {
    render(<Viewer start="Klitten" pictures={three.slice(0, 1)} />);
    key(' ');
    expect(screen.queryByRole('button', { name: /diasshow/ })).not.toBeInTheDocument();
    expect(request).not.toHaveBeenCalled();
  });
});
