import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { describe, expect, test } from 'vitest';
import { resolution } from './resolution.ts';
import { rules } from './rules.ts';

const fixtures = 'tools/boundaries/fixtures/';

/** The file that breaks each rule: a rule that is set up wrongly reports nothing, and so fails here. */
const offenders: Record<string, string> = {
  'contract-stands-alone': 'functions/src/contract/imports-domain.ts',
  'domain-is-pure': 'functions/src/domain/reads-files.ts',
  'only-store-touches-firestore': 'functions/src/features/tickets/touches-firestore.ts',
  'queries-stay-in-the-store': 'functions/src/features/tickets/writes-a-query.ts',
  'store-is-below-http': 'functions/src/store/imports-http.ts',
  'http-is-below-features': 'functions/src/http/persists.ts',
  'services-persist': 'functions/src/features/rewards/routes.ts',
  'server-features-are-apart': 'functions/src/features/tickets/reaches-over.ts',
  'web-features-are-apart': 'web/src/features/rewards/reaches-over.ts',
  'web-shares-contract-and-domain': 'web/src/features/events/imports-server.ts',
  'support-is-for-tests': 'functions/src/domain/uses-test-support.ts',
  'server-does-not-know-the-web': 'functions/src/features/rewards/imports-web.ts',
  'only-data-touches-firebase': 'web/src/features/events/touches-firebase.ts',
  'lower-layers-do-not-import-features': 'web/src/theme/imports-feature.ts',
  'features-do-not-import-the-app': 'web/src/features/rewards/imports-app.ts',
  'theme-stands-alone': 'web/src/theme/imports-component.ts',
  'routing-stands-alone': 'web/src/routing/imports-component.ts',
  'portal-features-are-apart': 'web/src/portal/features/tickets/reaches-over.ts',
  'portal-modules-are-below-its-features': 'web/src/portal/lists/imports-feature.ts',
  'portal-does-not-import-the-attendee-app': 'web/src/portal/shell/imports-attendee.ts',
  'attendee-app-does-not-import-the-portal': 'web/src/features/rewards/imports-portal.ts',
  'portal-is-a-chunk-of-its-own': 'web/src/app/boot/imports-portal-at-once.ts',
  'portal-has-one-entry': 'web/src/app/boot/imports-portal-module.ts',
  'landing-is-light': 'web/src/features/landing/heavy.ts',
  'no-cycles': 'web/src/features/events/one.ts',
  'only-what-is-declared': 'web/src/features/events/undeclared.ts',
};

const { output } = await cruise([fixtures], {
  ruleSet: { forbidden: rules(fixtures) },
  validate: true,
  ...resolution,
});
const { violations } = (output as ICruiseResult).summary;

describe('every boundary rule fires on its known-bad fixture', () => {
  test.each(rules('').map((rule) => String(rule.name)))('%s', (name) => {
    const broken = violations.filter((violation) => violation.rule.name === name);
    expect(broken.map((violation) => violation.from)).toContain(fixtures + offenders[name]);
  });
});
