/** An error that the person at the keyboard can mend: shown as plain words, without a stack. */
export class Problem extends Error {
  readonly advice: string[];

  constructor(message: string, ...advice: string[]) {
    super(message);
    this.name = 'Problem';
    this.advice = advice;
  }
}

/** The problem that an emulator ended by itself; the others make no sense without it. */
export function emulatorStopped(name: string): Problem {
  return new Problem(
    `The ${name} emulator stopped by itself, so everything was stopped.`,
    'Start again: what was saved last is still there.',
  );
}

interface KnownFailure {
  pattern: RegExp;
  explain: (match: RegExpExecArray) => Problem;
}

const KNOWN_FAILURES: KnownFailure[] = [
  {
    pattern: /ENOSPC/,
    explain: () =>
      new Problem('The disk is full, so the local data could not be written.', 'Free some space.'),
  },
  {
    pattern: /EACCES[^\n]*/,
    explain: ([line]) => new Problem(`A file or port is not ours to use: ${line}`),
  },
  {
    pattern: /Could not start (\w+) Emulator, port taken/i,
    explain: ([, name]) => new Problem(`The port of the ${name ?? ''} emulator is taken.`),
  },
  {
    pattern: /download.*(ENOTFOUND|ECONNREFUSED|EAI_AGAIN|getaddrinfo)/is,
    explain: () =>
      new Problem(
        'An emulator is not on this machine and could not be downloaded.',
        'Where there is a network: npx firebase setup:emulators:firestore',
        'Then copy ~/.cache/firebase/emulators here, or point FIRESTORE_EMULATOR_BINARY_PATH at its JAR.',
      ),
  },
  {
    pattern: /(\w+) Emulator has exited (?:because java|with code|upon receiving signal)/i,
    explain: ([, name]) => emulatorStopped(name?.toLowerCase() ?? ''),
  },
];

/** Warnings that firebase-tools prints at every local start. */
const NOISE = /override detected|CLI MOTD|demo project ID|Emulator UI is not starting/;

function knownFailure(output: string): Problem | undefined {
  for (const { pattern, explain } of KNOWN_FAILURES) {
    const match = pattern.exec(output);
    if (match) return explain(match);
  }
  return undefined;
}

/** Returns any error as a problem that a person can mend; undefined for a fault of the program. */
export function asProblem(error: unknown): Problem | undefined {
  if (error instanceof Problem) return knownFailure(error.advice.join('\n')) ?? error;
  return error instanceof Error ? knownFailure(error.message) : undefined;
}

/** Turns the output of firebase-tools into a sentence that says what to do. */
export function explainFailure(output: string, log: string): Problem {
  const lastErrors = output
    .split('\n')
    .filter((line) => /error|⚠/i.test(line) && !NOISE.test(line))
    .slice(-5);
  return (
    knownFailure(output) ??
    new Problem('The local Firebase did not start.', ...lastErrors, `All it said is in ${log}`)
  );
}
