import type { ProblemCode } from '@wine-walk/common/api/problems.ts';

const seconds = (count: number) => `${count} ${count === 1 ? 'second' : 'seconds'}`;
const minutes = (count: number) => `${count} ${count === 1 ? 'minute' : 'minutes'}`;

/** Texts for staff by code, in languages other than the server's. */
const problems: Partial<Record<ProblemCode, string>> = {};

/** Navigation, sign-in and frame of the portal. */
const statusNames = { inactive: 'inactive', notPublished: 'not published' };

export const app = {
  problems,
  loading: 'Loading',
  portal: 'Staff portal',
  backToMain: 'Back to Main',
  tryAgain: 'Try again',
  required: 'Please fill this in.',
  offline: 'You’re offline. You may see old data, and you can’t save until you’re back online.',
  navigation: {
    skip: 'Skip to content',
    label: 'Portal',
    more: 'More',
    otherTabs: 'More tabs',
    event: 'Event',
    statuses: { running: 'On now', upcoming: 'Upcoming', ended: 'Past' },
    /** Event as an option. `status`: of an event that is no active one. */
    option: (name: string, time: string, status: 'inactive' | 'notPublished' | undefined) =>
      `${name} – ${time}${status ? ` (${statusNames[status]})` : ''}`,
    backToCurrent: 'Back to the current event',
  },
  tabs: {
    overview: 'Overview',
    businesses: 'Businesses',
    events: 'Events',
    rewards: 'Rewards',
    tickets: 'Tickets',
    'point-rules': 'Point Rules',
    announcements: 'Announcements',
    desk: 'Desk',
    registrations: 'Registrations',
    review: 'Review',
    prints: 'Prints',
    feedback: 'Feedback',
    mail: 'Mail',
    organization: 'Organization',
    staff: 'Staff',
  },
  notFound: {
    title: '404 Page Not Found',
    text: 'There’s nothing here',
    toOverview: 'Go to Overview',
  },
  tabFailed: {
    text: 'We couldn’t load this page. Check your connection and try again.',
    reload: 'Reload the page',
  },
  changes: {
    undo: 'Undo',
    /** `count`: at least two. */
    several: (count: number) => `${count} changes you can undo`,
    undoOf: (change: string) => `Undo: ${change}`,
    /** `event`: its name, if it is known. */
    details: (event: string | undefined, madeBy: string, until: string) =>
      `${event ? ` · ${event}` : ''} · ${madeBy} · undo until ${until}`,
  },
  signIn: {
    title: 'Staff portal',
    lead: 'Set up your events, businesses, rewards and tickets.',
    form: 'Staff login',
    username: 'Username',
    password: 'Password',
    signIn: 'Sign In',
    signingIn: 'Signing in…',
    succeeded: 'Login Successful',
    welcome: (name: string) => `Welcome, ${name}.`,
    failed: 'Login Failed',
    missing: 'Missing Information',
    missingText: 'Please enter both username and password',
    wrong: 'Invalid username or password',
    exchangeFailed:
      'Your details are correct, but we can’t reach the sign-in service. Try again in a moment.',
    retryInSeconds: (message: string, count: number) =>
      `${message} You can try again in ${seconds(count)}.`,
    retryInMinutes: (message: string, count: number, at: string) =>
      `${message} You can try again in ${minutes(count)}, at ${at}.`,
    unsentActions: (count: number) =>
      count === 1
        ? '1 action from the desk is saved on this phone and not sent yet. Sign in with the same account to send it, or ask an admin to sign in here.'
        : `${count} actions from the desk are saved on this phone and not sent yet. Sign in with the same account to send them, or ask an admin to sign in here.`,
    endReasons: {
      ended: 'You’ve been signed out. Please sign in again.',
      expired: 'Staff sessions end after 12 hours. Please sign in again.',
    },
    secondFactor: {
      form: 'Second factor',
      recoveryHelp: 'One of the codes you saved. Each one works once.',
      useApp: 'Use a code from your app',
      useRecovery: 'Use a recovery code',
      otherAccount: 'Use another account',
      lost: 'Lost your phone and your recovery codes? Ask another admin to reset them.',
    },
  },
  join: {
    kinds: {
      shift: {
        title: 'Your shift',
        lead: 'Enter your PIN and your name. This phone works as a desk until the event ends.',
        button: 'Start my shift',
      },
      shop: {
        title: 'Your counter',
        lead: 'Enter your PIN. You can redeem rewards on this phone until the event ends.',
        button: 'Open my counter',
      },
      volunteer: {
        title: 'Your station',
        lead: 'Enter your PIN. This phone works for you until the event ends.',
        button: 'Open my station',
      },
    },
    pin: 'PIN',
    pinDigits: 'The PIN has six digits.',
    name: 'Your name',
    nameHelp: 'We’ll show it with everything you do tonight.',
    opening: 'Opening…',
    done: 'You’re in',
    welcome: (name: string) => `Welcome, ${name}.`,
  },
  account: {
    user: (name: string) => `${name} · User`,
    roles: { admin: 'admin', desk: 'desk', shop: 'shop' },
    credentials: 'Credentials',
    signOut: 'Sign Out',
    signedOut: 'Logged Out',
  },
  credentials: {
    title: 'Credentials',
    mismatch: 'Password Mismatch',
    mismatchText: 'New password and confirmation do not match.',
    tooShort: 'Password Too Short',
    tooShortText: 'New password must be at least 6 characters long.',
    updated: 'Credentials Updated',
    updatedText: 'We signed out your other devices.',
    failed: 'Update Failed',
    failedText: 'Failed to update credentials',
    currentPassword: 'Current password',
    newPassword: 'New password',
    newPasswordHelp:
      'At least 6 characters. Three or four words are stronger and easier to remember.',
    confirmation: 'Confirm new password',
    update: 'Update Credentials',
    updating: 'Updating…',
  },
  secondFactor: {
    title: 'Second factor',
    failedText: 'Failed to update the second factor',
    lead: 'Add a code from your phone, so a stolen password isn’t enough.',
    setUp: 'Set up',
    isOn: (codesLeft: number) =>
      `It’s on. You have ${codesLeft === 1 ? '1 recovery code left.' : `${codesLeft} recovery codes left.`}`,
    newCodes: 'New recovery codes',
    turnOff: 'Turn off',
    turnedOff: 'Second factor turned off',
    code: 'Code from your app',
    recoveryCode: 'Recovery code',
    back: 'Back',
    change: {
      removeTitle: 'Turn off the second factor',
      renewText: 'Your old recovery codes will stop working.',
      removeText: 'You’ll sign in with just your password.',
      codeHelp: 'Or one of your recovery codes.',
      showNewCodes: 'Show new codes',
    },
    setup: {
      title: 'Set up the second factor',
      begin: 'Begin the setup',
      needed:
        'You need an authenticator app on your phone. Any app with six-digit codes works, such as your password manager.',
      continue: 'Continue',
      confirm: 'Confirm the app',
      scan: 'Scan this with your authenticator app, then type the six digits it shows.',
      qrCode: 'QR code for your authenticator app',
      noCamera: 'No camera? Type this key into the app:',
      turnOn: 'Turn on',
    },
    codes: {
      title: 'Recovery codes',
      save: 'Save these somewhere other than your phone. If you lose it, each one signs you in once. You won’t see them again.',
      copy: 'Copy',
      copied: 'Codes copied',
      copyFailed: 'Copying failed',
      copyFailedText: 'Select and copy them.',
      download: 'Download',
      file: (organization: string, username: string) =>
        `${organization} recovery codes of ${username}. Each works once.`,
      saved: 'I’ve saved them',
    },
  },
  /** Actions at the desk that can be undone. */
  undo: {
    list: 'Just now',
    someone: 'Someone',
    businesses: (count: number) => `${count} businesses`,
    admitted: (people: string, count: number) => `${people} ${count > 1 ? 'are' : 'is'} in`,
    redeemed: (reward: string) => `${reward} handed over`,
    confirmed: (business: string, people: string) => `${business} confirmed for ${people}`,
    refused: (business: string, people: string) => `${business} refused for ${people}`,
    checkedIn: (business: string, people: string) => `${people} checked in at ${business}`,
    cardEntered: (business: string, people: string) => `Card of ${people}: ${business}`,
    paidByCard: (amount: string) =>
      `${amount} was paid by card. Undo removes it from your till, so refund it at the terminal.`,
    collected: (amount: string) =>
      `${amount} was collected. Undo removes it from your till, so give it back.`,
    undo: 'Undo',
    undoOf: (action: string) => `Undo: ${action}`,
    more: (count: number) => `${count} more`,
  },
};
