import { isFilled, type RuleTable } from '../base/formRules.ts';
import { connectionProblems } from './texts.ts';
import { TOKEN_NAME_MAX_LENGTH } from './tokens.ts';
import { isWebhookUrl } from './webhooks.ts';

/** What a fresh sign-in is asked by. */
export interface Proven {
  currentPassword: string;
}

export interface NewTokenValues extends Proven {
  name: string;
  /** Empty for all that the interface offers. */
  galleryId: string;
}

export interface NewWebhookValues extends Proven {
  url: string;
}

const password = {
  field: 'currentPassword',
  check: ({ currentPassword }: Proven) => currentPassword !== '',
  message: connectionProblems.password,
} as const;

export const newTokenRules: RuleTable<NewTokenValues> = [
  { field: 'name', check: ({ name }) => isFilled(name), message: connectionProblems.name },
  {
    field: 'name',
    check: ({ name }) => name.trim().length <= TOKEN_NAME_MAX_LENGTH,
    message: connectionProblems.nameTooLong(TOKEN_NAME_MAX_LENGTH),
  },
  password,
];

export const newWebhookRules: RuleTable<NewWebhookValues> = [
  {
    field: 'url',
    check: ({ url }) => isWebhookUrl(url.trim()),
    message: connectionProblems.url,
  },
  password,
];
