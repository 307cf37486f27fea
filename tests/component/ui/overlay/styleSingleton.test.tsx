import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { styleSingleton } from '#src/ui/overlay/styleSingleton.ts';

const LOCK = `body[data-scroll-locked] { overflow: hidden; }
  body[data-scroll-locked] {
    --removed-body-scroll-bar-size: 15px;
  }`;

const texts = () =>
  document.adoptedStyleSheets.map((sheet) =>
    [...sheet.cssRules].map(({ cssText }) => cssText).join(' '),
  );

test('keeps the page still, and nothing that every element would inherit', () => {
  const Sheet = styleSingleton();
  render(<Sheet styles={LOCK} />);
  expect(texts()).toHaveLength(1);
  expect(texts()[0]).toContain('overflow: hidden');
  expect(texts()[0]).not.toContain('--removed-body-scroll-bar-size');
  expect(texts()[0]).toContain('pointer-events: auto !important');
});

test('two dialogs share one sheet, which goes with the last', () => {
  const Sheet = styleSingleton();
  const first = render(<Sheet styles={LOCK} />);
  const second = render(<Sheet styles={LOCK} />);
  expect(texts()).toHaveLength(1);
  first.unmount();
  expect(texts()).toHaveLength(1);
  second.unmount();
  expect(texts()).toEqual([]);
});
