import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { writeWhole } from './writeWhole.ts';

export type Values = Readonly<Record<string, string>>;

/** The values of a `.env` file; none where there is no file. */
export function readEnvironment(path: string): Values {
  if (!existsSync(path)) return {};
  const values = parseEnv(readFileSync(path, 'utf8'));
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value?.trim() ?? '']),
  );
}

/** Replaces the line of a name where it stands, or adds one; everything else stays. */
function withValue(text: string, [name, value]: readonly [string, string]): string {
  const line = `${name}=${value}`;
  const pattern = new RegExp(`^${name}=.*$`, 'm');
  if (pattern.test(text)) return text.replace(pattern, () => line);
  return `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${line}\n`;
}

/** Writes values into a `.env` file, which begins as a copy of its example. */
export function writeEnvironment(path: string, values: Values): void {
  const source = [path, `${path}.example`].find((each) => existsSync(each));
  const text = source ? readFileSync(source, 'utf8') : '';
  writeWhole(path, Object.entries(values).reduce(withValue, text));
}
