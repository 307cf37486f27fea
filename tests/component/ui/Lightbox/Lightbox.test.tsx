import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { useOverlays } from '#src/stores/overlays.ts';
import { press } from '../../support/page.tsx';
import { isEnlarged, shown, three, Viewer, viewer } from './Viewer.tsx';

const button = (name: string) => screen.getByRole('button', { name });
const keys = (text: string) => userEvent.keyboard(text);
const canEnlarge = () => expect(button('Forstør')).toBeVisible();

describe('the lightbox', () => {
  test('shows one picture with its caption, named and counted, above a page that keeps still', () => {
    const { unmount } = render(<Viewer start="Broen" />);
    expect(shown()).toBe('Broen');
    expect(viewer()).toHaveTextContent('2 af 3');
    expect(viewer()).toHaveTextContent('Om Broen');
    expect(screen.getByText('Broen, 2 af 3')).toHaveAttribute('aria-live', 'polite');
    expect(viewer()).toHaveFocus();
    expect(useOverlays.getState().openCount).toBe(1);
    expect(document.body).toHaveAttribute('data-scroll-locked');
    unmount();
    expect(useOverlays.getState().openCount).toBe(0);
    expect(document.body).not.toHaveAttribute('data-scroll-locked');
  });

  test('loads the neighbours beforehand, unseen and with less haste', () => {
    render(<Viewer start="Broen" />);
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
    render(<Viewer start="Broen" />);
    await keys(key);
    expect(shown()).toBe(expected);
    expect(screen.getByText(`Om ${expected}`)).toBeVisible();
  });

  test('loses no step when the address follows late', async () => {
    render(<Viewer start="Broen" isLate />);
    await keys('{Home}{ArrowRight}{ArrowRight}');
    expect(shown()).toBe('Gaven');
    await screen.findByText('Om Gaven');
    expect(shown()).toBe('Gaven');
  });

  test('ends at the last picture', async () => {
    render(<Viewer start="Broen" />);
    await press('Næste billede');
    expect(shown()).toBe('Gaven');
    expect(button('Næste billede')).toHaveAttribute('aria-disabled', 'true');
    await keys('{ArrowRight}');
    expect(shown()).toBe('Gaven');
  });

  test('goes round where it wraps, two pictures too', async () => {
    const { unmount } = render(<Viewer start="Klitten" wraps />);
    await keys('{ArrowLeft}');
    expect(shown()).toBe('Gaven');
    await keys('{ArrowRight}{ArrowRight}');
    expect(shown()).toBe('Broen');
    unmount();
    render(<Viewer start="Klitten" wraps pictures={three.slice(0, 2)} />);
    await keys('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(shown()).toBe('Broen');
  });

  test('says nothing about neighbours when it has none', () => {
    render(<Viewer start="Klitten" pictures={three.slice(0, 1)} />);
    expect(screen.queryByRole('button', { name: 'Næste billede' })).not.toBeInTheDocument();
    expect(viewer()).not.toHaveTextContent('1 af 1 ');
  });

  test.each([
    ['Escape', () => keys('{Escape}')],
    ['the cross', () => press('Luk')],
  ])('%s closes it, and the card of the last picture has the focus', async (_way, leave) => {
    render(<Viewer />);
    await press('Kort Klitten');
    await keys('{ArrowRight}');
    await leave();
    expect(viewer()).not.toBeInTheDocument();
    await vi.waitFor(() => expect(button('Kort Broen')).toHaveFocus());
  });

  test('enlarges and fits again, by button and by keys', async () => {
    render(<Viewer start="Broen" />);
    await press('Forstør');
    expect(isEnlarged()).toBe(true);
    // The arrows now move the picture: they lead to no other.
    await keys('{ArrowRight}');
    expect(shown()).toBe('Broen');
    await press('Tilpas til skærmen');
    expect(isEnlarged()).toBe(false);
    await keys('+');
    expect(button('Tilpas til skærmen')).toBeVisible();
    await keys('0');
    canEnlarge();
  });

  test('leaves the enlarged picture before it closes, and fits the next one', async () => {
    render(<Viewer start="Broen" />);
    await keys('+{PageDown}');
    expect(shown()).toBe('Gaven');
    canEnlarge();
    await keys('+{Escape}');
    expect(isEnlarged()).toBe(false);
    await keys('{Escape}');
    expect(viewer()).not.toBeInTheDocument();
  });

  test('shows all pictures in a strip, the current one marked', async () => {
    render(<Viewer start="Broen" hasThumbnails />);
    const strip = within(screen.getByRole('navigation', { name: 'Album billeder (3)' }));
    const current = () => strip.getAllByRole('button', { current: true });
    expect(current().map(({ ariaLabel }) => ariaLabel)).toEqual(['Vis Broen']);
    await press('Vis Gaven');
    expect(current().map(({ ariaLabel }) => ariaLabel)).toEqual(['Vis Gaven']);
    expect(screen.getByText('Om Gaven')).toBeVisible();
  });

  test('says when a picture cannot be shown, and tries it again', async () => {
    render(<Viewer start="Broen" />);
    const picture = () => screen.getByRole('img', { name: 'Broen' });
    fireEvent.error(picture());
    expect(picture()).toHaveTextContent('Billedet kunne ikke vises');
    await press('Prøv igen');
    expect(picture()).toHaveAttribute('src');
    canEnlarge();
  });

  test('does not hand out the picture by a right click', () => {
    render(<Viewer start="Broen" />);
    expect(fireEvent.contextMenu(screen.getByRole('img'))).toBe(false);
    expect(screen.getByRole('img')).toHaveAttribute('draggable', 'false');
  });

  test('rests when nothing happens, and wakes with any input', () => {
    vi.useFakeTimers();
    render(<Viewer start="Broen" />);
    act(() => void vi.advanceTimersByTime(2999));
    expect(viewer()).not.toHaveAttribute('data-idle');
    act(() => void vi.advanceTimersByTime(1));
    expect(viewer()).toHaveAttribute('data-idle');
    fireEvent.pointerMove(viewer() ?? document.body);
    expect(viewer()).not.toHaveAttribute('data-idle');
  });
});
