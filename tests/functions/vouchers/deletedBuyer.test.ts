import { extractText } from 'unpdf';
import { expect, test, vi } from 'vitest';
import { storagePaths } from '#src/model/files/paths.ts';
import { deletionSteps } from '../../../functions/src/deletion/steps.ts';
import { bucket } from '../../../functions/src/firebaseAdmin.ts';
import { makeVoucherPdf } from '../../../functions/src/vouchers/makeVoucherPdf.ts';
import { voucherPdf } from '../../../functions/src/vouchers/voucherPdf.ts';
import { unique } from '../support/people.ts';
import { storeInvoice } from '../support/storedInvoices.ts';

vi.mock(import('../../../functions/src/vouchers/voucherPdf.ts'), async (load) => {
  const made = (await load()).voucherPdf;
  return { voucherPdf: vi.fn<typeof made>(made) };
});

test('the first PDF of a voucher names nobody whose account is deleted while it is made', async () => {
  const uid = unique();
  const number = await storeInvoice(uid);
  const make = vi.mocked(voucherPdf).getMockImplementation();
  vi.mocked(voucherPdf).mockImplementationOnce(async (...given) => {
    await deletionSteps(uid)
      .find(({ name }) => name === 'vouchers')
      ?.run();
    if (!make) throw new Error('Nothing makes a PDF');
    return make(...given);
  });
  await makeVoucherPdf(number);
  expect(voucherPdf).toHaveBeenCalledTimes(2);
  const file = bucket().file(storagePaths.voucher.build({ voucherNumber: number }));
  const [content] = await file.download();
  const { text } = await extractText(new Uint8Array(content), { mergePages: true });
  expect(text).toContain(number);
  expect(text).not.toContain('Kåre Ærø');
});
