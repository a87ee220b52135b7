import { defineConfig, type OxlintConfig } from 'oxlint';

type Rules = NonNullable<OxlintConfig['rules']>;

const sources = ['{common,functions}/src/**/*.ts', 'web/src/**/*.{ts,tsx}'];
const tests = ['**/*.test.{ts,tsx}', 'tests/**'];
const maxLines: Rules['max-lines'] = [
  'error',
  { max: 400, skipBlankLines: true, skipComments: true },
];
/** Titles that can be read without the outer ones: a result (`it`, `test`), or a unit or state (`describe`). */
const testTitles = {
  ignoreTypeOfTestName: true,
  ignoreTypeOfDescribeName: true,
  mustNotMatch: [
    '^(?:is|are|was|were|of|that|by which|which|whose|who(?:ever)?|what|where|how|whether|why)\\b',
    'Begin with a verb (it, test), or with the unit or state (describe).',
  ],
};
const storageAreas = ['localStorage', 'sessionStorage'];
const storageMessage =
  'Declare a persisted value with its scope (web/src/platform/storage/persisted.ts).';

/** Rules of every TypeScript file: of JavaScript, and those of `recommendedTypeChecked` of typescript-eslint that apply here. */
const everywhere: Rules = {
  'no-var': 'error',
  'prefer-const': 'error',
  'prefer-rest-params': 'error',
  'prefer-spread': 'error',
  'no-array-constructor': 'error',
  'no-sequences': 'error',
  'no-unused-expressions': 'error',
  'no-unused-vars': [
    'error',
    { ignoreRestSiblings: true, argsIgnorePattern: '^_', ignoreUsingDeclarations: true },
  ],
  'typescript/await-thenable': 'error',
  'typescript/ban-ts-comment': 'error',
  'typescript/no-array-delete': 'error',
  'typescript/no-base-to-string': 'error',
  'typescript/no-duplicate-enum-values': 'error',
  'typescript/no-duplicate-type-constituents': 'error',
  'typescript/no-empty-object-type': 'error',
  'typescript/no-explicit-any': 'error',
  'typescript/no-extra-non-null-assertion': 'error',
  'typescript/no-floating-promises': 'error',
  'typescript/no-for-in-array': 'error',
  'typescript/no-implied-eval': 'error',
  'typescript/no-misused-new': 'error',
  'typescript/no-misused-promises': ['error', { checksVoidReturn: false }],
  'typescript/no-namespace': 'error',
  'typescript/no-non-null-asserted-optional-chain': 'error',
  'typescript/no-redundant-type-constituents': 'error',
  'typescript/no-require-imports': 'error',
  'typescript/no-this-alias': 'error',
  'typescript/no-unnecessary-type-assertion': 'error',
  'typescript/no-unnecessary-type-constraint': 'error',
  'typescript/no-unsafe-argument': 'error',
  'typescript/no-unsafe-assignment': 'error',
  'typescript/no-unsafe-call': 'error',
  'typescript/no-unsafe-declaration-merging': 'error',
  'typescript/no-unsafe-enum-comparison': 'error',
  'typescript/no-unsafe-function-type': 'error',
  'typescript/no-unsafe-member-access': 'error',
  'typescript/no-unsafe-return': 'error',
  'typescript/no-unsafe-unary-minus': 'error',
  'typescript/no-wrapper-object-types': 'error',
  'typescript/prefer-as-const': 'error',
  'typescript/prefer-namespace-keyword': 'error',
  'typescript/prefer-promise-reject-errors': 'error',
  'typescript/restrict-plus-operands': 'error',
  'typescript/restrict-template-expressions': 'error',
  'typescript/triple-slash-reference': 'error',
  'typescript/unbound-method': 'error',
  'unicorn/no-useless-spread': 'error',
};

