import { describe, expect, test } from 'vitest';
import { parseArguments, refuseOtherProject } from '../../../tools/live/parseArguments.ts';

describe('the words of the command', () => {
  test.each([
    ['', 'min-butik', { project: 'min-butik', dryRun: false, yes: false }],
    ['--project anden-butik', 'min-butik', { project: 'anden-butik', dryRun: false, yes: false }],
    ['--dry-run --yes', 'min-butik', { project: 'min-butik', dryRun: true, yes: true }],
    ['--dry-run', '', { project: 'dit-projekt', dryRun: true, yes: false }],
  ])('%s', (words, configured, meant) => {
    expect(parseArguments(words.split(' ').filter(Boolean), configured)).toEqual(meant);
  });

  test.each([
    ['', '', 'Hvilket projekt hos Firebase? Vælg et id med npm run setup.'],
    ['--project', 'butik', 'Det forstås ikke.'],
    ['--project Butik', 'butik', '"Butik" kan ikke være et projekt-id.'],
    ['--project ../butik', '', '"../butik" kan ikke være et projekt-id.'],
    ['--nu', 'butik', 'Det forstås ikke.'],
  ])('%s of %s cannot be meant', (words, configured, problem) => {
    expect(() => parseArguments(words.split(' ').filter(Boolean), configured)).toThrow(problem);
  });
});

test('another project than that of the configuration does not go live', () => {
  const words = parseArguments(['--project', 'anden-butik'], '');
  expect(() => refuseOtherProject(words, 'min-butik')).toThrow(/hører til projektet min-butik/);
  expect(() => refuseOtherProject(words, '')).not.toThrow();
  expect(() => refuseOtherProject(words, 'anden-butik')).not.toThrow();
});
