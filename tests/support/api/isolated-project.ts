import './urls.ts';

/**
 * Separate project in the same emulators, so that these tests do not affect the demo data. Import it first.
 */
export const isolatedProjectId = 'demo-wine-walk-staff';

process.env.GCLOUD_PROJECT = isolatedProjectId;
