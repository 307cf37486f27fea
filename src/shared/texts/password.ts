import type { PasswordProblem } from '../domain/password.ts';

/** What is wrong with a password. */
export const passwordProblemTexts: Record<PasswordProblem, string> = {
  missing: 'Adgangskode er påkrævet.',
  'too-short': 'Adgangskoden skal være mindst 8 tegn lang.',
  'too-long': 'Adgangskoden må ikke være længere end 128 tegn.',
  'no-capital': 'Adgangskoden skal indeholde mindst ét stort bogstav (A-Z).',
  'no-special': 'Adgangskoden skal indeholde mindst ét specialtegn (!@#$%^&* osv.).',
};

/** The strength meter. */
export const passwordTexts = {
  strengthLabel: 'Adgangskodens styrke',
  strength: ['Meget svag', 'Meget svag', 'Svag', 'Mellem', 'Stærk', 'Meget stærk'],
  requirementsNotMet: 'Krav ikke mødt',
  show: 'Vis adgangskode',
  hide: 'Skjul adgangskode',
  capsLock: 'Caps Lock er slået til',
} as const;
