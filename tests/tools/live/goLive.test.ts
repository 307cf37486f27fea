import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { goLive, printPlan, type Session } from '../../../tools/live/goLive.ts';
import { openProgress } from '../../../tools/live/progress.ts';
import { isChosen } from '../../../tools/live/step.ts';
import { steps } from '../../../tools/live/steps/steps.ts';
import { Refusal } from './googleStandIn.ts';
import { lackingSteps } from './lackingSteps.ts';
import { withAppCheck } from './liveShop.ts';
import { shop, stepNamed, type Shop } from './shop.ts';

interface Person {
  agrees: boolean;
  /** The number of times that Enter is pressed before a step is passed over. */
  waits?: number;
}

interface Run {
  ids?: readonly string[];
  /** Answers questions; nobody is there without it. */
  person?: Person;
  yes?: boolean;
}

/** Runs `npm run live` on the stand-in, with a person or without one. */
async function run({ live }: Shop, { ids, person, yes = false }: Run) {
  const printed: string[] = [];
  const asked: string[] = [];
  let waits = person?.waits ?? 0;
  const session: Session = {
    live,
    terminal: {
      print: (line) => printed.push(line),
      ask: (question) => {
        asked.push(question.trim());
        if (!question.includes('Enter')) return Promise.resolve(person?.agrees ? 'j' : 'n');
        waits -= 1;
        return Promise.resolve(waits >= 0 ? '' : 's');
      },
      isInteractive: person !== undefined,
    },
    progress: openProgress(live.root, 'butik'),
    steps: ids ? ids.map(stepNamed) : steps,
    yes,
    pauseMs: 0,
    command: 'npm run live',
  };
  const isLive = await goLive(session);
  return { isLive, asked, text: printed.join('\n') };
}

const memoryOf = ({ live }: Shop): string => join(live.root, '.local/live/butik.json');

const remembered = (place: Shop) =>
  JSON.parse(readFileSync(memoryOf(place), 'utf8')) as Record<string, { state: string }>;

/** The thing that a step lacks is there as soon as something is changed for it. */
function lacking(place: Shop, ...ids: string[]): void {
  for (const { id, lack } of lackingSteps) if (ids.includes(id)) place.google.lacks.set(id, lack);
  place.google.onChange = () => {
    for (const id of ids) place.google.lacks.delete(id);
    return undefined;
  };
}

describe('an empty project', () => {
  /** Everything is missing; what was changed is there at the next question. */
  async function emptyProject(): Promise<Shop> {
    const place = await shop();
    const { google, live } = place;
    writeFileSync(join(live.root, '.env'), '');
    // The lack of an earlier step hides those of later ones.
    for (const step of steps.filter((each) => isChosen(each, live)).toReversed()) {
      const lack = lackingSteps.find(({ id }) => id === step.id)?.lack;
      if (lack) google.lacks.set(step.id, lack);
    }
    let isChanged = false;
    google.onChange = () => {
      isChanged = true;
      return undefined;
    };
    google.onQuestion = () => {
      const [waiting = ''] = [...google.lacks.keys()].toReversed();
      if (isChanged) google.lacks.delete(waiting);
      isChanged = false;
    };
    return place;
  }

  test('becomes a shop, and a second run changes nothing', async () => {
    const place = await emptyProject();
    const { isLive, text } = await run(place, { person: { agrees: true }, yes: true });
    expect(text).toContain('(EmailJS) (kan undværes). Tomme i .env');
    expect(isLive).toBe(true);
    expect(place.google.lacks.size).toBe(0);
    const changes = place.google.changes().length;
    const programs = place.programs.length;
    const again = await run(place, {});
    expect(again.isLive).toBe(true);
    expect(again.asked).toEqual([]);
    expect(again.text).not.toContain('✖ Google');
    expect(place.google.changes()).toHaveLength(changes);
    expect(place.programs).toHaveLength(programs);
  });

  test('is not touched by a script that may not spend', async () => {
    const place = await emptyProject();
    const { isLive, text } = await run(place, {});
    expect(isLive).toBe(false);
    expect(place.programs).toEqual([]);
    expect(place.google.changes()).toEqual([]);
    expect(text).toContain('Et projekt-id kan ikke ændres senere.');
    expect(text).toContain('tilføj --yes');
    expect(text).toContain('Resten bygger på dette trin.');
    expect(text).not.toContain('Billedlageret');
  });
});

