import { standardLibrary } from '../builtins/standardLibrary.ts';
import type { Dialect } from '../language/dialect.ts';

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
