import './urls.ts';

/**
 * A project of its own in the same emulators: what staff do in these tests (events made active, everything
 * cleared) then disturbs neither the demo's data nor the suites that walk through it. Import it first.
 */
export const isolatedProjectId = 'demo-wine-walk-staff';

process.env.GCLOUD_PROJECT = isolatedProjectId;
