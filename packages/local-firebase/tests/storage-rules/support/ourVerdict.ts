import { compile } from '../../../src/storage-rules/checks/compile.ts';
import { decide } from '../../../src/storage-rules/language/decide.ts';
import { type Host, PendingDocument } from '../../../src/storage-rules/language/dialect.ts';
import {
  bool,
  list,
  map,
  NULL,
  path,
  string,
  type Value,
  timestamp,
} from '../../../src/storage-rules/language/values.ts';
import { DocumentCache } from '../../../src/storage-rules/runtime/documentCache.ts';
import { readDocument } from '../../../src/storage-rules/runtime/wireValues.ts';
import { type CorpusCase, corpusRules, type CorpusVerdict } from './corpus.ts';
import { sampleDocument, tokenClaims } from './corpusWorld.ts';
import { firestoreDialect } from './firestoreDialect.ts';

const SAMPLE_PATH = '/databases/(default)/documents/samples/one';

function valueOf(json: unknown): Value {
  if (typeof json === 'string') return string(json);
  if (typeof json === 'boolean') return bool(json);
  if (typeof json === 'number') return { type: 'int', value: BigInt(json) };
  if (Array.isArray(json)) return list(json.map(valueOf));
  if (typeof json !== 'object' || json === null) return NULL;
  return map(Object.entries(json).map(([key, inner]) => [key, valueOf(inner)] as const));
}

function corpusHost(documents: DocumentCache, segments: readonly string[]): Host {
  const auth = map([
    ['uid', string('u1')],
    ['token', valueOf(tokenClaims)],
  ]);
  const request = map([
    ['auth', auth],
    ['method', string('get')],
    ['path', path(segments)],
    ['time', timestamp(BigInt(Date.now()) * 1_000_000n)],
  ]);
  return {
    variables: new Map([
      ['request', request],
      ['resource', NULL],
    ]),
    document: (segments) => documents.read(segments),
  };
}

/** The verdict of our engine on a read under a ruleset for Firestore; `path` begins at the documents. */
export function readVerdict(source: string, path: string): CorpusVerdict {
  const { ruleset } = compile(source, firestoreDialect);
  if (!ruleset) return 'refused';
  const documents = new DocumentCache(10);
  const segments = ['databases', '(default)', 'documents', ...path.split('/')];
  const request = { method: 'get', path: segments, host: corpusHost(documents, segments) } as const;
  for (;;) {
    try {
      const { permit, faults } = decide(ruleset, firestoreDialect, request);
      if (permit) return 'allow';
      return faults.length > 0 ? 'error' : 'deny';
    } catch (signal) {
      if (!(signal instanceof PendingDocument)) throw signal;
      const found = signal.path === SAMPLE_PATH ? readDocument(sampleDocument) : undefined;
      documents.store(signal.path, found);
    }
  }
}

/** The verdict of our engine on a case of the corpus. */
export function ourVerdict(corpusCase: CorpusCase): CorpusVerdict {
  return readVerdict(corpusRules([{ id: 0, case: corpusCase }]), 'corpus/case0');
}
