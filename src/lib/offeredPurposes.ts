import { purposes, type Purpose } from '#src/model/consent/choices.ts';

/** The purposes that are asked about: nobody decides about a bot check that is not set up. */
export function offeredPurposes(): readonly Purpose[] {
  // `env` checks these values with a library that is too large for the first script.
  const { VITE_BACKEND: backend, VITE_RECAPTCHA_SITE_KEY: key } = import.meta.env;
  const isOffered: Record<Purpose, boolean> = {
    statistics: true,
    botCheck: backend === 'local' || Boolean(key),
    convenience: true,
  };
  return purposes.filter((purpose) => isOffered[purpose]);
}
