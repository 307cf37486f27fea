/** One segment of a path: fixed text, or a variable still to be bound. */
export type Segment = string | { capture: string; glob: boolean };

/** Every value that a rule can compute. Times are counted in nanoseconds. */
export type Value =
  | { type: 'null' }
  | { type: 'bool'; value: boolean }
  | { type: 'int'; value: bigint }
  | { type: 'float'; value: number }
  | { type: 'string'; value: string }
  | { type: 'bytes'; value: Uint8Array }
  | { type: 'list'; items: readonly Value[] }
  | { type: 'set'; items: readonly Value[] }
  | { type: 'map'; fields: ReadonlyMap<string, Value> }
  | { type: 'map_diff'; left: MapValue; right: MapValue }
  | { type: 'path'; segments: readonly Segment[] }
  | { type: 'timestamp'; nanos: bigint }
  | { type: 'duration'; nanos: bigint }
  | { type: 'latlng'; latitude: number; longitude: number };

export type TypeName = Value['type'];
export type ValueOf<T extends TypeName> = Extract<Value, { type: T }>;
export type MapValue = ValueOf<'map'>;

export const NULL: Value = { type: 'null' };
export const bool = (value: boolean): Value => ({ type: 'bool', value });
export const float = (value: number): Value => ({ type: 'float', value });
export const string = (value: string): Value => ({ type: 'string', value });
export const bytes = (value: Uint8Array): Value => ({ type: 'bytes', value });
export const list = (items: readonly Value[]): Value => ({ type: 'list', items });
export const map = (fields: Iterable<readonly [string, Value]>): MapValue => ({
  type: 'map',
  fields: new Map(fields),
});
export const path = (segments: readonly Segment[]): ValueOf<'path'> => ({ type: 'path', segments });

/** An int from a count or an index. */
export const count = (value: number): Value => ({ type: 'int', value: BigInt(value) });

/** The text of a path as the language prints it; what is not bound yet prints nothing. */
export function pathText(segments: readonly Segment[]): string {
  const texts = segments.map((segment) => (typeof segment === 'string' ? segment : ''));
  return `/${texts.join('/')}`;
}