describe('what costs or cannot be taken back', () => {
  test('is asked about first', async () => {
    const place = await shop();
    lacking(place, 'firestore');
    const no = await run(place, { ids: ['firestore'], person: { agrees: false } });
    expect(no).toMatchObject({ isLive: false });
    expect(no.asked[0]).toBe('Skal det gøres? (j/n)');
    expect(place.google.changes()).toEqual([]);
    const yes = await run(place, { ids: ['firestore'], person: { agrees: true } });
    expect(yes.isLive).toBe(true);
    expect(place.google.changes()).toHaveLength(1);
  });

  test('is everything that takes from or is seen by others', () => {
    const costly = steps.filter(({ run: mend }) => mend?.asks !== undefined).map(({ id }) => id);
    expect(costly).toEqual(
      expect.arrayContaining([
        ...['project', 'firestore', 'bucket', 'cross-service', 'versions', 'backups'],
        ...['point-in-time', 'hosting', 'app-check-enforcement', 'function-images'],
      ]),
    );
  });
});

test('App Check is enforced by nobody who has not looked, also with --yes', async () => {
  const place = await shop(withAppCheck('recaptcha-v3'));
  place.google.lacks.set('app-check-enforcement', {
    'GET firebaseappcheck/v1beta/projects/123/services': { services: undefined },
  });
  const { isLive, text } = await run(place, { ids: ['app-check-enforcement'], yes: true });
  expect(isLive).toBe(true);
  expect(text).toContain('aldrig for Storage');
  expect(place.google.changes()).toEqual([]);
});

describe('a step that was cut off', () => {
  test('before its answer came counts as done when it is', async () => {
    const place = await shop();
    lacking(place, 'web-app');
    place.google.onChange = () => {
      place.google.lacks.clear();
      return true;
    };
    const { isLive, text } = await run(place, { ids: ['web-app'] });
    expect(text).toContain('Google kan ikke nås');
    expect(isLive).toBe(true);
  });

  test('is taken again, and says so', async () => {
    const place = await shop();
    lacking(place, 'web-app');
    openProgress(place.live.root, 'butik').note('web-app', 'begun');
    const { isLive, text } = await run(place, { ids: ['web-app'] });
    expect(text).toContain('Sidste gang blev trinnet afbrudt. Det tages igen.');
    expect(isLive).toBe(true);
    expect(remembered(place)).toMatchObject({ 'web-app': { state: 'done' } });
  });

  test('while Google could not be reached stops the rest, and is remembered', async () => {
    const place = await shop();
    lacking(place, 'web-app');
    place.google.onChange = () => {
      void place.google.stop();
      return true;
    };
    await expect(run(place, { ids: ['project', 'web-app', 'cors'] })).rejects.toMatchObject({
      message: expect.stringMatching(/^Google kan ikke nås/) as string,
      advice: ['Kør kommandoen igen bagefter: den fortsætter, hvor den slap.'],
    });
    expect(remembered(place)).toMatchObject({
      project: { state: 'done' },
      'web-app': { state: 'begun' },
    });
    expect(remembered(place)).not.toHaveProperty('cors');
  });
});

test('a step that was done once and no longer is says so', async () => {
  const place = await shop();
  await run(place, { ids: ['cors'] });
  lacking(place, 'cors');
  const { text } = await run(place, { ids: ['cors'] });
  expect(text).toMatch(/Det var gjort \d+\. \w+ \d{4}, men er det ikke længere\./);
});

test('a service that takes a while is waited for', async () => {
  const place = await shop();
  lacking(place, 'services');
  let asked = 0;
  place.google.onChange = () => {
    place.google.onQuestion = () => {
      asked += 1;
      if (asked === 5) place.google.lacks.clear();
    };
    return undefined;
  };
  expect((await run(place, { ids: ['services'] })).isLive).toBe(true);
  expect(asked).toBeGreaterThanOrEqual(5);
});

