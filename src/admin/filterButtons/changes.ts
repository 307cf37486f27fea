import type { ListChange } from '#src/admin/kit/editing/useListEditor.ts';
import {
  addFilterButton,
  editFilterButton,
  moveFilterButton,
  removeFilterButton,
} from '#src/shared/domain/filterButtons.ts';
import type {
  FilterButtonInput,
  FilterButtonProblem,
  FilterButtonsChange,
} from '#src/shared/domain/filterButtons.ts';
import { AppError } from '#src/shared/errors.ts';
import type { AppErrorCode } from '#src/shared/errors.ts';
import type { FilterButton } from '#src/shared/schemas/filterButton.ts';

type Change = ListChange<FilterButton>;

const codes: Record<FilterButtonProblem, AppErrorCode> = {
  'name-missing': 'invalid-argument',
  duplicate: 'already-exists',
  protected: 'permission-denied',
  'not-found': 'not-found',
};

function accepted(change: FilterButtonsChange): FilterButton[] {
  if (change.problem) throw new AppError(codes[change.problem]);
  return change.buttons;
}

/** Adds a button, or finishes an addition that was written without our hearing of it. */
export function adding(created: { id: string; now: Date }, input: FilterButtonInput): Change {
  return (current) =>
    accepted(
      current.some(({ id }) => id === created.id)
        ? editFilterButton(current, created.id, input)
        : addFilterButton(current, input, created),
    );
}

export function editing(id: string, input: FilterButtonInput): Change {
  return (current) => accepted(editFilterButton(current, id, input));
}

export function moving(id: string, toIndex: number): Change {
  return (current) => accepted(moveFilterButton(current, id, toIndex));
}

/** Removes a button; that somebody else has done so already is as good. */
export function removing(id: string): Change {
  return (current) =>
    current.some((button) => button.id === id)
      ? accepted(removeFilterButton(current, id))
      : current;
}
