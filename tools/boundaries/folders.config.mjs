import { resolution } from './resolution.ts';
import { folderRules } from './rules.ts';

/** Tests and their helpers import both sides of a folder boundary and are left out. */
/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: folderRules(''),
  options: {
    ...resolution,
    exclude: {
      path: [
        '/dist/',
        '^tools/boundaries/fixtures',
        '\\.test\\.tsx?$',
        '/support/',
        'node_modules',
      ],
    },
    tsConfig: { fileName: 'web/tsconfig.json' },
  },
};
