/** A small mistake such as a change could bring. */
export interface Fault {
  file: string;
  /** Occurs once in the file. */
  find: string;
  replace: string;
  /** The test file that fails then; without one no test does. */
  caughtBy?: string;
}
