import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { describe, expect, test } from 'vitest';
import { resolution } from './resolution.ts';
import { folderRules, rules } from './rules.ts';

const fixtures = 'tools/boundaries/fixtures/';

/** Files that break each rule. A misconfigured rule reports nothing, and so fails here. */
const offenders: Record<string, string[]> = {
  'layer common/src/model': ['common/src/model/imports-rules.ts'],
  'layer common/src/api': ['common/src/api/imports-rules.ts'],
  'layer common/src/lib': ['common/src/lib/imports-rules.ts'],
  'layer common/src/rules': ['common/src/rules/events/reads-files.ts'],
  'layer functions/src/firestore': ['functions/src/firestore/imports-http.ts'],
  'layer functions/src/mail': ['functions/src/mail/imports-http.ts'],
  'layer functions/src/http': ['functions/src/http/writes.ts'],
  'layer web/src/platform': ['web/src/platform/api/imports-ui.ts'],
  'layer web/src/platform/(device|storage)': ['web/src/platform/device/imports-rules.ts'],
  'layer web/src/ui/theme': ['web/src/ui/theme/imports-component.ts'],
  'layer web/src/ui': ['web/src/ui/imports-shared.ts'],
  'layer web/src/i18n': ['web/src/i18n/imports-ui.ts'],
  'layer web/src/shared': ['web/src/shared/imports-attendee.ts'],
  'layer web/src/portal/session': ['web/src/portal/session/imports-kit.ts'],
  'layer web/src/portal/kit': ['web/src/portal/kit/imports-shared.ts'],
  'layer web/src/(attendee|portal)/shared': ['web/src/attendee/shared/imports-feature.ts'],
  'layer web/src/attendee/(features|shared)': [
    'web/src/attendee/features/events/imports-portal.ts',
  ],
  'layer web/src/(attendee|portal)/features': ['web/src/attendee/features/events/imports-app.ts'],
  'topics-are-apart': [
    'functions/src/modules/tickets/imports-rewards.ts',
    'web/src/attendee/features/events/imports-landing.ts',
    'web/src/portal/features/tickets/imports-events.ts',
  ],
  'server-does-not-import-the-web': ['functions/src/modules/rewards/imports-web.ts'],
  'web-does-not-import-the-server': ['web/src/attendee/features/events/imports-server.ts'],
  'apps-are-apart': ['web/src/portal/app/imports-attendee.ts'],
  'portal-has-one-entry': ['web/src/attendee/app/boot/imports-portal-module.ts'],
  'portal-loads-lazily': [
    'web/src/attendee/app/boot/imports-portal-eagerly.ts',
    'web/src/attendee/features/events/imports-portal.ts',
  ],
  'admin-sdk-in-one-layer': ['functions/src/modules/tickets/touches-firestore.ts'],
  'queries-in-one-layer': ['functions/src/modules/tickets/writes-a-query.ts'],
  'services-write': [
    'functions/src/modules/rewards/routes.ts',
    'functions/src/modules/tickets/routes.ts',
  ],
  'firebase-in-the-platform': ['web/src/attendee/features/events/touches-firebase.ts'],
  'query-cache-in-the-platform': ['web/src/portal/features/tickets/calls-by-mutation.ts'],
  'charts-on-results-only': ['web/src/portal/features/tickets/draws-a-chart.ts'],
  'landing-is-light': ['web/src/attendee/features/landing/heavy.ts'],
  'support-is-for-tests': ['common/src/rules/events/uses-test-helpers.ts'],
  'only-lab-imports-lab': ['tests/imports-lab.ts'],
  'specification-is-black-box': ['tests/specification/imports-common.ts'],
  'no-cycles': ['web/src/attendee/features/events/one.ts'],
  'only-declared-packages': ['web/src/attendee/features/events/undeclared.ts'],
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

describe('boundary rules', () => {
  test.each(rules('').map((rule) => String(rule.name)))('finds %s', (name) => {
    const broken = violations.filter((violation) => violation.rule.name === name);
    const from = broken.map((violation) => violation.from);
    expect(from).toEqual(
      expect.arrayContaining(
        (offenders[name] ?? [`a fixture of ${name}`]).map((file) => fixtures + file),
      ),
    );
  });

  test('finds no-folder-cycles', async () => {
    const broken = await violationsOf(folderRules(fixtures));
    expect(broken.map(({ from }) => from)).toContain(`${fixtures}web/src/cycle/one`);
  });
});
