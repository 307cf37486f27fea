import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { create } from 'zustand';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { resetStoresAfterEach } from '../../support/stores.ts';

resetStoresAfterEach();

const useUpper = create(() => false);

function Layers() {
  const [isLowerOpen, setLowerOpen] = useState(true);
  const isUpperOpen = useUpper();
  if (!isLowerOpen) return null;
  return (
    <Dialog title="Ordre" onClose={() => setLowerOpen(false)}>
      {isUpperOpen && (
        <Dialog title="Album" onClose={() => useUpper.setState(false, true)}>
          <p>Billeder</p>
        </Dialog>
      )}
    </Dialog>
  );
}

test('Escape closes the upper of two dialogs, also in the moment in which it opens', () => {
  render(<Layers />);
  // The key arrives before React has rendered the result of this event.
  flushSync(() => useUpper.setState(true, true));
  fireEvent.keyDown(screen.getByText('Billeder'), { key: 'Escape' });
  expect(screen.queryByRole('heading', { name: 'Album' })).not.toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Ordre' })).toBeVisible();
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
