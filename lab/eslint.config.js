import { defineConfig } from 'eslint/config';
import root from '../eslint.config.js';

/** The rules of the root without its ignored folders, which include this one. */
export default defineConfig(
  root.filter(({ files }) => files),
  { ignores: ['node_modules/**'] },
);
