import { Gift } from 'lucide-react';
import type { ReactNode } from 'react';
import { codeEnd } from '#src/model/giftCards/code.ts';
import { giftCardTexts } from '#src/model/giftCards/texts.ts';
import { Icon } from '../controls/Icon.tsx';
import { ItemLine } from './ItemList.tsx';

/** The picture of a gift card in a list of items. */
export function GiftCardPicture() {
  return <Icon of={Gift} size={28} />;
}

interface GiftCardLineProps {
  part: { code: string; amount: number };
  /** Said below its name. */
  note?: string | undefined;
  /** Shown at the end of the line. */
  action?: ReactNode;
}

/** The line of a list of items that names a gift card and what it pays. */
export function GiftCardLine({ part, note = giftCardTexts.pays, action }: GiftCardLineProps) {
  return (
    <ItemLine
      picture={<GiftCardPicture />}
      name={giftCardTexts.line(codeEnd(part.code))}
      kind={note}
      price={-part.amount}
      action={action}
    />
  );
}
