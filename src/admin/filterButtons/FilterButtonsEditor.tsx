import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { countIn } from '#src/data/repos/catalogue/categories.ts';
import * as filterButtons from '#src/data/repos/catalogue/filterButtons.ts';
import { useResource } from '#src/hooks/useResource.ts';
import {
  filterButtonErrors,
  filterButtonTexts,
} from '#src/model/catalogue/filterButtons/filterButtonTexts.ts';
import {
  addFilterButton,
  editFilterButton,
  formerSlugsOf,
  removeFilterButton,
} from '#src/model/catalogue/filterButtons/filterButtonChanges.ts';
import {
  sortFilterButtons,
  FILTER_BUTTON_MAX_COUNT,
  type FilterButtonInput,
} from '#src/model/catalogue/filterButtons/filterButtons.ts';
import type { FilterButton } from '#src/model/catalogue/schema.ts';
import { toSlug } from '#src/model/catalogue/titles.ts';
import { showToast } from '#src/stores/toasts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { AsyncView } from '#src/ui/states/AsyncView.tsx';
import { BulkStatus } from '../bulk/BulkStatus.tsx';
import { ConfirmDelete } from '../editing/ItemDialog.tsx';
import { useListEditor, type ListEditor } from '../editing/useListEditor.ts';
import { EditorShell, ProblemNote } from '../layout/EditorShell.tsx';
import { AddFilterButton, EditFilterButton, inputOf } from './FilterButtonDialog.tsx';
import { FilterButtonList, FilterButtonsSkeleton } from './FilterButtonList.tsx';
import { useCarriedPictures, type Renamed } from './useCarriedPictures.ts';

/** The button under its new slug, when this input renames it. */
function renamedBy(before: FilterButton, { name }: FilterButtonInput): Renamed | undefined {
  if (name.trim() === before.name) return undefined;
  const slug = toSlug(name);
  const formerSlugs = formerSlugsOf(before, slug);
  return formerSlugs && { id: before.id, slug, formerSlugs };
}

/** The dialog that is open above the list. */
type Open =
  | { kind: 'add'; created: { id: string; now: Date } }
  | { kind: 'edit'; button: FilterButton }
  | { kind: 'remove'; button: FilterButton };

interface OpenDialogProps {
  open: Open;
  editor: ListEditor<FilterButton>;
  carry: (button: Renamed) => Promise<void>;
  onClose: () => void;
}

/** Asks before a button is deleted, and says how much uses it. */
function RemoveDialog({
  button,
  editor,
  onClose,
}: {
  button: FilterButton;
  editor: ListEditor<FilterButton>;
  onClose: () => void;
}) {
  const { id, name, slug, formerSlugs } = button;
  const usage = useResource(
    useMemo(() => ({ read: () => countIn([slug, ...(formerSlugs ?? [])]) }), [slug, formerSlugs]),
  );
  const counted = usage.value === undefined ? '' : ` ${filterButtonTexts.usage(usage.value)}`;
  return (
    <ConfirmDelete
      title={filterButtonTexts.removeTitle(name)}
      description={`${filterButtonTexts.removeText}${counted}`}
      remove={() => editor.apply(removeFilterButton(id))}
      success={filterButtonTexts.removed(name)}
      errors={filterButtonErrors.remove}
      onClose={onClose}
    />
  );
}

function OpenDialog({ open, editor, carry, onClose }: OpenDialogProps) {
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
          save={async (before, input) => {
            await editor.apply(editFilterButton(before.id, input, inputOf(before)));
            const renamed = renamedBy(before, input);
            if (renamed) void carry(renamed);
          }}
          onClose={onClose}
        />
      );
    case 'remove':
      return <RemoveDialog button={open.button} editor={editor} onClose={onClose} />;
  }
}

/** Edits the categories of the galleries. */
export function FilterButtonsEditor() {
  const editor = useListEditor(filterButtons);
  const [open, setOpen] = useState<Open>();
  const { run, isBusy, carry } = useCarriedPictures(editor.apply);

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
      <BulkStatus run={run} />
      <AsyncView
        state={editor.list}
        skeleton={<FilterButtonsSkeleton />}
        errors={filterButtonErrors.load}
      >
        {(buttons) => (
          <>
            {!isBusy &&
              buttons.map(({ id, name, slug, formerSlugs }) =>
                formerSlugs ? (
                  <ProblemNote key={id} text={filterButtonTexts.notCarried(name)}>
                    <Button onClick={() => void carry({ id, slug, formerSlugs })}>
                      {filterButtonTexts.carryRest}
                    </Button>
                  </ProblemNote>
                ) : null,
              )}
            <FilterButtonList
              buttons={sortFilterButtons(buttons)}
              apply={editor.apply}
              onEdit={(button) => setOpen({ kind: 'edit', button })}
              onRemove={(button) => setOpen({ kind: 'remove', button })}
            />
          </>
        )}
      </AsyncView>
      {open && (
        <OpenDialog open={open} editor={editor} carry={carry} onClose={() => setOpen(undefined)} />
      )}
    </EditorShell>
  );
}
