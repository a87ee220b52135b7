import type { TestProjectInlineConfiguration } from 'vitest/config';
import { replaceModules } from './in-memory/replace-modules.ts';

/*
 * Projects of vitest.config.ts with the API tests. Most run on a store in memory, which takes a fifth of the emulator's time; full
 * runs, packed functions and Google's emulator use the emulators for all.
 */

const { CI, TEST_FULL, PACKED_FUNCTIONS, FIRESTORE_EMULATOR } = process.env;
const isInMemory = !(TEST_FULL || PACKED_FUNCTIONS || FIRESTORE_EMULATOR);

/** Tests on the demo data; the others start without data, in another project of the same emulators. */
const demoTests = 'tests/api/**/*.demo.test.ts';
const requiredIndexes = 'tests/api/http/required-indexes.demo.test.ts';
/** Tests on the emulators in every run. */
const emulatorTests = {
  withDemo: [
    // Firestore itself: its contract, its indexes, the cost of an operation.
    'tests/simulation/store-contract.test.ts',
    requiredIndexes,
    'tests/api/http/firestore-cost.demo.test.ts',
    // Several processes on one store.
    'tests/api/http/{concurrency,exactly-once}.demo.test.ts',
    // Reads by the security rules.
    'tests/api/sessions/session-matrix.demo.test.ts',
    'tests/api/staff/staff-sessions.demo.test.ts',
    'tests/api/groups/groups.demo.test.ts',
  ],
  withoutData: [
    // An import by Firestore's own interface, and a command in another process.
    'tests/api/overview/old-exports.test.ts',
    'tests/api/staff/admin-staff-command.test.ts',
  ],
};
/** Tests that start or stop servers, of `npm run test:full` only. */
const processTests =
  'tests/api/http/{firestore-outage,packed-functions,restore-rehearsal,server-crash}.test.ts';
/** Other tests of `npm run test:full` only: another engine, 300 phones, 20,000 documents. */
const longTests = [
  'tests/api/http/{schemathesis,venue-wifi}.test.ts',
  'tests/api/registrations/registration-paging.test.ts',
  'tests/api/tickets/ticket-moves-20000.test.ts',
];

// The functions emulator runs one request per worker; these tests serve the API in their own process.
const inProcess = { API_IN_PROCESS: '1' };
const withoutData = { GCLOUD_PROJECT: 'demo-wine-walk-staff' };

const common = {
  environment: 'node' as const,
  // Loading the modules again for each file took a quarter of the time.
  isolate: false,
};
const onEmulator = {
  ...common,
  // They share the emulators' data.
  fileParallelism: false,
  sequence: { groupOrder: 1 },
  env: inProcess,
  setupFiles: ['tests/support/api/store/require-indexes.ts'],
  globalSetup: [
    'tests/support/run-event-now.ts',
    // Calls the functions as they are deployed, instead of the API in the process of the tests.
    ...(PACKED_FUNCTIONS ? ['tests/support/api/store/packed-setup.ts'] : []),
  ],
};
const inMemory = {
  ...common,
  // CI runs the components and a browser at the same time.
  fileParallelism: !CI,
  env: { ...inProcess, API_STORE: 'memory' },
};
const usual = isInMemory ? inMemory : onEmulator;
const plugins = [replaceModules({ isInMemory })];

export const apiProjects: TestProjectInlineConfiguration[] = [
  {
    plugins,
    test: {
      ...usual,
      name: 'api',
      include: ['tests/api/**/*.test.ts'],
      exclude: [
        demoTests,
        processTests,
        ...emulatorTests.withoutData,
        ...(TEST_FULL ? [] : longTests),
      ],
      env: { ...usual.env, ...withoutData },
    },
  },
  {
    plugins,
    test: {
      ...usual,
      name: 'api-demo',
      include: [demoTests],
      // The guard of indexes is on both stores.
      exclude: emulatorTests.withDemo.filter((path) => path !== requiredIndexes),
      ...(isInMemory && { setupFiles: ['tests/support/api/in-memory/demo.setup.ts'] }),
    },
  },
  {
    test: {
      ...onEmulator,
      name: 'api-emulator',
      include: emulatorTests.withoutData,
      env: { ...inProcess, ...withoutData },
    },
  },
  { test: { ...onEmulator, name: 'api-emulator-demo', include: emulatorTests.withDemo } },
  {
    test: {
      ...onEmulator,
      name: 'api-processes',
      isolate: true,
      include: TEST_FULL ? [processTests] : [],
    },
  },
];
