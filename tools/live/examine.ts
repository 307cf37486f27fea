import { Problem } from 'local-firebase/problem';
import { GoogleError } from './google.ts';
import { type Finding, type Live, missing, type Step } from './step.ts';

function findingOf(error: GoogleError): Finding {
  switch (error.failure) {
    // Nothing is set up where the service itself, or what the step belongs to, is not there.
    case 'absent':
    case 'not-enabled':
      return missing(error.message);
    case 'refused':
    case 'unexpected':
      return { status: 'unanswered', why: error.message };
    // Every other question would fail alike.
    case 'signed-out':
    case 'unreachable':
      throw new Problem(
        error.message,
        'Kør kommandoen igen bagefter: den fortsætter, hvor den slap.',
      );
  }
}

/** Asks whether a step is done. */
export async function examine(step: Step, live: Live): Promise<Finding> {
  try {
    return await step.check(live);
  } catch (error) {
    if (error instanceof GoogleError) return findingOf(error);
    throw error;
  }
}