test('a change that Google refuses is shown, and the rest goes on', async () => {
  const place = await shop();
  place.google.lacks.set('web-app', {
    ...lackingSteps.find(({ id }) => id === 'web-app')?.lack,
    'POST firebase/v1beta1/projects/butik/webApps': new Refusal(403),
  });
  const { isLive, text } = await run(place, { ids: ['web-app', 'cors'] });
  expect(isLive).toBe(false);
  expect(text).toContain('Google afviser dig (403): som en prøve');
  expect(text).toMatch(/Butikkens domæne må hente billeder \(CORS\)\n.*i orden/);
  expect(text).toMatch(
    /Tilbage:\n.*Siden er tilmeldt Firebase som app\. Projektet har ingen web-app\./,
  );
});

test('without what is needed the rest waits', async () => {
  const place = await shop();
  place.google.lacks.set('firestore', {
    'GET firestore/v1/projects/butik/databases/(default)': { locationId: 'nam5' },
  });
  const { isLive, text, asked } = await run(place, {
    ids: ['firestore', 'cors'],
    person: { agrees: true },
  });
  expect(isLive).toBe(false);
  expect(asked).toEqual([]);
  expect(text).toContain('Resten bygger på dette trin.');
  expect(text).not.toContain('CORS');
});

describe('a person', () => {
  test('who has done it goes on with Enter, and who has not passes it over', async () => {
    const place = await shop();
    place.google.lacks.set('billing', {
      'GET cloudbilling/v1/projects/butik/billingInfo': { billingEnabled: false },
    });
    const passedOver = await run(place, { ids: ['billing'], person: { agrees: false, waits: 1 } });
    expect(passedOver.isLive).toBe(false);
    expect(passedOver.asked).toHaveLength(2);
    let asked = 0;
    place.google.onQuestion = () => {
      asked += 1;
      if (asked === 2) place.google.lacks.clear();
    };
    const person = { agrees: false, waits: 9 };
    const { isLive, text } = await run(place, { ids: ['billing'], person });
    expect(isLive).toBe(true);
    expect(text).toContain('Vælg "Modify plan", derefter "Blaze"');
  });

  test('says what nobody else can see, once', async () => {
    const place = await shop();
    const no = await run(place, { ids: ['rehearsal'], person: { agrees: false } });
    expect(no.asked).toEqual(['Er det gjort? (j/n)']);
    expect(no.text).toContain('Generalprøven');
    const yes = await run(place, { ids: ['rehearsal'], person: { agrees: true } });
    expect(yes.text).toContain('bekræftet');
    const again = await run(place, { ids: ['rehearsal'], person: { agrees: false } });
    expect(again).toMatchObject({ isLive: true, asked: [] });
  });

  test('who is not there is not waited for', async () => {
    const place = await shop();
    lacking(place, 'secret-RECAPTCHA_SECRET');
    const { isLive, text } = await run(place, { ids: ['secret-RECAPTCHA_SECRET'], yes: true });
    expect(isLive).toBe(false);
    expect(place.programs).toEqual([]);
    expect(text).toContain(
      'Kør: npx firebase functions:secrets:set RECAPTCHA_SECRET --project butik',
    );
  });
});

test('a shop opens without what it can do without', async () => {
  const place = await shop();
  rmSync(join(place.live.root, 'functions/.env'));
  const { isLive, text } = await run(place, { ids: ['order-mails'], person: { agrees: false } });
  expect(isLive).toBe(true);
  expect(text).toContain('Mails om ordrer (EmailJS, en konto for sig) (kan undværes).');
});

test('a dry run prints every step and asks nobody', async () => {
  const place = await shop();
  const printed: string[] = [];
  printPlan(steps, place.live, (line) => printed.push(line));
  const text = printed.join('\n');
  for (const step of steps)
    expect([step.title, text.includes(step.title)]).toEqual([
      step.title,
      isChosen(step, place.live),
    ]);
  expect(text).toContain('firebase deploy --only firestore:rules,storage,database');
  expect(text).toContain('Spørger først: Regionen kan ikke ændres senere.');
  expect(text).toContain('https://console.firebase.google.com/project/butik/usage/details');
  expect(place.google.received).toEqual([]);
  expect(existsSync(memoryOf(place))).toBe(false);
});
