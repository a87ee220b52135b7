/** Separate project in the same emulators, which starts without data (`api` in vitest.config.ts). */
export const isolatedProjectId = 'demo-wine-walk-staff';

if (process.env.GCLOUD_PROJECT !== isolatedProjectId)
  throw new Error(
    'This fixture would replace the demo data: a test that uses it is not a *.demo.test.ts.',
  );
