import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DownloadTray } from '#src/features/orders/downloads/DownloadTray.tsx';
import * as privateFiles from '#src/lib/zip/zipOutput.ts';
import { resetStoresAfterEach } from '../../../support/stores.ts';

vi.mock('#src/lib/zip/zipOutput.ts');

resetStoresAfterEach();

test('what an earlier download has left goes when the purchases open', () => {
  const { container } = render(<DownloadTray />);
  expect(privateFiles.removeLeftovers).toHaveBeenCalledExactlyOnceWith(expect.any(Number));
  expect(container).toBeEmptyDOMElement();
});
