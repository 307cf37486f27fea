import { Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import * as bin from '#src/data/catalogue/bin.ts';
import type { BinKind } from '#src/model/bin/bin.ts';
import { binTexts } from '#src/model/bin/texts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { lazyPage } from '#src/ui/layout/lazyPage.tsx';
import { useEditedResource } from '../editing/useDocumentEditor.ts';
import type { Category } from '../fields/ItemFields.tsx';
import styles from './Bin.module.css';

const BinDialog = lazyPage(() => import('./BinDialog.tsx').then((m) => m.BinDialog), {
  close: ({ onClose }) => onClose,
});

interface BinProps {
  /** A constant: another list is read anew. */
  kinds: readonly BinKind[];
  categories: readonly Category[];
}

/** The button that opens the bin and tells how much lies in it. */
export function Bin({ kinds, categories }: BinProps) {
  const contents = useEditedResource(useMemo(() => bin.contents(kinds), [kinds]));
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="quiet" className={styles['open']} onClick={() => setIsOpen(true)}>
        <Icon of={Trash2} size={18} />
        <span className={styles['words']}>{binTexts.open(contents.value?.length ?? 0)}</span>
      </Button>
      {isOpen && (
        <BinDialog contents={contents} categories={categories} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
