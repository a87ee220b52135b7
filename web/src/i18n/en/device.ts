/**
 * Texts about data stored on this device and about continuing on another one. Add each text in Spanish, too.
 */
export const english = {
  installSteps: {
    share: 'Tap Share in your browser’s toolbar',
    addByShare: 'Choose “Add to Home Screen”',
    menu: 'Open your browser’s menu',
    addByMenu: 'Choose “Add to Home Screen” or “Install app”',
  },
  elsewhere: {
    title: 'Use another phone',
    lead: 'Get a code to continue on a second phone, or in the home-screen app on an iPhone.',
    beforeInstalling:
      'You’ll sign in once in the home-screen app. Get a code now to make it quick.',
    beforeInstallingSignedOut: 'Sign in from the home-screen app, not here.',
    get: 'Get a code',
    another: 'Get another code',
    label: 'Your code',
    until: (time: string) =>
      `Type or paste it there under “Sign in,” then “I have a code.” It works once, until ${time}, while you’re signed in here.`,
    copy: 'Copy code',
    copied: 'Code copied',
    copyFailed: 'We couldn’t copy it. Write it down.',
    failed: 'We couldn’t get a code. Check your connection and try again.',
    tooMany: 'That’s a lot of codes. Wait a bit and try again.',
  },
  pasted: {
    homeScreen:
      'The home-screen app has its own sign-in. Still signed in in your browser? Get a code from your profile there and type it here.',
    question: 'Did the link open in your browser? Copy it from the email and paste it here.',
    label: 'Link from the email',
    confirm: 'Sign in with the link',
    wrong:
      'That’s not the link from the email, or it was already used. Copy it again, or get a new one.',
  },
  storage: {
    title: 'Saved on this device',
    lead: 'Lets the app open without a connection. Older pictures and map tiles make room for new ones.',
    app: 'App',
    seen: 'Pictures and map',
    walk: 'Your walk',
    total: 'Total',
    free: 'Clear pictures and map',
    freed: (size: string) => `Cleared ${size}`,
    freedWhat: 'They’ll download again when you need them. Unsent check-ins are still here.',
    kilobytes: (count: string) => `${count} KB`,
    megabytes: (count: string) => `${count} MB`,
  },
};

export type DeviceTexts = typeof english;
