/** The names that may follow `is`. */
export const TYPE_NAMES = [
  'bool',
  'bytes',
  'constraint',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'map_diff',
  'number',
  'path',
  'set',
  'string',
  'timestamp',
  'vector',
] as const;

export type TestedType = (typeof TYPE_NAMES)[number];

export function isTypeName(name: string): name is TestedType {
  return TYPE_NAMES.some((known) => known === name);
}
