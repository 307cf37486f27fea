import { Problem } from 'local-firebase/problem';

const EMULATOR_VARIABLES = [
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
  'STORAGE_EMULATOR_HOST',
];

/** Refuses to open a project at Google where the environment leads the Admin SDK to an emulator. */
export function requireNoEmulators(project: string): void {
  const name = EMULATOR_VARIABLES.find((each) => process.env[each] !== undefined);
  if (name === undefined) return;
  throw new Problem(
    `${name} is set, so ${project} would not be reached.`,
    'Unset it. A command for the local site says --local.',
  );
}
