import { FileCode } from 'lucide-react';
import * as shop from '#src/data/repos/settings/shop.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { saveFile } from '#src/lib/saveFile.ts';
import { eInvoice } from '#src/model/vouchers/eInvoice.ts';
import type { Voucher } from '#src/model/vouchers/schema.ts';
import { voucherErrors, voucherFileTexts as texts } from '#src/model/vouchers/texts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';

/** Saves a voucher as NemHandel takes it. Money is sent to its account: it is read at this moment. */
export function EInvoice({ voucher }: { voucher: Voucher }) {
  const { pending, submit } = useSubmit(
    async () => {
      const { bankAccount } = await shop.get();
      const file = new Blob([eInvoice(voucher, bankAccount)], { type: 'application/xml' });
      saveFile(file, `${voucher.number}.xml`);
    },
    { errors: voucherErrors.eInvoice },
  );
  return (
    <Button look="quiet" busy={pending} onClick={() => void submit()}>
      <Icon of={FileCode} size={18} />
      {texts.fetchEInvoice}
    </Button>
  );
}
