import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import globals from 'globals';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { importZones } from './tools/lint/zones.ts';
import { noDanish } from './tools/lint/noDanish.ts';
import { noPlainOrderReaders } from './tools/lint/orderReaders.ts';

const root = import.meta.dirname;
const SOURCE = '**/*.{ts,tsx}';
/** The modules that hold what people read. */
const TEXTS = 'src/model/*/{texts,*Texts}.ts';
const LEGAL_TEXTS = 'src/model/content/legal/*.ts';

/** The Firebase SDK is spoken to in one place (and by the tools and tests that check that place). */
const noFirebaseImports = {
  'no-restricted-imports': [
    'error',
    {
      patterns: [{ regex: '^firebase(/|$)', message: 'Only src/data imports the Firebase SDK.' }],
    },
  ],
};

export default tseslint.config(
  {
    ignores: [
      'dist',
      'functions/lib',
      '.local',
      '.cache',
      'test-results',
      'playwright-report',
      'shots',
    ],
  },
  js.configs.recommended,
  { files: ['**/*.js'], languageOptions: { globals: globals.node } },
  { files: ['public/**/*.js'], languageOptions: { globals: globals.browser } },
  {
    files: [SOURCE],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver({ project: root })] },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      // `noPropertyAccessFromIndexSignature` asks for the brackets that this rule would remove.
      '@typescript-eslint/dot-notation': 'off',
      'import-x/no-restricted-paths': ['error', { zones: importZones(root) }],
      'import-x/no-cycle': 'error',
      'import-x/no-default-export': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 3],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/data/**'],
    rules: noFirebaseImports,
  },
  {
    files: ['src/data/repos/{orders,purchases,pendingOrders}.ts'],
    rules: noPlainOrderReaders,
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: [TEXTS, LEGAL_TEXTS, 'src/model/base/storedNames.ts'],
    plugins: { house: { rules: { 'no-danish': noDanish } } },
    rules: { 'house/no-danish': 'error' },
  },
  {
    files: [TEXTS, LEGAL_TEXTS],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
    rules: {
      'max-lines-per-function': ['error', { max: 120, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['tests/**', 'e2e/**', 'packages/*/tests/**'],
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    // Playwright reads which fixtures are needed from the pattern, also when it is empty.
    files: ['e2e/**'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  { files: ['**/*.config.ts'], rules: { 'import-x/no-default-export': 'off' } },
);
