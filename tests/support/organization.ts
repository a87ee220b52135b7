import { readSources } from '../../tools/demo/sources.ts';

const [organization] = readSources().organization;
if (!organization) throw new Error('emulator-data/sources/organization.json is empty.');

/** Organization of the demo data. */
export const demoOrganization = organization;
