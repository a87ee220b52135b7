import { resolution } from './tools/boundaries/resolution.ts';
import { rules } from './tools/boundaries/rules.ts';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: rules(''),
  options: {
    ...resolution,
    exclude: { path: ['/dist/', '^tools/boundaries/fixtures'] },
    tsConfig: { fileName: 'web/tsconfig.json' },
  },
};
