import type { ClientRect, DroppableContainer, SensorContext } from '@dnd-kit/core';
import { closestCenter } from '@dnd-kit/core';
import { expect, test } from 'vitest';
import { neighbourCoordinates } from '#src/admin/sorting/SortableArea.tsx';

const HEIGHT = 100;
const rect = (left: number, top: number, width: number): ClientRect => ({
  left,
  top,
  width,
  height: HEIGHT,
  right: left + width,
  bottom: top + HEIGHT,
});

// Two rows of pictures in their own shapes, as the dashboard lays them out.
const row = new Map<string, ClientRect>([
  ['narrow', rect(0, 0, 70)],
  ['panorama', rect(80, 0, 400)],
  ['square', rect(490, 0, 100)],
  ['upright', rect(0, 110, 60)],
  ['wide', rect(70, 110, 300)],
  ['small', rect(380, 110, 50)],
  ['last', rect(440, 110, 50)],
]);
const items = [...row.keys()];

/** The item over which a lifted one comes to lie when the key is pressed. */
function stepFrom(id: string, code: string, overId?: string): unknown {
  const own = row.get(id) ?? rect(0, 0, 0);
  const active = { id, data: { current: { sortable: { index: items.indexOf(id), items } } } };
  const context = {
    active,
    activatorEvent: new Event('keydown'),
    over: overId === undefined ? null : { id: overId },
    droppableRects: row,
    collisionRect: own,
  } as unknown as SensorContext;
  const event = { code, preventDefault: () => undefined } as KeyboardEvent;
  const to = neighbourCoordinates(event, {
    active: id,
    currentCoordinates: { x: own.left, y: own.top },
    context,
  });
  const [nearest] = closestCenter({
    active: active as never,
    collisionRect: rect(to?.x ?? own.left, to?.y ?? own.top, own.width),
    droppableRects: row,
    droppableContainers: items.map((each) => ({ id: each }) as DroppableContainer),
    pointerCoordinates: null,
  });
  return nearest?.id;
}

const pairs = items.slice(1).map((right, index) => [items[index] ?? '', right] as const);

test.each(pairs)('a lifted picture moves by one place between %s and %s', (left, right) => {
  expect(stepFrom(left, 'ArrowRight')).toBe(right);
  expect(stepFrom(right, 'ArrowLeft')).toBe(left);
});

test('the first step counts from the own place, also when the page has moved since it was measured', () => {
  expect(stepFrom('last', 'ArrowLeft', 'square')).toBe('small');
});
