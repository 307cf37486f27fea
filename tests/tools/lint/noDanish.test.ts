import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import { expect, test } from 'vitest';
import { noDanish } from '../../../tools/lint/noDanish.ts';

function problems(code: string): number {
  const config: Linter.Config = {
    files: ['**/*.tsx'],
    languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { house: { rules: { 'no-danish': noDanish } } },
    rules: { 'house/no-danish': 'error' },
  };
  return new Linter().verify(code, config, 'planted.tsx').length;
}

test.each([
  ["const a = 'Læs mere';", 1],
  ['const a = `Gå til ${b}`;', 1],
  ['const a = <p>Gem</p>;', 1],
  ['const a = <img alt="Et billede" src="x" />;', 1],
  ['const a = <button aria-label="Luk" />;', 1],
  ["const a = 'primary';", 0],
  ['const a = <p>{texts.save}</p>;', 0],
  ['const a = <img alt="" src="/et-billede.jpg" className="hero image" />;', 0],
  ['const a = <span>·</span>;', 0],
])('%s has %d', (code, count) => {
  expect(problems(code)).toBe(count);
});
