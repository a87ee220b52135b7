import { defineConfig } from 'eslint/config';
import root from '../eslint.config.js';

/** The rules of the root, without its list of ignored folders: that list contains this folder. */
export default defineConfig(
  root.filter(({ files }) => files),
  { ignores: ['node_modules/**'] },
);
