import { describe, expect, test } from 'vitest';
import { visitProject } from '../../../tools/live/doctor.ts';
import { openProgress } from '../../../tools/live/progress.ts';
import { steps } from '../../../tools/live/steps/steps.ts';
import { Refusal } from './googleStandIn.ts';
import { keyOfAppCheck } from './liveShop.ts';
import { shop, stepNamed, type Shop } from './shop.ts';

async function visit({ live }: Shop, ids?: readonly string[]) {
  const printed: string[] = [];
  const isWell = await visitProject({
    live,
    print: (line) => printed.push(line),
    progress: openProgress(live.root, 'butik'),
    steps: ids ? ids.map(stepNamed) : steps,
  });
  return { isWell, text: printed.join('\n') };
}

test('a live shop is well, and nothing is changed by asking', async () => {
  const place = await shop();
  const { isWell, text } = await visit(place);
  expect(isWell).toBe(true);
  expect(text).toContain('Alt er, som det skal være.');
  expect(text).toContain('– Generalprøven: det kan kun du se');
  expect(place.google.changes()).toEqual([]);
  expect(place.programs).toEqual([]);
});

describe('the mend', () => {
  test('is a command where there is one', async () => {
    const place = await shop();
    place.google.lacks.set('cors', {
      'GET storage/storage/v1/b/butik.firebasestorage.app': { cors: undefined },
    });
    const { isWell, text } = await visit(place);
    expect(isWell).toBe(false);
    expect(text).toMatch(
      /✖ .*CORS\): .*\n {4}→ npm run live -- --project butik: Sætter lagerets domæner/,
    );
  });

  test('is told where a person is needed', async () => {
    const place = await shop();
    place.google.lacks.set('billing', {
      'GET cloudbilling/v1/projects/butik/billingInfo': { billingEnabled: false },
    });
    expect((await visit(place, ['billing'])).text).toContain('    → Vælg "Modify plan"');
  });
});

test('a shop may lack what it can do without', async () => {
  const place = await shop({ appCheck: { provider: 'recaptcha-v3', siteKey: 'k' } });
  place.google.lacks.set('app-check', {
    'GET firebaseappcheck/v1beta/projects/123/services': { services: undefined },
    ...keyOfAppCheck,
  });
  const { isWell, text } = await visit(place);
  expect(text).toContain('(kan undværes): Svarer alle: firestore.googleapis.com');
  expect(isWell).toBe(true);
});

test('a doctor who is refused does not call the shop well', async () => {
  const place = await shop();
  place.google.refusesEverything = new Refusal(403);
  const { isWell, text } = await visit(place);
  expect(isWell).toBe(false);
  expect(text).toContain('? Betalingsplanen Blaze: Google afviser dig (403)');
});

test('what a person has confirmed is told with its day', async () => {
  const place = await shop();
  openProgress(place.live.root, 'butik').note('rehearsal', 'confirmed');
  expect((await visit(place, ['rehearsal'])).text).toMatch(
    /– Generalprøven: bekræftet \d+\. \w+ \d{4}/,
  );
});
