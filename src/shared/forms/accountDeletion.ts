import type { RuleTable } from '#src/model/base/formRules.ts';
import { accountDeletionTexts } from '../texts/profile.ts';

export interface AccountDeletionValues {
  currentPassword: string;
  cannotBeUndone: boolean;
  productsLost: boolean;
  permanent: boolean;
  phrase: string;
}

function isPhrase(typed: string): boolean {
  return typed.trim().toLowerCase() === accountDeletionTexts.phrase;
}

export const accountDeletionRules: RuleTable<AccountDeletionValues> = [
  {
    field: 'currentPassword',
    check: ({ currentPassword }) => currentPassword !== '',
    message: accountDeletionTexts.passwordMissing,
  },
  ...(['cannotBeUndone', 'productsLost', 'permanent'] as const).map((field) => ({
    field,
    check: (values: AccountDeletionValues) => values[field],
    message: accountDeletionTexts.conditionsMissing,
  })),
  {
    field: 'phrase',
    check: ({ phrase }) => isPhrase(phrase),
    message: accountDeletionTexts.phraseWrong,
  },
];
