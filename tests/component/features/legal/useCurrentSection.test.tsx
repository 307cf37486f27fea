import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCurrentSection } from '#src/features/legal/Article.tsx';

const IDS = ['seller', 'prices', 'rights'];
const LINE_BOTTOM = 300;

type Notice = (entries: Partial<IntersectionObserverEntry>[]) => void;
let notice: Notice;

class FakeObserver {
  constructor(given: Notice) {
    notice = given;
  }
  observe = vi.fn();
  disconnect = vi.fn();
}

/** Reports, as the browser would, that a section has reached or left the reading line. */
function tell(id: string, isIntersecting: boolean, top: number): void {
  const target = document.getElementById(id) ?? document.body;
  const rootBounds = { bottom: LINE_BOTTOM } as DOMRect;
  const boundingClientRect = { top } as DOMRect;
  act(() => notice([{ target, isIntersecting, boundingClientRect, rootBounds }]));
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  document.body.innerHTML = IDS.map((id) => `<section id="${id}"></section>`).join('');
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

describe('the section that is being read', () => {
  it('is the last that came to the line', () => {
    const { result } = renderHook(() => useCurrentSection(IDS));
    expect(result.current).toBeUndefined();
    tell('seller', true, 250);
    tell('prices', true, 290);
    tell('seller', false, -400);
    expect(result.current).toBe('prices');
  });

  it('is none for who has gone back above them all', () => {
    const { result } = renderHook(() => useCurrentSection(IDS));
    tell('rights', true, 100);
    tell('rights', false, 2400);
    expect(result.current).toBeUndefined();
  });

  it('stays where a section below it leaves', () => {
    const { result } = renderHook(() => useCurrentSection(IDS));
    tell('prices', true, 250);
    tell('rights', false, 320);
    expect(result.current).toBe('prices');
  });
});
