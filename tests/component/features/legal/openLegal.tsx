import { render, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'vitest';
// They are fetched when they are needed: here they are not waited for.
import '#src/ui/controls/ChoiceSettings.tsx';
import '#src/ui/controls/WallSettings.tsx';

/** Opens a legal page, which is shown with its settings. */
export async function openLegal(page: ReactElement): Promise<HTMLElement> {
  const { container } = render(<MemoryRouter>{page}</MemoryRouter>);
  await waitFor(() => expect(container).not.toBeEmptyDOMElement());
  return container;
}
