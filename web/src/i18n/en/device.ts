/**
 * Texts about data stored on this device and about continuing on another one. Add each text in Spanish, too.
 */
export const english = {
  elsewhere: {
    title: 'On another device',
    lead: 'A code takes your walk along: to the home screen’s app on an iPhone, which does not share this browser’s sign-in, or to a second phone.',
    beforeInstalling:
      'The app on the home screen starts signed out: it does not share this browser’s sign-in. Take a code along.',
    beforeInstallingSignedOut:
      'The app on the home screen starts signed out, so sign in there, not here.',
    get: 'Get a code',
    another: 'Get another code',
    label: 'Your code',
    until: (time: string) =>
      `Type or paste it there under “Sign in”, “I have a code”. It works once, until ${time}, as long as you stay signed in here.`,
    copy: 'Copy the code',
    copied: 'Code copied',
    copyFailed: 'It could not be copied. Write it down.',
    failed: 'No code could be made. Check your connection and try again.',
    tooMany: 'That were many codes. Wait a while and try again.',
  },
  pasted: {
    homeScreen:
      'The app on the home screen has a sign-in of its own. Still signed in in the browser? Open your profile there, get a code, and type it here.',
    question: 'Did the link open in the browser? Copy it from the mail and paste it here.',
    label: 'Link from the mail',
    confirm: 'Sign in with the link',
    wrong: 'This is not the link from the mail, or it was used. Copy it anew, or ask for another.',
  },
  storage: {
    title: 'Kept on this device',
    lead: 'So that the walk opens without a connection. Old pictures and map pieces make room for new ones.',
    app: 'The app itself',
    seen: 'Pictures and map',
    walk: 'Your walk',
    total: 'Together',
    free: 'Free the pictures and the map',
    freed: (size: string) => `Freed ${size}`,
    freedWhat: 'They come again when you look at them. Check-ins that wait here were kept.',
    kilobytes: (count: string) => `${count} KB`,
    megabytes: (count: string) => `${count} MB`,
  },
};

export type DeviceTexts = typeof english;
