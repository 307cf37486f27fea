import { defineConfig, type OxlintOverride } from 'oxlint';
import { noPlainOrderReaders } from './tools/lint/orderReaders.ts';

type Rules = NonNullable<OxlintOverride['rules']>;

/** The modules that hold what people read. */
const TEXTS = 'src/{model,options}/**/{texts,*Texts}.ts';
const LEGAL_TEXTS = 'src/model/content/legal/*.ts';

/** The Firebase SDK is spoken to in one place (and by the tools and tests that check that place), and links are ours. */
const restrictedImports: Rules = {
  'no-restricted-imports': [
    'error',
    {
      patterns: [{ regex: '^firebase(/|$)', message: 'Only src/data imports the Firebase SDK.' }],
      paths: [
        {
          name: 'react-router-dom',
          importNames: ['Link', 'NavLink'],
          message: 'src/ui/controls/Link.tsx is 2 kB lighter.',
        },
      ],
    },
  ],
};

type Severity = [
  level: 'error',
  options: { max: number; skipBlankLines: true; skipComments: true },
];

const lines = (max: number): Severity => [
  'error',
  { max, skipBlankLines: true, skipComments: true },
];

/** Rules of language and types beyond those that find plain mistakes. */
const strict: Rules = {
  'no-array-constructor': 'error',
  'no-case-declarations': 'error',
  'no-empty': 'error',
  'no-empty-function': 'error',
  'no-fallthrough': 'error',
  'no-prototype-builtins': 'error',
  'no-regex-spaces': 'error',
  'no-unexpected-multiline': 'error',
  'no-useless-constructor': 'error',
  'no-var': 'error',
  'prefer-const': 'error',
  'prefer-rest-params': 'error',
  'prefer-spread': 'error',
  'preserve-caught-error': 'error',
  'typescript/adjacent-overload-signatures': 'error',
  'typescript/array-type': 'error',
  'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
  'typescript/class-literal-property-style': 'error',
  'typescript/consistent-generic-constructors': 'error',
  'typescript/consistent-indexed-object-style': 'error',
  'typescript/consistent-type-assertions': 'error',
  'typescript/consistent-type-definitions': 'error',
  'typescript/consistent-type-imports': 'error',
  'typescript/no-confusing-non-null-assertion': 'error',
  'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
  'typescript/no-deprecated': 'error',
  'typescript/no-dynamic-delete': 'error',
  'typescript/no-empty-object-type': 'error',
  'typescript/no-explicit-any': 'error',
  'typescript/no-extraneous-class': 'error',
  'typescript/no-inferrable-types': 'error',
  'typescript/no-invalid-void-type': 'error',
  'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  'typescript/no-mixed-enums': 'error',
  'typescript/no-namespace': 'error',
  'typescript/no-non-null-asserted-nullish-coalescing': 'error',
  'typescript/no-non-null-assertion': 'error',
  'typescript/no-require-imports': 'error',
  'typescript/no-unnecessary-boolean-literal-compare': 'error',
  'typescript/no-unnecessary-condition': 'error',
  'typescript/no-unnecessary-template-expression': 'error',
  'typescript/no-unnecessary-type-arguments': 'error',
  'typescript/no-unnecessary-type-assertion': 'error',
  'typescript/no-unnecessary-type-constraint': 'error',
  'typescript/no-unnecessary-type-conversion': 'error',
  'typescript/no-unnecessary-type-parameters': 'error',
  'typescript/no-unsafe-argument': 'error',
  'typescript/no-unsafe-assignment': 'error',
  'typescript/no-unsafe-call': 'error',
  'typescript/no-unsafe-enum-comparison': 'error',
  'typescript/no-unsafe-function-type': 'error',
  'typescript/no-unsafe-member-access': 'error',
  'typescript/no-unsafe-return': 'error',
  'typescript/non-nullable-type-assertion-style': 'error',
  'typescript/only-throw-error': 'error',
  'typescript/prefer-find': 'error',
  'typescript/prefer-for-of': 'error',
  'typescript/prefer-function-type': 'error',
  'typescript/prefer-includes': 'error',
  'typescript/prefer-nullish-coalescing': 'error',
  'typescript/prefer-optional-chain': 'error',
  'typescript/prefer-promise-reject-errors': 'error',
  'typescript/prefer-reduce-type-parameter': 'error',
  'typescript/prefer-regexp-exec': 'error',
  'typescript/prefer-return-this-type': 'error',
  'typescript/prefer-string-starts-ends-with': 'error',
  'typescript/related-getter-setter-pairs': 'error',
  'typescript/require-await': 'error',
  'typescript/restrict-plus-operands': [
    'error',
    {
      allowAny: false,
      allowBoolean: false,
      allowNullish: false,
      allowNumberAndString: false,
      allowRegExp: false,
    },
  ],
  'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
  'typescript/return-await': ['error', 'error-handling-correctness-only'],
  'typescript/unified-signatures': 'error',
  'typescript/use-unknown-in-catch-callback-variable': 'error',
};

export default defineConfig({
  ignorePatterns: [
    'dist',
    'functions/lib',
    '.local',
    '.cache',
    'test-results',
    'playwright-report',
    'shots',
  ],
  options: { typeAware: true, typeCheck: true, denyWarnings: true },
  plugins: ['typescript', 'import', 'react', 'jsx-a11y', 'oxc'],
  jsPlugins: ['./tools/lint/house.ts'],
  categories: { correctness: 'error' },
  env: { builtin: true },
  rules: {
    'house/import-zones': 'error',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'max-lines': lines(400),
    'max-lines-per-function': lines(50),
    'max-params': ['error', 3],
    'react/unsupported-syntax': 'error',
    // These would ask for other elements than those that assistive technology knows best, for keys
    // in tuples, for renders without today's date, and for a comparison where texts are sorted.
    'jsx-a11y/control-has-associated-label': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'react/jsx-key': 'off',
    'react/purity': 'off',
    'typescript/require-array-sort-compare': 'off',
  },
  overrides: [
    { files: ['**/*.{ts,tsx}'], rules: strict },
    {
      files: ['**/*.js'],
      env: { node: true },
      // Their types are not known.
      rules: { 'typescript/no-floating-promises': 'off' },
    },
    { files: ['public/**/*.js'], env: { browser: true } },
    { files: ['{src,functions/src}/**/*.{ts,tsx}'], rules: { 'house/no-slow-regex': 'error' } },
    {
      files: ['src/**/*.{ts,tsx}'],
      rules: { ...restrictedImports, 'house/no-danish': 'error', 'react/rules-of-hooks': 'error' },
    },
    {
      files: [TEXTS, LEGAL_TEXTS, 'src/model/base/storedNames.ts'],
      rules: { 'house/no-danish': 'off' },
    },
    { files: ['src/data/**'], rules: { 'no-restricted-imports': 'off' } },
    {
      files: [
        'src/data/repos/orders/{orders,pendingOrders}.ts',
        'src/data/repos/purchases/purchases.ts',
      ],
      rules: noPlainOrderReaders,
    },
    { files: [TEXTS, LEGAL_TEXTS], rules: { 'max-lines': 'off' } },
    { files: ['**/*.tsx'], rules: { 'max-lines-per-function': lines(120) } },
    {
      files: ['tests/**', 'e2e/**', 'packages/*/tests/**'],
      rules: { 'max-lines-per-function': 'off' },
    },
    {
      // Playwright reads which fixtures are needed from the pattern, also when it is empty.
      files: ['e2e/**'],
      rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
    },
    {
      files: ['**/*.config.ts', 'tests/catalogue/**'],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
});