export default defineConfig({
  plugins: ['eslint', 'typescript', 'react', 'unicorn', 'vitest'],
  jsPlugins: ['./tools/boundaries/lint-plugin.ts'],
  categories: { correctness: 'off' },
  options: { typeAware: true, typeCheck: true, denyWarnings: true },
  ignorePatterns: [
    '**/dist/**',
    '.run/**',
    'coverage/**',
    'tools/boundaries/fixtures/**',
    'emulator-data/**',
    // Generated.
    'common/src/messages/types.ts',
    // Its types need its own packages: `npm run check` in lab/.
    'lab/**',
  ],
  overrides: [
    { files: ['**/*.{ts,tsx}'], rules: everywhere },
    {
      files: tests,
      rules: { 'vitest/valid-title': ['error', testTitles] },
    },
    {
      // Stored documents are `any` in API tests, which verify their content. The contract types the responses.
      files: ['tests/{api,support/api}/**'],
      rules: {
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
        'no-restricted-properties': [
          'error',
          ...['mock', 'doMock', 'resetModules'].map((property) => ({
            object: 'vi',
            property,
            message: 'These tests share their modules: the next file would have the mocked one.',
          })),
        ],
      },
    },
    {
      files: ['web/src/**/*.{ts,tsx}'],
      rules: {
        'react/rules-of-hooks': 'error',
        'react/exhaustive-deps': 'error',
        'react/static-components': 'error',
        'react/use-memo': 'error',
        'react/void-use-memo': 'error',
        'react/preserve-manual-memoization': 'error',
        'react/incompatible-library': 'error',
        'react/immutability': 'error',
        'react/globals': 'error',
        'react/refs': 'error',
        'react/set-state-in-effect': 'error',
        'react/error-boundaries': 'error',
        'react/purity': 'error',
        'react/set-state-in-render': 'error',
        'react/unsupported-syntax': 'error',
      },
    },
    {
      files: sources,
      excludeFiles: [...tests, 'web/src/i18n/**', 'web/src/portal/texts/**'],
      rules: {
        'max-lines': maxLines,
        // console.error reports causes that no response contains: of a failed request, of a missing participant.
        'no-console': ['error', { allow: ['error'] }],
      },
    },
    {
      files: ['{common,functions}/src/**/*.ts', 'tests/{api,rules,support}/**/*.ts'],
      excludeFiles: ['common/src/lib/with-id.ts'],
      rules: { 'wine-walk/require-with-id': 'error' },
    },
    {
      files: ['web/src/**/*.{ts,tsx}'],
      rules: { 'wine-walk/require-own-button': 'error' },
    },
    {
      files: ['{functions,web}/src/**/*.{ts,tsx}'],
      excludeFiles: [...tests, '**/src/support/**'],
      rules: { 'wine-walk/require-date-text': 'error' },
    },
    {
      files: sources,
      // Default of a new organization, the API's title.
      excludeFiles: [
        ...tests,
        '**/src/support/**',
        'common/src/model/organization-facts.ts',
        'functions/src/http/openapi.ts',
      ],
      rules: { 'wine-walk/no-organization-facts': 'error' },
    },
    {
      files: ['functions/src/**/*.ts', 'web/src/**/*.{ts,tsx}'],
      excludeFiles: [...tests, '**/src/support/**'],
      rules: { 'wine-walk/no-fixed-cash': 'error' },
    },
    {
      files: sources,
      // The clock of a zone.
      excludeFiles: [...tests, '**/src/support/**', 'common/src/lib/local-time.ts'],
      rules: { 'wine-walk/no-fixed-locale': 'error' },
    },
    {
      files: ['web/src/portal/**/*.{ts,tsx}'],
      excludeFiles: [...tests, 'web/src/portal/texts/**'],
      rules: { 'wine-walk/no-literal-texts': 'error' },
    },
    { files: ['tools/**/*.ts', '**/lab/**/*.ts'], rules: { 'max-lines': maxLines } },
    {
      // Sign-out clears persisted values by scope.
      files: ['web/src/**/*.{ts,tsx}'],
      excludeFiles: [...tests, 'web/src/support/**', 'web/src/platform/storage/**'],
      rules: {
        'no-restricted-globals': [
          'error',
          ...storageAreas.map((name) => ({ name, message: storageMessage })),
        ],
        'no-restricted-properties': [
          'error',
          ...storageAreas.map((property) => ({
            object: 'window',
            property,
            message: storageMessage,
          })),
        ],
      },
    },
  ],
});
