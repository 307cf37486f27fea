import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { DropdownSelect } from '#src/ui/form/DropdownSelect.tsx';

describe('DropdownSelect', () => {
  test('shows the choice and tells a new one', async () => {
    const onChange = vi.fn();
    const options = [
      { value: 'newest', label: 'Nyeste' },
      { value: 'oldest', label: 'Ældste' },
    ] as const;
    render(
      <DropdownSelect label="Sortering" value="newest" options={options} onChange={onChange} />,
    );
    const select = screen.getByRole('combobox', { name: 'Sortering' });
    expect(select).toHaveDisplayValue('Nyeste');
    await userEvent.selectOptions(select, 'Ældste');
    expect(onChange).toHaveBeenCalledWith('oldest');
  });
});
