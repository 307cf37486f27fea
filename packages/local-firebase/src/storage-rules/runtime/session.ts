import { storageDialect } from '../builtins/library.ts';
import { compile } from '../checks/compile.ts';
import { decide, isMethod, type Method } from '../language/decide.ts';
import { PendingDocument } from '../language/dialect.ts';
import type { Diagnostic, Ruleset } from '../language/syntax.ts';
import type { Value } from '../language/values.ts';
import { DocumentCache } from './documentCache.ts';
import {
  readDocument,
  isObject,
  type JsonObject,
  listAt,
  objectAt,
  textAt,
  readRequestValue,
} from './wireValues.ts';

interface LoadedRuleset {
  fileName: string;
  ruleset: Ruleset;
}

interface Verification {
  loaded: LoadedRuleset;
  method: Method;
  path: readonly string[];
  variables: ReadonlyMap<string, Value>;
  documents: DocumentCache;
  awaited?: string;
}

interface Outcome {
  result?: JsonObject;
  errors?: readonly string[];
  warnings?: readonly string[];
}

/** The state behind one conversation: the rulesets loaded and the verifications under way. */
export class Session {
  private readonly send: (message: JsonObject) => void;
  private readonly rulesets = new Map<string, LoadedRuleset>();
  private readonly waiting = new Map<unknown, Verification>();

  constructor(send: (message: JsonObject) => void) {
    this.send = send;
  }

  /** Says that rules can be loaded now. */
  greet(): void {
    this.reply(-1, {});
  }

  /** Handles one line. Every message that carries an id is answered. */
  receive(line: string): void {
    const message = parseJson(line);
    if (!isObject(message) || message['id'] === undefined || message['id'] === null) return;
    const { id } = message;
    try {
      this.dispatch(id, message);
    } catch (fault) {
      this.refuse(id, `The rules runtime failed: ${String(fault)}`);
    }
  }

  private dispatch(id: unknown, message: JsonObject): void {
    const action = message['action'];
    const waiting = this.waiting.get(id);
    if (action === 'load_ruleset') this.load(id, objectAt(message, 'context'));
    else if (action === 'verify') this.begin(id, objectAt(message, 'context'));
    else if (action === undefined && waiting) this.resume(id, waiting, message);
    else this.refuse(id, `There is no action ${JSON.stringify(action ?? null)}.`);
  }

  private load(id: unknown, context: JsonObject): void {
    const [file, ...more] = listAt(objectAt(context, 'source'), 'files');
    const content = isObject(file) ? file['content'] : undefined;
    if (typeof content !== 'string' || more.length > 0) {
      this.reply(id, { result: {}, errors: ['A ruleset is loaded from exactly one file.'] });
      return;
    }
    const fileName = textAt(file, 'name');
    const { ruleset, diagnostics } = compile(content, storageDialect);
    if (ruleset) this.rulesets.set(textAt(context, 'rulesetName'), { fileName, ruleset });
    const issues = (severity: Diagnostic['severity']) =>
      diagnostics.filter((each) => each.severity === severity).map((each) => issue(fileName, each));
    const result = ruleset ? { rulesVersion: ruleset.version } : {};
    this.reply(id, { result, errors: issues('error'), warnings: issues('warning') });
  }

  private begin(id: unknown, context: JsonObject): void {
    const loaded = this.rulesets.get(textAt(context, 'rulesetName'));
    const { method } = context;
    if (!loaded) this.refuse(id, 'No ruleset of this name is loaded.');
    else if (!isMethod(method)) this.refuse(id, `There is no method ${JSON.stringify(method)}.`);
    else {
      const variables = Object.entries(objectAt(context, 'variables'));
      this.advance(id, {
        loaded,
        method,
        path: textAt(context, 'path').split('/').filter(Boolean),
        variables: new Map(variables.map(([name, raw]) => [name, readRequestValue(raw)])),
        documents: new DocumentCache(),
      });
    }
  }

  private resume(id: unknown, verification: Verification, message: JsonObject): void {
    this.waiting.delete(id);
    const found = message['status'] === 'ok' && isObject(message['result']);
    const document = found ? readDocument(message['result']) : undefined;
    verification.documents.store(verification.awaited ?? '', document);
    this.advance(id, verification);
  }

  /** Evaluates from the start, as far as the documents at hand allow. */
  private advance(id: unknown, verification: Verification): void {
    const { loaded, method, path, variables, documents } = verification;
    const document = documents.read.bind(documents);
    try {
      const host = { variables, document };
      const verdict = decide(loaded.ruleset, storageDialect, { method, path, host });
      const warnings = verdict.faults.map(
        ({ message, at }) => `${loaded.fileName}:${at.line}:${at.column}: ${message} (${method})`,
      );
      this.reply(id, { result: { permit: verdict.permit }, warnings });
    } catch (signal) {
      if (!(signal instanceof PendingDocument)) throw signal;
      this.waiting.set(id, { ...verification, awaited: signal.path });
      const action = 'fetch_firestore_document';
      const context = { path: signal.path };
      this.send({ id, server_request_id: id, action, status: 'ok', context });
    }
  }

  private refuse(id: unknown, error: string): void {
    this.reply(id, { result: { permit: false }, errors: [error] });
  }

  private reply(id: unknown, { result = {}, errors = [], warnings = [] }: Outcome): void {
    this.send({ id, status: 'ok', result, errors, warnings });
  }
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** The form in which firebase-tools wants to hear of a fault in a rules file. */
function issue(fileName: string, { message, at }: Diagnostic): string {
  return JSON.stringify({
    description_: message,
    sourcePosition_: { fileName_: fileName, line_: at.line, column_: at.column },
  });
}
