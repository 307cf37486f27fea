import { pass } from '../interruptions.ts';

/** Gives every browser the same id. */
export function registerBrowser(): Promise<string> {
  return Promise.resolve('id-of-this-browser');
}

export function forgetBrowser(): Promise<void> {
  return pass('call', 'forgetBrowser');
}
