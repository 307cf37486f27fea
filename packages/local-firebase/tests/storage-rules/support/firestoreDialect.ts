import { storageDialect } from '../../../src/storage-rules/builtins/library.ts';
import type { Dialect } from '../../../src/storage-rules/language/dialect.ts';

/** The same language as the official Firestore emulator speaks it, for comparisons. */
export const firestoreDialect: Dialect = {
  ...storageDialect,
  service: 'cloud.firestore',
  packages: new Set(['duration', 'hashing', 'latlng', 'math', 'timestamp']),
  documentFunctions: new Map([
    ['get', 'get'],
    ['exists', 'exists'],
  ]),
  listNeedsVersion2: false,
};
