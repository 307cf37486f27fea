import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SortableList } from '#src/admin/sorting/SortableList.tsx';

const WIDTH = 100;

/** Three pictures beside each other, which the test's browser does not lay out. */
function layOut(): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const item = this.closest('li');
    const place = item ? [...(item.parentElement?.children ?? [])].indexOf(item) : 0;
    return new DOMRect(place * WIDTH, 0, WIDTH, WIDTH);
  });
}

test('keys that come right after lifting are not lost', async () => {
  layOut();
  const onMove = vi.fn<(id: string, toIndex: number) => void>();
  const items = ['Fyr', 'Klit', 'Mole'].map((id) => ({ id }));
  render(
    <SortableList
      items={items}
      layout="grid"
      nameOf={({ id }) => id}
      onMove={onMove}
      renderItem={(_, handle) => handle}
    />,
  );
  const handle = screen.getByRole('button', { name: 'Flyt Fyr' });
  fireEvent.keyDown(handle, { code: 'Space' });
  fireEvent.keyDown(handle, { code: 'ArrowRight' });
  expect(await screen.findByText(/^Fyr er nu nummer 2 af 3/)).toBeInTheDocument();
  fireEvent.keyDown(handle, { code: 'Space' });
  await vi.waitFor(() => expect(onMove).toHaveBeenCalledWith('Fyr', 1));
});
