import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { MoreButton } from '#src/ui/controls/MoreButton.tsx';

function Names({ row }: { row: (name: string) => ReactNode }) {
  const [count, setCount] = useState(1);
  return (
    <div>
      <ul>
        {['Anna', 'Bo', 'Cilia'].slice(0, count).map((name) => (
          <li key={name}>{row(name)}</li>
        ))}
      </ul>
      <MoreButton hasMore={count < 3} onClick={() => setCount(3)}>
        Vis flere
      </MoreButton>
    </div>
  );
}

test.each([
  [
    'the link of the first item that it has brought',
    (name: string) => <a href="/">{name}</a>,
    'link',
  ],
  ['the item itself where nothing in it can be pressed', (name: string) => name, 'listitem'],
] as const)('the button leaves the focus to %s', async (_, row, role) => {
  render(<Names row={row} />);
  await userEvent.click(screen.getByRole('button', { name: 'Vis flere' }));
  expect(screen.getAllByRole(role)[1]).toHaveFocus();
});
