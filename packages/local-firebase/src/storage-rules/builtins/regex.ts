import { type Matcher, RE2JS } from 're2js';
import { RuleFault } from '../language/faults.ts';

const compiled = new Map<string, RE2JS | null>();
const CACHE_MAX = 500;

/** Compiles an RE2 pattern; null where it is none. */
export function compileRegex(pattern: string): RE2JS | null {
  const known = compiled.get(pattern);
  if (known !== undefined) return known;
  if (compiled.size >= CACHE_MAX) compiled.clear();
  const fresh = tryCompile(pattern);
  compiled.set(pattern, fresh);
  return fresh;
}

function tryCompile(pattern: string): RE2JS | null {
  try {
    return RE2JS.compile(pattern);
  } catch {
    return null;
  }
}

function requireRegex(pattern: string): RE2JS {
  const regex = compileRegex(pattern);
  if (!regex) throw new RuleFault(`Invalid regular expression pattern. Pattern: ${pattern}.`);
  return regex;
}

/** True when the whole text matches. */
export function matchesWhole(text: string, pattern: string): boolean {
  return requireRegex(pattern).matches(text);
}

/** Replaces every match; `$1` and `${name}` stand for groups, a backslash takes a sign literally. */
export function replaceMatches(text: string, pattern: string, replacement: string): string {
  const matcher = requireRegex(pattern).matcher(text);
  const groupCount = matcher.groupCount();
  let result = '';
  let from = 0;
  while (matcher.find()) {
    const group = (name: string | number) => groupOf(matcher, name, pattern);
    result += text.slice(from, matcher.start()) + expand(replacement, groupCount, group);
    from = matcher.end();
  }
  return result + text.slice(from);
}

function groupOf(matcher: Matcher, name: string | number, pattern: string): string {
  try {
    return matcher.group(name) ?? '';
  } catch {
    throw new RuleFault(`The pattern ${pattern} has no group ${name}.`);
  }
}

/** Only as many digits belong to a `$10` as there are groups; a sign that says nothing stays. */
function expand(
  replacement: string,
  groupCount: number,
  group: (name: string | number) => string,
): string {
  return replacement.replaceAll(
    /\\([^])|\$\{(\w*)\}?|\$(\d+)/g,
    (_whole: string, ...[taken, name, digits]: (string | undefined)[]) => {
      if (taken !== undefined) return taken;
      if (digits === undefined) return group(name ?? '');
      let length = digits.length;
      while (length > 1 && Number(digits.slice(0, length)) > groupCount) length -= 1;
      return group(Number(digits.slice(0, length))) + digits.slice(length);
    },
  );
}

/** Splits at every match; empty texts at the end fall away, but never the only one. */
export function splitAtMatches(text: string, pattern: string): string[] {
  const parts: string[] = [];
  const matcher = requireRegex(pattern).matcher(text);
  let from = 0;
  while (matcher.find()) {
    const end = matcher.end();
    parts.push(text.slice(from, matcher.start()));
    from = end;
  }
  parts.push(text.slice(from));
  while (parts.length > 1 && parts.at(-1) === '') parts.pop();
  return parts;
}
