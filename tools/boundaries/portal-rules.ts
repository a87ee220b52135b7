import type { IForbiddenRuleType } from 'dependency-cruiser';

/** A boundary, and why it is there. */
export type Boundary = IForbiddenRuleType & { name: string; comment: string };

/** Tests, and what helps them. */
export const tests = '\\.test\\.tsx?$|/src/support/';

/** The boundaries of the staff's portal; `own` makes a path of ours a pattern. */
export function portalRules(own: (path: string) => string): Boundary[] {
  return [
    {
      name: 'portal-features-are-apart',
      comment: 'One feature of the portal does not reach into another.',
      from: { path: own('web/src/portal/features/([^/]+)/') },
      to: { path: own('web/src/portal/features/'), pathNot: own('web/src/portal/features/$1/') },
    },
    {
      name: 'portal-modules-are-below-its-features',
      comment: 'The portal’s forms, lists, records, session and shell do not import its features.',
      from: { path: own('web/src/portal/(forms|lists|records|session|shell)/'), pathNot: tests },
      to: { path: own('web/src/portal/features/') },
    },
    {
      name: 'portal-does-not-import-the-attendee-app',
      comment: 'The staff’s app shares components, data and texts with the attendee’s, no screens.',
      from: { path: own('web/src/portal/'), pathNot: tests },
      to: { path: own('web/src/(features|app)/') },
    },
    {
      name: 'attendee-app-does-not-import-the-portal',
      comment: 'Only app/boot may, and only the portal’s entry.',
      from: { path: own('web/src/'), pathNot: [own('web/src/(portal|app/boot)/'), tests] },
      to: { path: own('web/src/portal/') },
    },
    {
      name: 'portal-is-a-chunk-of-its-own',
      comment: 'app/boot imports the portal’s entry lazily, so that no visitor pays for it.',
      from: { path: own('web/src/app/boot/'), pathNot: tests },
      to: { path: own('web/src/portal/'), dynamic: false },
    },
    {
      name: 'portal-has-one-entry',
      comment: 'Of the portal, app/boot knows portal.tsx alone.',
      from: { path: own('web/src/app/boot/'), pathNot: tests },
      to: { path: own('web/src/portal/'), pathNot: own('web/src/portal/portal\\.tsx$') },
    },
  ];
}
