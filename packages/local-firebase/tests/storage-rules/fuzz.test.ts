import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RulesProcess } from './support/rulesProcess.ts';

const LINES = 10_000;

const rules =
  "rules_version = '2'; service firebase.storage { match /b/{b}/o { match /{f=**} { allow read: if firestore.exists(/databases/(default)/documents/a/$(request.auth.uid)); } } }";

const known = (...texts: string[]) =>
  fc.oneof(fc.constantFrom(...texts), fc.string(), fc.jsonValue());

const context = fc.record(
  {
    rulesetName: known('rules', 'other'),
    source: fc.oneof(
      fc.record({
        files: fc.array(fc.record({ name: fc.string(), content: known(rules) }), { maxLength: 2 }),
      }),
      fc.jsonValue(),
    ),
    path: known('/b/x/o/a', '/', ''),
    method: known('get', 'list', 'create', 'constructor'),
    variables: fc.oneof(
      fc.dictionary(
        fc.oneof(fc.constantFrom('request', 'resource'), fc.string()),
        fc.dictionary(
          fc.constantFrom(
            'map_value',
            'int_value',
            'timestamp_value',
            'latlng_value',
            'set_value',
            'path_value',
            'bytes_value',
            '__proto__',
            'toString',
          ),
          fc.jsonValue(),
        ),
      ),
      fc.jsonValue(),
    ),
  },
  { requiredKeys: [] },
);

const message = fc.record(
  {
    action: known('verify', 'load_ruleset', 'constructor'),
    context: fc.oneof(context, fc.jsonValue()),
    status: known('ok', 'not_found'),
    result: fc.jsonValue(),
  },
  { requiredKeys: [] },
);

const line = fc.oneof(
  { weight: 3, arbitrary: message },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.json() },
);

test(`answers everything that has an id among ${LINES} random lines`, async () => {
  const seed = Date.now();
  const runtime = new RulesProcess();
  await runtime.next(-1);
  await runtime.load(-2, rules);
  const ids: string[] = [];
  fc.sample(line, { numRuns: LINES, seed }).forEach((each, index) => {
    if (typeof each === 'string') {
      runtime.write(`${each.replaceAll(/[\r\n\u2028\u2029]/g, ' ')}\n`);
      return;
    }
    ids.push(`m${index}`);
    runtime.write(`${JSON.stringify({ ...each, id: `m${index}` })}\n`);
  });
  await runtime.load(-3, rules);
  const answered = new Set(runtime.replies.map(({ id }) => id));
  expect(
    ids.filter((id) => !answered.has(id)),
    `seed ${seed}`,
  ).toEqual([]);
  expect(runtime.replies.every(({ status }) => status === 'ok')).toBe(true);
  expect(runtime.stderr).toBe('');
  expect(await runtime.end((child) => child.stdin.end())).toBe(0);
});
