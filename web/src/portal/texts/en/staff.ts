const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);

/** Staff tab. */
export const staff = {
  title: 'Staff',
  lead: 'Who can use this portal, and what they can do.',
  adminsOnly: 'Only admins can manage staff accounts. Ask one of them.',
  add: 'Add Staff',
  none: 'Add everyone who works at the event.',
  fetchFailed: 'We couldn’t load the staff accounts',
  columns: {
    name: 'Name',
    role: 'Role',
    since: 'Since',
    secondFactor: 'Second factor',
    access: 'Access',
  },
  /** Account of the signed-in user. */
  own: (name: string) => `${name} (you)`,
  secondFactor: { on: 'On', off: 'Off' },
  roles: {
    admin: { label: 'Admin', help: 'Can see and change everything, and add staff.' },
    desk: { label: 'Desk', help: 'Handles tickets, payments and rewards. Can view the rest.' },
  },
  account: {
    form: 'Staff account',
    fullName: 'Full name',
    username: 'Username',
    usernameHelp: 'Lowercase letters, digits, dots and dashes.',
    role: 'Role',
    password: 'Password',
    passwordHelp:
      'At least 6 characters. A few words are best. They can change it under Credentials.',
    addTitle: 'Add staff',
    adding: 'Adding…',
    created: 'Staff account created',
    canSignIn: 'Can sign in',
    canSignInHelp: 'Turning this off signs out all their devices right away.',
    resetSecondFactor: 'Reset the second factor',
    resetSecondFactorHelp: 'For a lost phone. It signs out all their devices.',
    newPassword: 'New password',
    newPasswordHelp:
      'Leave empty to keep the current password. A new one signs out all their devices.',
    adminPasswordHelp:
      'Admins need a password that’s hard to guess. Use three or four words in a row.',
    save: 'Save account',
    updated: 'Staff account updated',
    stale: 'Someone else changed this account, so we didn’t save. Your changes are still here.',
  },
  /** Shifts and shop links. */
  links: {
    title: 'Volunteers and shops',
    noEvent: 'Create an event first. Then volunteers and shops can join with a QR code.',
    lead: (event: string) =>
      `${event}: volunteers and shops join with a QR code and a PIN. Their phone works as a desk or a shop’s counter until the event ends. No passwords needed.`,
    startShift: 'Start a shift',
    /** Name of a new shift. */
    shiftName: 'Volunteers',
    shop: 'Shop',
    chooseShop: 'Choose a shop',
    createLink: 'Create link',
    fetchFailed: 'We couldn’t load the shifts and shop links',
    actionFailed: 'That didn’t work',
    open: 'Open',
    ended: 'Ended',
    opens: (date: string, time: string, until: string) => `Opens ${date}, ${time} · until ${until}`,
    joined: (phones: number, until: string) =>
      `${phones === 1 ? '1 phone' : `${phones} phones`} joined · until ${until}`,
    show: 'QR and PIN',
    accountSince: (name: string, time: string) => `${name} · since ${time}`,
    end: {
      button: 'End',
      buttonNamed: (link: string) => `End ${link}`,
      title: (link: string) => `End ${link}?`,
      confirm: 'End it',
      ending: 'Ending…',
      text: (phones: number) => {
        const signedOut = phones === 1 ? '1 phone is' : `${phones} phones are`;
        return `${phones > 0 ? `${signedOut} signed out right away. ` : ''}Its QR code and PIN stop working. You can’t reopen it, only create a new one.`;
      },
    },
    revoke: {
      button: 'Revoke',
      buttonNamed: (account: string) => `Revoke ${account}`,
      title: (account: string) => `Revoke ${account}?`,
      revoking: 'Revoking…',
      text: (link: string) =>
        `This phone is signed out right away. Anything it hasn’t sent stays on it until an admin signs in there. ${link} gets a new PIN, so this phone can’t rejoin. Find the new PIN under QR and PIN.`,
    },
    dialog: {
      qrCode: (link: string) => `QR code of ${link}`,
      scan: 'Scan this with your phone’s camera, then enter this PIN:',
      pinHelp: 'Send the PIN separately from the link. Both stop working 6 hours after the event.',
      copy: 'Copy link',
      copied: 'Link copied',
      copyFailed: 'We couldn’t copy the link',
    },
  },
  /** Roster of an event. */
  roster: {
    title: 'Roster',
    lead: 'Each person gets a personal link and PIN for their station. Email them, or print them under Prints. One link for everyone works, too: start a shift.',
    add: 'Add volunteer',
    import: 'Import a roster',
    email: 'Email the links',
    emailing: 'Emailing…',
    emailFailed: 'We couldn’t email the links.',
    /** `count`: number of new mails. */
    emailed: (count: number) => {
      if (count === 0) return 'Everyone with an email has their link';
      return count === 1 ? '1 link is on its way' : `${count} links are on their way`;
    },
    withoutEmail: (count: number) =>
      `${count === 1 ? '1 person has' : `${count} people have`} no email. Print their links under Prints.`,
    fetchFailed: 'We couldn’t load the roster',
    desk: 'Desk',
    goneStation: 'A business that left the walk',
    signedIn: 'Signed in',
    noShow: 'No-show',
    noShowNamed: (name: string) => `${name} is a no-show`,
    takesOver: (name: string) => `${name} takes over`,
    show: 'QR and PIN',
    showNamed: (name: string) => `QR and PIN of ${name}`,
    fields: {
      name: 'Full name',
      phone: 'Phone',
      phoneHelp: 'Or an email.',
      email: 'Email',
      task: 'Role',
      taskPlaceholder: 'Welcome',
      station: 'Station',
      from: 'From',
      to: 'To',
    },
    addForm: {
      label: 'Volunteer',
      adding: 'Adding…',
      added: 'Volunteer added',
      failed: 'Failed to add the volunteer',
    },
    replacement: {
      title: (name: string) => `${name} isn’t coming?`,
      text: 'Their personal link and PIN stop working right away.',
      nobody: 'Nobody takes over',
      form: 'Replacement',
      add: 'Add replacement',
      added: 'Replacement added',
      failed: 'Failed to note the no-show',
    },
    importDialog: {
      lead: 'A CSV file with one person per line: name, phone or email, role, station, from and to. The station is Desk or a business’s name.',
      import: 'Import',
      importCount: (count: number) => `Import ${people(count)}`,
      importing: 'Importing…',
      added: (count: number) => `${people(count)} added`,
      undoHint: 'You can undo this for a day above the list.',
      stopped: 'The import stopped.',
      /** `reason`: one sentence. */
      stoppedAfter: (reason: string, count: number) =>
        `${reason} ${people(count)} added so far. Import again to add the rest.`,
      content: 'Content of the file',
      counts: (added: number, present: number, bad: number) =>
        `${added} new, ${present} already here, ${bad} bad`,
      /** Recognized column of a field, within a list. */
      found: (field: string, column: string) => `${field} from “${column}”`,
      more: (count: number) => `and ${count} more`,
      repeat: 'Nobody is added twice.',
      problems: {
        empty: 'This file is empty.',
        unknownStation: (station: string) =>
          `We don’t know the station “${station}”. Use Desk or a business’s name.`,
        repeated: (name: string, line: number) => `${name} is already on line ${line}.`,
        invalid: (field: string, message: string) => `${field}: ${message}`,
        /** Names of the fields before a message. */
        fields: {
          name: 'name',
          phone: 'phone',
          email: 'email',
          task: 'task',
          from: 'from',
          to: 'to',
        },
      },
    },
  },
};
