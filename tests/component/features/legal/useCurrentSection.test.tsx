import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCurrentSection } from '#src/features/legal/Article.tsx';

const IDS = ['seller', 'prices', 'rights'];
const LINE_BOTTOM = 300;

let notice: (entries: Partial<IntersectionObserverEntry>[]) => void;

class FakeObserver {
  constructor(given: typeof notice) {
    notice = given;
  }
  observe = vi.fn();
  disconnect = vi.fn();
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  document.body.innerHTML = IDS.map((id) => `<section id="${id}"></section>`).join('');
});
afterEach(() => document.body.replaceChildren());

type News = readonly [id: string, hasCome: boolean, top: number];

test.each<[string, News[], string | undefined]>([
  ['is none at first', [], undefined],
  [
    'is the last that came to the line',
    [
      ['seller', true, 250],
      ['prices', true, 290],
      ['seller', false, -400],
    ],
    'prices',
  ],
  [
    'is none for who has gone back above them all',
    [
      ['rights', true, 100],
      ['rights', false, 2400],
    ],
    undefined,
  ],
  [
    'stays where a section below it leaves',
    [
      ['prices', true, 250],
      ['rights', false, 320],
    ],
    'prices',
  ],
])('the section that is being read %s', (_, news, expected) => {
  const { result } = renderHook(() => useCurrentSection(IDS));
  // As the browser tells that a section has reached or left the reading line.
  for (const [id, isIntersecting, top] of news) {
    const target = document.getElementById(id) ?? document.body;
    const rootBounds = { bottom: LINE_BOTTOM } as DOMRect;
    const boundingClientRect = { top } as DOMRect;
    act(() => notice([{ target, isIntersecting, boundingClientRect, rootBounds }]));
  }
  expect(result.current).toBe(expected);
});
