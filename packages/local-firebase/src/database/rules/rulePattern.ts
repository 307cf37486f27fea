import { RE2JS } from 're2js';

// The rules language knows no lazy repeats, look-around, back references or boundaries.
const UNSUPPORTED = /\(\?|[*+?}][?+*]|\\[1-9bBkpPAzZ]/;
const ESCAPE_OR_SET = /\\[^1-9bBkpPAzZ]|\[(?:[^\]\\]|\\.)*\]/g;

/** A pattern of the rules language; matching takes linear time whatever the text. */
export class RulePattern {
  private readonly compiled: RE2JS;

  /** Takes a literal such as `/^a+$/i`; throws a plain-worded Error for what the language lacks. */
  constructor(literal: string) {
    const end = literal.lastIndexOf('/');
    const body = literal.slice(1, end);
    const flags = literal.slice(end + 1);
    if (flags !== '' && flags !== 'i') {
      throw new Error(`Unsupported regular expression flags '${flags}'.`);
    }
    if (UNSUPPORTED.test(body.replace(ESCAPE_OR_SET, 'x')))
      throw new Error('Unsupported regular expression.');
    try {
      this.compiled = RE2JS.compile(body, flags === 'i' ? RE2JS.CASE_INSENSITIVE : 0);
    } catch {
      throw new Error('Invalid regular expression.');
    }
  }

  /** Whether the pattern is found anywhere in the text. */
  test(text: string): boolean {
    return this.compiled.matcher(text).find();
  }
}
