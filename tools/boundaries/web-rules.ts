import { type Boundary, packages, tests } from './boundary.ts';

/** Boundaries of the web app; `own` turns a path of this repository into a pattern. */
export function webRules(own: (path: string) => string): Boundary[] {
  return [
    {
      name: 'web-imports-common-only',
      comment: 'Of the server half, the web imports nothing: what both need is in common.',
      from: { path: own('web/') },
      to: { path: own('functions/') },
    },
    {
      name: 'attendee-features-are-apart',
      comment: 'A feature of the attendee app does not import another one.',
      from: { path: own('web/src/attendee/features/([^/]+)/') },
      to: {
        path: own('web/src/attendee/features/'),
        pathNot: own('web/src/attendee/features/$1/'),
      },
    },
    {
      name: 'portal-features-are-apart',
      comment: 'A feature of the portal does not import another one.',
      from: { path: own('web/src/portal/features/([^/]+)/') },
      to: { path: own('web/src/portal/features/'), pathNot: own('web/src/portal/features/$1/') },
    },
    {
      name: 'features-do-not-import-the-app',
      comment: 'The app composes the features; what both need is below them.',
      from: {
        path: own('web/src/(attendee|portal)/(features|shared|kit|session)/'),
        pathNot: tests,
      },
      to: { path: own('web/src/(attendee|portal)/app/') },
    },
    {
      name: 'shared-is-below-features',
      comment: 'Shared code and the kit do not import features.',
      from: { path: own('web/src/(attendee|portal)/(shared|kit|session)/'), pathNot: tests },
      to: { path: own('web/src/(attendee|portal)/features/') },
    },
    {
      name: 'kit-is-below-shared',
      comment: 'The kit and the session of the portal do not know its records.',
      from: { path: own('web/src/portal/(kit|session)/'), pathNot: tests },
      to: { path: own('web/src/portal/shared/') },
    },
    {
      name: 'session-is-below-kit',
      comment: 'The session of the portal is below its forms and lists.',
      from: { path: own('web/src/portal/session/'), pathNot: tests },
      to: { path: own('web/src/portal/kit/') },
    },
    {
      name: 'base-layers-do-not-import-the-apps',
      comment: 'shared, ui, platform and i18n are below both apps.',
      from: { path: own('web/src/(shared|ui|platform|i18n)/'), pathNot: tests },
      to: { path: own('web/src/(attendee|portal)/') },
    },
    {
      name: 'ui-knows-no-product',
      comment: 'The design system imports texts and the device, no product components and no data.',
      from: { path: own('web/src/ui/'), pathNot: tests },
      to: {
        path: [
          own('web/src/shared/'),
          own('web/src/platform/(api|firebase|live|session|delivery-queue)/'),
          own('common/src/(rules|api)/'),
        ],
      },
    },
    {
      name: 'theme-stands-alone',
      comment: 'The theme imports nothing of ours; components are made of it.',
      from: { path: own('web/src/ui/theme/'), pathNot: tests },
      to: { path: own('web/src/'), pathNot: own('web/src/ui/theme/') },
    },
    {
      name: 'platform-draws-nothing',
      comment: 'The platform imports neither components nor texts.',
      from: { path: own('web/src/platform/'), pathNot: tests },
      to: { path: own('web/src/(ui|i18n|shared)/') },
    },
    {
      name: 'texts-need-the-device-only',
      comment: 'Texts import the stored language and units, no components and no data.',
      from: { path: own('web/src/i18n/'), pathNot: tests },
      to: { path: own('web/src/(ui|shared|platform/(api|firebase|live|session|delivery-queue))/') },
    },
    {
      name: 'device-knows-no-rules',
      comment: 'Device and storage modules import helpers of common, no rules.',
      from: { path: own('web/src/platform/(device|storage)/'), pathNot: tests },
      to: { path: own('common/src/(rules|api)/') },
    },
    {
      name: 'only-platform-touches-firebase',
      comment: 'In the web only the platform imports firebase and reactfire.',
      from: { path: own('web/src/'), pathNot: [own('web/src/platform/'), tests] },
      to: { path: packages('firebase', '@firebase/[^/]+', 'reactfire') },
    },
    {
      name: 'portal-does-not-import-the-attendee-app',
      comment: 'Both apps share components and data, no screens.',
      from: { path: own('web/src/portal/'), pathNot: tests },
      to: { path: own('web/src/attendee/') },
    },
    {
      name: 'attendee-app-does-not-import-the-portal',
      comment: 'Only attendee/app/boot may, and only the entry of the portal.',
      from: {
        path: own('web/src/'),
        pathNot: [own('web/src/(portal|attendee/app/boot)/'), tests],
      },
      to: { path: own('web/src/portal/') },
    },
    {
      name: 'portal-loads-lazily',
      comment: 'attendee/app/boot imports the portal lazily, so that no attendee downloads it.',
      from: { path: own('web/src/attendee/app/boot/'), pathNot: tests },
      to: { path: own('web/src/portal/'), dynamic: false },
    },
    {
      name: 'portal-has-one-entry',
      comment: 'Of the portal, attendee/app/boot imports load-portal.ts only.',
      from: { path: own('web/src/attendee/app/boot/'), pathNot: tests },
      to: { path: own('web/src/portal/'), pathNot: own('web/src/portal/app/load-portal\\.ts$') },
    },
    {
      name: 'landing-is-light',
      comment: 'A first visitor loads no Chakra, Firebase, forms, maps, zod or query cache.',
      from: { path: own('web/src/attendee/features/landing/'), pathNot: tests },
      to: {
        path: packages(
          '@chakra-ui/react',
          '@emotion/react',
          'firebase',
          'reactfire',
          'react-hook-form',
          '@tanstack/react-query',
          'leaflet',
          'zod',
        ),
      },
    },
  ];
}
