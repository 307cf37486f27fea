import { unsupported } from './faults.ts';
import type { Segment, Value } from './values.ts';

/** What a value adds to a path: a path all its segments, a plain value one. */
export function asSegments(value: Value): readonly Segment[] {
  switch (value.type) {
    case 'path':
      return value.segments;
    case 'string':
    case 'int':
    case 'float':
    case 'bool':
      return [String(value.value)];
    default:
      throw unsupported(`path(${value.type})`);
  }
}
