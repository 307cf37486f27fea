import type { APIRequestContext, Page, Request } from '@playwright/test';

export interface Stage {
  /** Presses the button that starts the step. */
  press: (page: Page) => Promise<void>;
  pressTwice: (page: Page) => Promise<void>;
  /** The way there in another tab, or by another person. */
  reopen: (page: Page) => Promise<void>;
  /** The way there for somebody who has nothing to do with the first one. */
  openForAnother?: (page: Page) => Promise<void>;
  /** Goes on after a fault, as often as it takes; the answer waits until it is done. */
  finish: (page: Page) => Promise<void>;
  /** Checks in the end that the step was done, and done only once. */
  proof: () => Promise<void>;
}

/** One step of the way from the cart to the files, and what is said when it goes wrong. */
export interface Scene {
  /** The requests that go wrong. */
  isHit: (request: Request) => boolean;
  open: (page: Page, request: APIRequestContext) => Promise<Stage>;
  /** By fault; a fault that is not named cannot happen here. Nothing is said where it mends itself. */
  said: Partial<Record<Fault, string | RegExp | undefined>>;
  /** The fault that is tried in every run; the others take the long one. The files have journeys of their own. */
  everyRun?: Fault;
}

export const faults = [
  'offline before',
  'cut before it arrives',
  'answer lost',
  '500',
  '403',
  '429',
  'slow',
  'tab closed',
  'double press',
  'two tabs',
  'two people',
] as const;

export type Fault = (typeof faults)[number];
