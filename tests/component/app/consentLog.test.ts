import { beforeEach, expect, test, vi } from 'vitest';
import { start } from '#src/app/background.ts';
import { contracts } from '#src/model/system/contracts.ts';
import { setChoice } from '#src/stores/consentChoice.ts';
import { choiceOf } from '#src/stores/consent.ts';
import { askPerPurpose } from '../../support/askPerPurpose.ts';
import { backend } from '../../support/backend/backend.ts';
import { resetStoresAfterEach } from '../support/stores.ts';

resetStoresAfterEach();
askPerPurpose();

const { functions } = backend;
const warn = vi.fn();

beforeEach(() => {
  warn.mockReset();
  functions.answer(contracts.logConsent);
});

const logged = () => functions.calls(contracts.logConsent).map(({ input }) => input);

test('each answer is logged once, without a person', async () => {
  start(warn);
  expect(logged()).toEqual([]);
  setChoice({ statistics: true, botCheck: false, convenience: false });
  await vi.waitFor(() => expect(choiceOf().isLogged).toBe(true));
  setChoice({ statistics: false });
  await vi.waitFor(() => expect(choiceOf().isLogged).toBe(true));
  const { browser, version } = choiceOf();
  expect(logged()).toEqual([
    {
      browser,
      version,
      revision: 1,
      answers: { statistics: true, botCheck: false, convenience: false },
    },
    {
      browser,
      version,
      revision: 2,
      answers: { statistics: false, botCheck: false, convenience: false },
    },
  ]);
});

test('what could not be logged holds all the same, and is logged at the next visit', async () => {
  functions.refuse(contracts.logConsent, 503);
  start(warn);
  setChoice({ statistics: true });
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  expect(choiceOf()).toMatchObject({ answers: { statistics: true }, isLogged: false });
  functions.answer(contracts.logConsent);
  start(warn);
  await vi.waitFor(() => expect(choiceOf().isLogged).toBe(true));
  expect(logged().length).toBeGreaterThan(1);
  expect(new Set(logged().map((each) => JSON.stringify(each))).size).toBe(1);
});
