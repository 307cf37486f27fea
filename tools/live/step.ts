import type { SiteConfig } from '#src/config/siteSchema.ts';
import type { Google } from './google.ts';

/** The fields of the photographer's business that the steps read. */
export type Business = Pick<
  SiteConfig,
  | 'businessName'
  | 'cvrNumber'
  | 'email'
  | 'origin'
  | 'region'
  | 'ownerEmails'
  | 'bucket'
  | 'appCheck'
  | 'payments'
  | 'giftCards'
  | 'mailbox'
  | 'pushKey'
>;

/** The shop that goes live, as far as this machine knows it. */
export interface Place {
  project: string;
  business: Business;
  /** The folder of this repository. */
  root: string;
}

/** Programs that a step starts. What they print and ask goes to the terminal. */
export interface Programs {
  firebase: (...words: string[]) => Promise<void>;
  admin: (...words: string[]) => Promise<void>;
  /** Builds site and functions. */
  build: () => Promise<void>;
}

export interface Live extends Place {
  google: Google;
  programs: Programs;
  /** The texts that a domain has in the DNS; undefined when nobody answers. */
  domainTexts: (domain: string) => Promise<string[] | undefined>;
}

export type Finding =
  | { status: 'done' }
  /** `stuck`: no command can mend it, such as a database in another region. */
  | { status: 'missing'; why: string; stuck?: true }
  /** Google cannot tell: a person says whether it is done. */
  | { status: 'unknown' }
  /** Google was asked and did not answer. */
  | { status: 'unanswered'; why: string };

/** A change that a command makes. */
interface Mend {
  says: string;
  /** Why it is asked about first: it costs money, or cannot be taken back. */
  asks?: string;
  /** Only a person can do it, who types or has looked at something: `--yes` passes it over. */
  needsTerminal?: true;
  act: (live: Live) => Promise<void>;
  /** A person ends the work that it begins: Google is not waited for. */
  thenPerson?: true;
}

export interface Step {
  /** The name under which this machine remembers the step. */
  id: string;
  title: string;
  /** The steps behind it cannot succeed without it. */
  isNeeded?: true;
  /** A shop can do without it. */
  isOptional?: true;
  /** False where the photographer did not choose what the step is for: nobody hears of it then. */
  isChosen?: (place: Place) => boolean;
  check: (live: Live) => Promise<Finding>;
  run?: Mend;
  /** The work of a person, with the words of the console's menus in quotation marks. */
  person?: (place: Place) => string[];
}

export const isChosen = (step: Step, place: Place): boolean => step.isChosen?.(place) ?? true;

export const done: Finding = { status: 'done' };

export const missing = (why: string): Finding => ({ status: 'missing', why });

export const stuck = (why: string): Finding => ({ status: 'missing', why, stuck: true });

/** A step that Google cannot see: a person does it and says so. */
export const personStep = (
  step: Pick<Step, 'id' | 'title' | 'isOptional'> & Required<Pick<Step, 'person'>>,
): Step => ({ ...step, check: () => Promise.resolve({ status: 'unknown' }) });

export const bucketOf = ({ project, business }: Place): string =>
  business.bucket || `${project}.firebasestorage.app`;

/** The domain of the site, without https. */
export const hostOf = ({ business }: Place): string => new URL(business.origin).host;

export const consolePage = ({ project }: Place, page: string): string =>
  `https://console.firebase.google.com/project/${project}/${page}`;
