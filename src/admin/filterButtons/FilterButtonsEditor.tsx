import { Plus } from 'lucide-react';
import { useState } from 'react';
import * as filterButtons from '#src/data/repos/filterButtons.ts';
import { filterButtonErrors, filterButtonTexts } from '#src/model/catalogue/editorTexts.ts';
import {
  addFilterButton,
  editFilterButton,
  removeFilterButton,
} from '#src/model/catalogue/filterButtonChanges.ts';
import { sortFilterButtons, FILTER_BUTTON_MAX_COUNT } from '#src/model/catalogue/filterButtons.ts';
import type { FilterButton } from '#src/model/catalogue/schema.ts';
import { showToast } from '#src/stores/toasts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { AsyncView } from '#src/ui/states/AsyncView.tsx';
import { ConfirmDelete } from '../editing/ItemDialog.tsx';
import { useListEditor, type ListEditor } from '../editing/useListEditor.ts';
import { EditorShell } from '../layout/EditorShell.tsx';
import { AddFilterButton, EditFilterButton, inputOf } from './FilterButtonDialog.tsx';
import { FilterButtonList, FilterButtonsSkeleton } from './FilterButtonList.tsx';

/** The dialog that is open above the list. */
type Open =
  | { kind: 'add'; created: { id: string; now: Date } }
  | { kind: 'edit'; button: FilterButton }
  | { kind: 'remove'; button: FilterButton };

interface OpenDialogProps {
  open: Open;
  editor: ListEditor<FilterButton>;
  onClose: () => void;
}

function OpenDialog({ open, editor, onClose }: OpenDialogProps) {
  const buttons = editor.list.value ?? [];
  switch (open.kind) {
    case 'add':
      return (
        <AddFilterButton
          id={open.created.id}
          buttons={buttons}
          save={(input) => editor.apply(addFilterButton(open.created, input))}
          onClose={onClose}
        />
      );
    case 'edit':
      return (
        <EditFilterButton
          opened={open.button}
          buttons={buttons}
          save={(before, input) =>
            editor.apply(editFilterButton(before.id, input, inputOf(before)))
          }
          onClose={onClose}
        />
      );
    case 'remove': {
      const { id, name } = open.button;
      return (
        <ConfirmDelete
          title={filterButtonTexts.removeTitle(name)}
          description={filterButtonTexts.removeText}
          remove={() => editor.apply(removeFilterButton(id))}
          success={filterButtonTexts.removed(name)}
          errors={filterButtonErrors.remove}
          onClose={onClose}
        />
      );
    }
  }
}

/** Edits the categories of the galleries. */
export function FilterButtonsEditor() {
  const editor = useListEditor(filterButtons);
  const [open, setOpen] = useState<Open>();

  function startAdding(): void {
    if ((editor.list.value ?? []).length >= FILTER_BUTTON_MAX_COUNT) {
      showToast({ kind: 'error', text: filterButtonTexts.tooMany });
      return;
    }
    setOpen({ kind: 'add', created: { id: crypto.randomUUID(), now: new Date() } });
  }

  return (
    <EditorShell
      title={filterButtonTexts.title}
      intro={filterButtonTexts.intro}
      action={
        <Button look="primary" disabled={editor.list.status !== 'ready'} onClick={startAdding}>
          <Icon of={Plus} />
          {filterButtonTexts.add}
        </Button>
      }
    >
      <AsyncView
        state={editor.list}
        skeleton={<FilterButtonsSkeleton />}
        errors={filterButtonErrors.load}
      >
        {(buttons) => (
          <FilterButtonList
            buttons={sortFilterButtons(buttons)}
            apply={editor.apply}
            onEdit={(button) => setOpen({ kind: 'edit', button })}
            onRemove={(button) => setOpen({ kind: 'remove', button })}
          />
        )}
      </AsyncView>
      {open && <OpenDialog open={open} editor={editor} onClose={() => setOpen(undefined)} />}
    </EditorShell>
  );
}
