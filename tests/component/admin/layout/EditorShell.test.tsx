import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PreviewFrame } from '#src/admin/layout/EditorShell.tsx';

test('a preview is scaled down when it is first shown', () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(window.innerWidth / 2);
  render(
    <PreviewFrame heightPx={500}>
      <p>Forsiden</p>
    </PreviewFrame>,
  );
  expect(screen.getByText('Forsiden').parentElement).toHaveStyle({ height: '1000px' });
});
