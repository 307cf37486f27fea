import { Plus, Tags } from 'lucide-react';
import { useState } from 'react';
import * as pricePackages from '#src/data/repos/content/pricePackages.ts';
import { reportFailure } from '#src/hooks/useSubmit.ts';
import { pricePackageErrors, pricePackageTexts } from '#src/model/content/editorTexts.ts';
import type { ListChange } from '#src/model/base/edits.ts';
import {
  addPricePackage,
  editPricePackage,
  movePriceGroup,
  movePricePackage,
  removePricePackage,
} from '#src/model/content/pricePackageChanges.ts';
import {
  groupPackages,
  packageId,
  PRICE_GROUP_SERVICE_COUNT,
  PRICE_PACKAGE_MAX_COUNT,
} from '#src/model/content/pricePackages.ts';
import type { PricePackage } from '#src/model/content/schema.ts';
import { OptionParts } from '#src/options/OptionParts.tsx';
import { showToast } from '#src/stores/toasts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { AsyncView, EmptyState } from '#src/ui/states/AsyncView.tsx';
import { ConfirmDelete } from '../editing/ItemDialog.tsx';
import { useListEditor, type ListEditor } from '../editing/useListEditor.ts';
import { EditorShell } from '../layout/EditorShell.tsx';
import { PriceGroups, PricePackagesSkeleton } from './PriceGroups.tsx';
import { AddPackageDialog, EditPackageDialog } from './PricePackageDialog.tsx';

type Editor = ListEditor<PricePackage>;

/** The dialog that is open above the list. */
type Open =
  | { kind: 'add'; created: { id: string; now: Date } }
  | { kind: 'edit'; opened: PricePackage }
  | { kind: 'remove'; item: PricePackage };

interface OpenDialogProps {
  open: Open;
  editor: Editor;
  onClose: () => void;
}

function OpenDialog({ open, editor, onClose }: OpenDialogProps) {
  const packages = editor.list.value ?? [];
  const groups = groupPackages(packages);
  switch (open.kind) {
    case 'add':
      return (
        <AddPackageDialog
          groups={groups}
          save={(values) => editor.apply(addPricePackage(open.created, values))}
          onClose={onClose}
        />
      );
    case 'edit': {
      const { opened } = open;
      return (
        <EditPackageDialog
          item={{ opened, live: packages.find(({ id }) => id === opened.id) }}
          groups={groups}
          save={(before, values) => editor.apply(editPricePackage(before, values, new Date()))}
          onClose={onClose}
        />
      );
    }
    case 'remove':
      return (
        <ConfirmDelete
          title={pricePackageTexts.removeTitle(open.item.name)}
          description={pricePackageTexts.removeText}
          remove={() => editor.apply(removePricePackage(open.item.id))}
          success={pricePackageTexts.saved}
          errors={pricePackageErrors.remove}
          onClose={onClose}
        />
      );
  }
}

function List({ editor, onOpen }: { editor: Editor; onOpen: (open: Open) => void }) {
  async function move(change: ListChange<PricePackage>): Promise<void> {
    try {
      await editor.apply(change);
      showToast({ kind: 'success', text: pricePackageTexts.saved });
    } catch (thrown) {
      reportFailure(thrown, pricePackageErrors.save);
    }
  }
  return (
    <AsyncView
      state={editor.list}
      skeleton={<PricePackagesSkeleton />}
      errors={pricePackageErrors.load}
    >
      {(packages) =>
        packages.length === 0 ? (
          <EmptyState
            icon={Tags}
            text={pricePackageTexts.none}
            action={<p>{pricePackageTexts.noneYet}</p>}
          />
        ) : (
          <PriceGroups
            packages={packages}
            onMove={(id, overId) => void move(movePricePackage(id, overId))}
            onMoveGroup={(group, toIndex) => void move(movePriceGroup(group, toIndex))}
            onEdit={(opened) => onOpen({ kind: 'edit', opened })}
            onRemove={(item) => onOpen({ kind: 'remove', item })}
          />
        )
      }
    </AsyncView>
  );
}

export function PricePackagesEditor() {
  const editor = useListEditor(pricePackages);
  const [open, setOpen] = useState<Open>();

  function startAdding(): void {
    const packages = editor.list.value ?? [];
    if (packages.length >= PRICE_PACKAGE_MAX_COUNT) {
      showToast({ kind: 'error', text: pricePackageTexts.tooMany });
      return;
    }
    const now = new Date();
    setOpen({ kind: 'add', created: { id: packageId(packages, now), now } });
  }

  return (
    <EditorShell
      title={pricePackageTexts.title}
      intro={pricePackageTexts.groupHint(PRICE_GROUP_SERVICE_COUNT)}
      roomFor="preview"
      action={
        <Button look="primary" disabled={editor.list.status !== 'ready'} onClick={startAdding}>
          <Icon of={Plus} />
          {pricePackageTexts.add}
        </Button>
      }
    >
      <List editor={editor} onOpen={setOpen} />
      <OptionParts at="priceEditor" />
      {open && <OpenDialog open={open} editor={editor} onClose={() => setOpen(undefined)} />}
    </EditorShell>
  );
}
