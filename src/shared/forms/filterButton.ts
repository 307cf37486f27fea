import type { RuleTable } from '#src/model/base/formRules.ts';
import { filterNameProblem, type FilterButtonInput } from '../domain/filterButtons.ts';
import { FILTER_BUTTON_NAME_MAX_LENGTH } from '../limits.ts';
import type { FilterButton } from '../schemas/filterButton.ts';
import { filterButtonTexts } from '../texts/filterButtons.ts';

/** The rules of the dialog that adds a button, or edits the one called `editedId`. */
export function filterButtonRules(
  buttons: readonly FilterButton[],
  editedId?: string,
): RuleTable<FilterButtonInput> {
  const hasProblem = (name: string, problem: string) => {
    const isUnchanged = buttons.some(
      (button) => button.id === editedId && button.name === name.trim(),
    );
    return !isUnchanged && filterNameProblem(buttons, name, editedId) === problem;
  };
  return [
    {
      field: 'name',
      check: ({ name }) => !hasProblem(name, 'name-missing'),
      message: filterButtonTexts.problems['name-missing'],
    },
    {
      field: 'name',
      check: ({ name }) => name.trim().length <= FILTER_BUTTON_NAME_MAX_LENGTH,
      message: filterButtonTexts.nameTooLong,
    },
    {
      field: 'name',
      check: ({ name }) => !hasProblem(name, 'duplicate'),
      message: filterButtonTexts.problems.duplicate,
    },
  ];
}
