import root from '../oxlint.config.ts';

/** The rules of the root without its ignored folders, which include this one. */
export default {
  ...root,
  jsPlugins: ['../tools/boundaries/lint-plugin.ts'],
  ignorePatterns: ['node_modules/**'],
};
