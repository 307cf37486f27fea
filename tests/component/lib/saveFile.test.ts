import { expect, test, vi } from 'vitest';
import { saveFile } from '#src/lib/saveFile.ts';

test('a file is handed over under its name, and its address is given back after a second', () => {
  vi.useFakeTimers();
  const revoke = vi.fn();
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: revoke });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  saveFile(new Blob(['zip']), 'Strand.zip');
  const [link] = click.mock.contexts;
  expect(link).toMatchObject({ href: 'blob:file', download: 'Strand.zip', isConnected: false });
  vi.advanceTimersByTime(999);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:file');
});
