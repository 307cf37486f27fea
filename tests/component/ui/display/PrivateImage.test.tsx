import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PrivateImage } from '#src/ui/display/PrivateImage.tsx';
import { everythingIsNear } from '../../support/everythingIsNear.ts';
import { settled, show } from '../../support/show.ts';

everythingIsNear();

test('a picture that could not be read is read again when the connection is back', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const read = vi.fn<() => Promise<Blob>>().mockRejectedValueOnce(new Error('lost'));
  read.mockResolvedValue(new Blob(['x']));
  await show(
    <PrivateImage path="skjult.webp" read={read} src="" alt="Klitten" aspectRatio={1.5} />,
  );
  expect(screen.getByRole('img', { name: 'Klitten' })).not.toHaveAttribute('src');
  fireEvent(window, new Event('online'));
  await settled();
  expect(screen.getByRole('img', { name: 'Klitten' })).toHaveAttribute('src', 'blob:1');
});
