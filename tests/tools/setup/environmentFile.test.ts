import { expect, test } from 'vitest';
import { completedEnvironment, contradictions } from '../../../tools/setup/environmentFile.ts';
import { example as business } from './checkout.ts';

const example = `# Keys.
VITE_BACKEND=firebase
VITE_FIREBASE_API_KEY=
VITE_FIREBASE_PROJECT_ID=
VITE_FIREBASE_STORAGE_BUCKET=
`;

test.each([
  [
    'a file that is not there begins as the example',
    '',
    example.replace('PROJECT_ID=', 'PROJECT_ID=klitlys-eksempel'),
  ],
  [
    'what is missing is added, and what is there stays',
    '# Mine.\nVITE_FIREBASE_API_KEY=nøgle\nVITE_MEASUREMENT_ID=G-1',
    '# Mine.\nVITE_FIREBASE_API_KEY=nøgle\nVITE_MEASUREMENT_ID=G-1\nVITE_BACKEND=firebase\n' +
      'VITE_FIREBASE_PROJECT_ID=klitlys-eksempel\nVITE_FIREBASE_STORAGE_BUCKET=\n',
  ],
  [
    'a known value is filled in where there was none',
    example,
    example.replace('PROJECT_ID=', 'PROJECT_ID=klitlys-eksempel'),
  ],
])('%s', (_, present, completed) => {
  expect(completedEnvironment(present, example, business)).toBe(completed);
});

test('a project that somebody wrote is not replaced, but told of', () => {
  const present = example.replace('PROJECT_ID=', 'PROJECT_ID=et-andet');
  expect(contradictions(present, business)).toEqual([
    'VITE_FIREBASE_PROJECT_ID et-andet, ikke klitlys-eksempel',
  ]);
  expect(contradictions(present, { ...business, project: 'et-andet' })).toEqual([]);
  expect(completedEnvironment(present, example, business)).toBe(present);
});
