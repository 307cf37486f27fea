import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import * as adminDiscounts from '#src/options/discounts/adminDiscounts.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { formatDate, isoDay, startOfDay } from '#src/model/base/dates.ts';
import { joinFacts } from '#src/model/base/text.ts';
import { formatKroner } from '#src/model/base/money.ts';
import {
  DISCOUNT_CODES_MAX_COUNT,
  isPresent,
  type DiscountCode,
} from '#src/options/discounts/codes.ts';
import {
  discountEditorErrors,
  discountEditorTexts as texts,
} from '#src/options/discounts/editorTexts.ts';
import { addDiscount, editDiscount, removeDiscount } from '#src/options/discounts/form.ts';
import { discountTexts } from '#src/model/sale/discountTexts.ts';
import { showToast } from '#src/stores/toasts.ts';
import { Button, IconButton } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { Disclosure } from '#src/ui/display/Disclosure.tsx';
import { AsyncView } from '#src/ui/states/AsyncView.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import { ConfirmDelete } from '#src/admin/editing/ItemDialog.tsx';
import { useEditedResource } from '#src/admin/editing/useDocumentEditor.ts';
import styles from '../CodeList.module.css';
import { DiscountDialog } from './DiscountDialog.tsx';

const dayOf = (day: string): string => formatDate(startOfDay(day));

function daysOf({ from, until }: DiscountCode): string {
  if (until !== '' && until < isoDay(new Date())) return texts.over;
  if (from !== '' && until !== '') return texts.days(dayOf(from), dayOf(until));
  if (from !== '') return texts.fromDay(dayOf(from));
  return until === '' ? '' : texts.untilDay(dayOf(until));
}

function usesText({ times }: DiscountCode, count: number | undefined): string {
  if (count === undefined) return '';
  return times > 0 ? texts.usesOf(count, times) : texts.uses(count);
}

interface CodeRowProps {
  item: DiscountCode;
  onEdit: () => void;
  onRemove: () => void;
}

function CodeRow({ item, onEdit, onRemove }: CodeRowProps) {
  const { code, minimum, isOncePerCustomer, isAutomatic } = item;
  const uses = useResource(useMemo(() => ({ read: () => adminDiscounts.countUses(code) }), [code]));
  const facts = [
    isAutomatic ? texts.automatic : '',
    daysOf(item),
    minimum > 0 ? texts.minimum(formatKroner(minimum)) : '',
    isOncePerCustomer ? texts.once : '',
    usesText(item, uses.value),
  ];
  return (
    <li className={styles['row']}>
      <div className={styles['words']}>
        <h3 className={styles['code']}>{code}</h3>
        <p>{discountTexts.words(item)}</p>
        <p className={styles['facts']}>{joinFacts(facts)}</p>
      </div>
      <IconButton icon={Pencil} label={texts.editLabel(code)} onClick={onEdit} />
      <IconButton icon={Trash2} label={texts.removeLabel(code)} onClick={onRemove} />
    </li>
  );
}

/** The discounts that everybody got before, with their days. */
function EarlierDiscounts({ items }: { items: readonly DiscountCode[] }) {
  if (items.length === 0) return null;
  return (
    <Disclosure summary={texts.earlier(items.length)}>
      <p className={styles['facts']}>{texts.earlierIntro}</p>
      <ul className={styles['list']}>
        {items.map((item, at) => (
          <li key={at} className={styles['row']}>
            <div className={styles['words']}>
              <p>{joinFacts([item.code, discountTexts.words(item)])}</p>
              <p className={styles['facts']}>
                {texts.days(dayOf(item.from), dayOf(item.endedOn ?? item.until))}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** The dialog that is open above the list. */
type Open = { kind: 'add' } | { kind: 'edit' | 'remove'; item: DiscountCode };

interface OpenDialogProps {
  open: Open;
  codes: readonly DiscountCode[];
  onClose: () => void;
}

function OpenDialog({ open, codes, onClose }: OpenDialogProps) {
  const item = open.kind === 'add' ? undefined : open.item;
  if (open.kind === 'remove') {
    return (
      <ConfirmDelete
        title={texts.removeTitle(open.item.code)}
        description={texts.removeText}
        remove={() => adminDiscounts.update(removeDiscount(open.item.code))}
        success={texts.removed}
        errors={discountEditorErrors.remove}
        onClose={onClose}
      />
    );
  }
  return (
    <DiscountDialog
      item={item}
      others={codes.map(({ code }) => code).filter((code) => code !== item?.code)}
      save={(changed) =>
        adminDiscounts.update(item ? editDiscount(item, changed) : addDiscount(changed))
      }
      onClose={onClose}
    />
  );
}

/** The discount codes of the shop, below its prices. */
export function DiscountCodes() {
  const codes = useEditedResource({ read: adminDiscounts.list, watch: adminDiscounts.watch });
  const [open, setOpen] = useState<Open>();
  const all = (codes.value ?? []).filter(isPresent);
  const earlier = (codes.value ?? []).filter((code) => !isPresent(code));

  function startAdding(): void {
    if (all.length < DISCOUNT_CODES_MAX_COUNT) setOpen({ kind: 'add' });
    else showToast({ kind: 'error', text: texts.tooMany(DISCOUNT_CODES_MAX_COUNT) });
  }

  return (
    <section className={styles['section']}>
      <header className={styles['head']}>
        <h2 className={styles['title']}>{texts.title}</h2>
        <Button disabled={codes.status !== 'ready'} onClick={startAdding}>
          <Icon of={Plus} />
          {texts.add}
        </Button>
      </header>
      <p className={styles['facts']}>{texts.intro}</p>
      <AsyncView
        state={codes}
        skeleton={<Skeleton width="100%" height="5rem" />}
        errors={discountEditorErrors.load}
      >
        {() =>
          all.length === 0 ? (
            <p>{texts.none}</p>
          ) : (
            <ul className={styles['list']}>
              {all.map((item) => (
                <CodeRow
                  key={item.code}
                  item={item}
                  onEdit={() => setOpen({ kind: 'edit', item })}
                  onRemove={() => setOpen({ kind: 'remove', item })}
                />
              ))}
            </ul>
          )
        }
      </AsyncView>
      <EarlierDiscounts items={earlier} />
      {open && <OpenDialog open={open} codes={all} onClose={() => setOpen(undefined)} />}
    </section>
  );
}
