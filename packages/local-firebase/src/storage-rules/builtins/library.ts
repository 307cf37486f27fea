import type { Library, Builtins, Dialect } from '../language/dialect.ts';
import type { TypeName } from '../language/values.ts';
import { casts, pathMethods } from './casts.ts';
import { listMethods, setMethods, mapDiffMethods, mapMethods } from './collections.ts';
import { latlngFunctions, latlngMethods, mathFunctions } from './math.ts';
import { hashingFunctions, bytesMethods, stringMethods } from './text.ts';
import {
  durationFunctions,
  timestampFunctions,
  durationMethods,
  timestampMethods,
} from './time.ts';

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

/** The functions and methods that the rules of every service can call. */
const standardLibrary: Library = {
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

/** The rules language as Cloud Storage speaks it. */
export const storageDialect: Dialect = {
  service: 'firebase.storage',
  variables: new Set(['request', 'resource']),
  packages: new Set(['duration', 'firestore', 'hashing', 'latlng', 'math', 'timestamp']),
  library: standardLibrary,
  documentFunctions: new Map([
    ['firestore.get', 'get'],
    ['firestore.exists', 'exists'],
  ]),
  listNeedsVersion2: true,
};
