import type { Library } from '../language/dialect.ts';
import type { Builtins } from '../language/signatures.ts';
import type { TypeName } from '../language/values.ts';
import { casts } from './casts.ts';
import { listMethods, setMethods } from './collectionMethods.ts';
import { hashingFunctions } from './hashingFunctions.ts';
import { latlngFunctions, latlngMethods } from './latlng.ts';
import { mapDiffMethods, mapMethods } from './mapMethods.ts';
import { mathFunctions } from './mathFunctions.ts';
import { pathMethods } from './pathText.ts';
import { bytesMethods, stringMethods } from './textMethods.ts';
import { durationFunctions, timestampFunctions } from './timeFunctions.ts';
import { durationMethods, timestampMethods } from './timeMethods.ts';

const METHODS: Partial<Record<TypeName, Builtins>> = {
  bytes: bytesMethods,
  duration: durationMethods,
  latlng: latlngMethods,
  list: listMethods,
  map: mapMethods,
  map_diff: mapDiffMethods,
  path: pathMethods,
  set: setMethods,
  string: stringMethods,
  timestamp: timestampMethods,
};

const TYPES: readonly TypeName[] = [
  'bytes',
  'duration',
  'latlng',
  'list',
  'map',
  'map_diff',
  'path',
  'set',
  'string',
  'timestamp',
];

/** What every service's rules can call. */
export const standardLibrary: Library = {
  functions: new Map(
    Object.entries({
      ...casts,
      ...durationFunctions,
      ...hashingFunctions,
      ...latlngFunctions,
      ...mathFunctions,
      ...timestampFunctions,
    }),
  ),
  methods: new Map(TYPES.map((type) => [type, new Map(Object.entries(METHODS[type] ?? {}))])),
};
