import { act, render, type RenderOptions, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';

/** Waits until the backend in memory has answered all that it was asked. */
export function settled(): Promise<void> {
  return act(() => Promise.resolve());
}

/** Renders something, and waits until the backend in memory has answered what it asks. */
export async function show(ui: ReactElement, options?: RenderOptions): Promise<RenderResult> {
  const shown = render(ui, options);
  await settled();
  return shown;
}
