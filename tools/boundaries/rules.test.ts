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
  'server-rooms-are-apart': 'functions/src/features/tickets/reaches-over.ts',
  'web-rooms-are-apart': 'web/src/features/rewards/reaches-over.ts',
  'web-shares-contract-and-domain': 'web/src/features/events/imports-server.ts',
  'server-does-not-know-the-web': 'functions/src/features/rewards/imports-web.ts',
  'only-data-touches-firebase': 'web/src/features/events/touches-firebase.ts',
  'lower-floors-do-not-know-the-rooms': 'web/src/theme/imports-room.ts',
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
