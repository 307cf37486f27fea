import { BadgePercent } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Discount } from '#src/model/discounts/terms.ts';
import { discountTexts } from '#src/model/discounts/texts.ts';
import { Icon } from '../controls/Icon.tsx';
import { ItemLine } from './ItemList.tsx';

interface DiscountLineProps {
  discount: Discount;
  /** Said in place of what the discount is. */
  note?: string | undefined;
  /** Shown at the end of the line. */
  action?: ReactNode;
}

/** The line of a list of items that names a discount and what it takes off. */
export function DiscountLine({ discount, note, action }: DiscountLineProps) {
  return (
    <ItemLine
      picture={<Icon of={BadgePercent} size={28} />}
      name={discountTexts.line(discount.code)}
      kind={note ?? discountTexts.words(discount)}
      price={-discount.amount}
      action={action}
    />
  );
}
