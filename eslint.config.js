import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import {
  requireInvalidateAfterWrite,
  requireOwnButton,
  requirePersisted,
  requireWithId,
} from './tools/boundaries/restricted-syntax.ts';

const sources = ['{common,functions}/src/**/*.ts', 'web/src/**/*.{ts,tsx}'];
const tests = ['**/*.test.{ts,tsx}', 'tests/**'];

export default defineConfig(
  {
    ignores: [
      '**/dist/**',
      '.run/**',
      'coverage/**',
      'tools/boundaries/fixtures/**',
      'emulator-data/**',
      // Its types need its own packages: `npm run check` in lab/.
      'lab/**',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      // Handlers, tests and stubs are async without await because of their signature.
      '@typescript-eslint/require-await': 'off',
      // React suspends by throwing a promise.
      '@typescript-eslint/only-throw-error': 'off',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { ignoreRestSiblings: true, argsIgnorePattern: '^_', ignoreUsingDeclarations: true },
      ],
    },
  },
  {
    // Stored documents are `any` in API tests, which verify their content. The contract types the responses.
    files: ['tests/{api,support/api}/**'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  {
    files: sources,
    ignores: [...tests, 'web/src/i18n/**'],
    rules: {
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      // console.error reports causes that no response contains: of a failed request, of a missing participant.
      'no-console': ['error', { allow: ['error'] }],
    },
  },
  {
    files: ['{common,functions}/src/**/*.ts', 'tests/{api,rules,support}/**/*.ts'],
    ignores: ['common/src/lib/with-id.ts'],
    rules: { 'no-restricted-syntax': ['error', ...requireWithId] },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: ['web/src/platform/api/invalidate-after-write.ts'],
    rules: { 'no-restricted-syntax': ['error', requireInvalidateAfterWrite, requireOwnButton] },
  },
  {
    files: ['tools/**/*.ts', '**/lab/**/*.ts'],
    rules: { 'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: [...tests, 'web/src/support/**', 'web/src/platform/storage/**'],
    rules: requirePersisted,
  },
);
