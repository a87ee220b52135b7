import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { describe, expect, test } from 'vitest';
import { resolution } from './resolution.ts';
import { folderRules, rules } from './rules.ts';

const fixtures = 'tools/boundaries/fixtures/';

/** File that breaks each rule. A misconfigured rule reports nothing, and so fails here. */
const offenders: Record<string, string> = {
  'model-stands-alone': 'common/src/model/imports-rules.ts',
  'api-imports-model': 'common/src/api/imports-rules.ts',
  'rules-are-pure': 'common/src/rules/events/reads-files.ts',
  'lib-knows-no-rules': 'common/src/lib/imports-rules.ts',
  'only-firestore-layer-touches-firestore': 'functions/src/modules/tickets/touches-firestore.ts',
  'queries-stay-in-the-firestore-layer': 'functions/src/modules/tickets/writes-a-query.ts',
  'firestore-layer-is-below-http': 'functions/src/firestore/imports-http.ts',
  'mail-is-below-modules': 'functions/src/mail/imports-http.ts',
  'http-is-below-modules': 'functions/src/http/writes.ts',
  'services-write': 'functions/src/modules/rewards/routes.ts',
  'modules-are-apart': 'functions/src/modules/tickets/imports-rewards.ts',
  'server-does-not-import-the-web': 'functions/src/modules/rewards/imports-web.ts',
  'web-imports-common-only': 'web/src/attendee/features/events/imports-server.ts',
  'attendee-features-are-apart': 'web/src/attendee/features/events/imports-landing.ts',
  'portal-features-are-apart': 'web/src/portal/features/tickets/imports-events.ts',
  'features-do-not-import-the-app': 'web/src/attendee/features/events/imports-app.ts',
  'shared-is-below-features': 'web/src/attendee/shared/imports-feature.ts',
  'kit-is-below-shared': 'web/src/portal/kit/imports-shared.ts',
  'session-is-below-kit': 'web/src/portal/session/imports-kit.ts',
  'base-layers-do-not-import-the-apps': 'web/src/shared/imports-attendee.ts',
  'ui-knows-no-product': 'web/src/ui/imports-shared.ts',
  'theme-stands-alone': 'web/src/ui/theme/imports-component.ts',
  'platform-draws-nothing': 'web/src/platform/api/imports-ui.ts',
  'texts-need-the-device-only': 'web/src/i18n/imports-ui.ts',
  'device-knows-no-rules': 'web/src/platform/device/imports-rules.ts',
  'only-platform-touches-firebase': 'web/src/attendee/features/events/touches-firebase.ts',
  'portal-does-not-import-the-attendee-app': 'web/src/portal/app/imports-attendee.ts',
  'attendee-app-does-not-import-the-portal': 'web/src/attendee/features/events/imports-portal.ts',
  'portal-loads-lazily': 'web/src/attendee/app/boot/imports-portal-eagerly.ts',
  'portal-has-one-entry': 'web/src/attendee/app/boot/imports-portal-module.ts',
  'landing-is-light': 'web/src/attendee/features/landing/heavy.ts',
  'support-is-for-tests': 'common/src/rules/events/uses-test-helpers.ts',
  'only-lab-imports-lab': 'tests/imports-lab.ts',
  'specification-is-black-box': 'tests/specification/imports-common.ts',
  'no-cycles': 'web/src/attendee/features/events/one.ts',
  'only-declared-packages': 'web/src/attendee/features/events/undeclared.ts',
};

async function violationsOf(forbidden: ReturnType<typeof rules>) {
  const { output } = await cruise([fixtures], {
    ruleSet: { forbidden },
    validate: true,
    ...resolution,
  });
  return (output as ICruiseResult).summary.violations;
}

const violations = await violationsOf(rules(fixtures));

describe('every boundary rule fires on its known-bad fixture', () => {
  test.each(rules('').map((rule) => String(rule.name)))('%s', (name) => {
    const broken = violations.filter((violation) => violation.rule.name === name);
    expect(broken.map((violation) => violation.from)).toContain(fixtures + offenders[name]);
  });

  test('no-folder-cycles', async () => {
    const broken = await violationsOf(folderRules(fixtures));
    expect(broken.map(({ from }) => from)).toContain(`${fixtures}web/src/cycle/one`);
  });
});
