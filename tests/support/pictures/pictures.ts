/** Pictures of the README (`npm run pictures`), with the folders and files of the screens that they show. */
export const pictures = {
  phone: {
    file: 'docs/screens/phone.png',
    shows: [
      'web/src/attendee/app/shell',
      'web/src/attendee/features/check-in/success/check-in-success.css',
      'web/src/attendee/features/check-in/success/check-in-success.tsx',
      'web/src/attendee/features/home',
      'web/src/attendee/features/landing',
      'web/src/attendee/features/map',
      'web/src/attendee/features/rewards',
      'web/src/ui/theme',
    ],
  },
  portal: {
    file: 'docs/screens/portal.png',
    shows: ['web/src/portal/features/overview', 'web/src/ui/theme'],
  },
} as const;
