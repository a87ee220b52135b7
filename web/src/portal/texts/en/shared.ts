/** Components that several tabs use. */
export const shared = {
  activeWarning: {
    text: (events: string) =>
      `${events} are active at the same time. Attendees see only one event: the current one, or the next to start.`,
    review: 'Review events',
  },
  countTill: {
    label: 'Count the till',
    title: 'Count and close',
    countedCash: 'Cash in the till',
    countedCashHelp: 'All of it, including the float.',
    card: 'Total of the card terminal',
    cardHelp: 'Leave it empty if you don’t have it.',
    explanation: 'Why is there a difference?',
    submit: 'Close the till',
    done: 'Till closed',
    failed: 'We couldn’t reach the server. The till is still open. Try again.',
  },
  csvImport: {
    file: 'CSV file',
    tooLarge: 'This file is larger than 20 MB.',
    notCsv: 'This is not a CSV file.',
    unreadableEncoding:
      'We can’t read the characters of this file. Save it as "CSV UTF-8" and choose it again.',
    guessedEncoding:
      'This file isn’t in UTF-8. If names below look wrong, save it as “CSV UTF-8” and choose it again.',
    columns: {
      label: 'Columns',
      choose: 'Choose the columns',
      hasHeader: 'The first line names the columns',
      none: 'No column',
      unnamed: (position: number) => `Column ${position}`,
      unused: (columns: readonly string[]) => `Not used: ${columns.join(', ')}.`,
    },
    badLines: {
      label: 'Bad lines',
      lead: 'We skip the lines below. Fix them in the file and import it again.',
      line: 'Line',
      content: 'Content',
      problem: 'Problem',
      download: 'Download the bad lines',
      more: (count: string) => `And ${count} more.`,
    },
    recent: {
      label: 'Recent imports',
      one: (name: string) => `Imported in the last day: ${name}`,
      many: (first: string, others: number) =>
        `Imported in the last day: ${first} and ${others} more`,
      undo: 'Undo this import',
      undone: (removed: number) => `Import undone: ${removed} removed`,
      leftAlone: (names: readonly string[]) =>
        `In use or changed since, so we left them alone: ${names.join(', ')}.`,
      undoFailed: 'We couldn’t undo the import. Try again.',
    },
  },
  deskAction: {
    notSaved: 'This phone couldn’t save it. Do it again.',
  },
  imageUpload: {
    tooLarge: 'This file is larger than 20 MB. Choose a smaller picture.',
    notPicture: 'This isn’t a JPEG, PNG or WebP picture. Choose another file.',
    tooManyPixels: (width: number, height: number) =>
      `This picture is ${width} × ${height} pixels, too many to open. Choose a smaller one.`,
    damaged: 'This picture is damaged. Choose another file.',
    notSmallEnough: 'We couldn’t make this picture small enough. Choose another one.',
    uploadFailed: 'We couldn’t upload this picture. Try again.',
    chosen: 'Chosen file',
    dragHint: 'Drag the picture to choose what to show.',
    discard: 'Discard picture',
    upload: 'Use this picture',
    uploading: 'Uploading…',
    crop: {
      label: 'Crop',
      part: 'Part to use',
      zoom: 'Zoom',
      horizontal: 'Left to right',
      vertical: 'Top to bottom',
    },
  },
  location: {
    findPlace: 'Find this address',
    finding: 'Finding the address…',
    findFailed: 'Failed to find the address',
    choosePlace: 'Choose the place. Then check the pin.',
    noPlace: 'We didn’t find this address. Add the town, or place the pin on the map.',
    latitude: 'Latitude',
    longitude: 'Longitude',
    swapped: 'Latitude and longitude look swapped.',
    swap: 'Swap them',
    moveHint: 'Click the map or drag the pin. Or use the arrow keys, with Shift for bigger steps.',
    chooseHint: 'Click the place on the map.',
    center: 'Center the pin',
  },
  noEventYet: {
    create: 'Create Event',
  },
  mailPreview: {
    failed: 'We couldn’t compose the email',
    subject: 'Subject:',
    html: 'The email as HTML',
    plainText: 'Plain text',
  },
  /** Changes that can still be undone. */
  undoable: {
    summary: (count: number) =>
      count === 1 ? '1 recent change can be undone' : `${count} recent changes can be undone`,
    made: (at: string, by: string, undoUntil: string) => `${at} by ${by} · undo until ${undoUntil}`,
    undo: 'Undo',
    undoOf: (name: string) => `Undo: ${name}`,
  },
  /** Names of payments within a sentence. */
  payments: {
    cash: 'cash',
    card: 'card',
    other: 'another payment',
  },
  tillDifference: {
    less: (amount: string) => `${amount} less`,
    more: (amount: string) => `${amount} more`,
    cardLess: (amount: string) => `card ${amount} less`,
    cardMore: (amount: string) => `card ${amount} more`,
  },
  /** Labels of records that several tabs show. */
  labels: {
    registrationStates: {
      'cash-due': 'Payment due',
      verified: 'Ticket verified',
      paid: 'Paid',
      arrived: 'Arrived',
      walking: 'Walking',
      cancelled: 'Canceled',
    },
    /** Reasons why a person uses a ticket of another holder. */
    holderChanges: {
      gift: 'A gift',
      'sold-on': 'Sold on to them',
      'typing-error': 'The name on record has a typing error',
    },
    chooseReason: 'Choose a reason',
    ticketsLeft: (left: number) => (left === 0 ? 'Sold out' : `${left} left`),
  },
  /** Texts of a record in each language. */
  translations: {
    /** Label of an input. `text`: name of the text, such as 'description'. */
    input: (language: string, text: string) => `${language} ${text}`,
    /** Label in a comparison. `texts`: name of all translations, such as 'Translated description'. */
    field: (language: string, texts: string) => `${texts}: ${language}`,
    none: 'None',
    /** `main`: language that attendees in `language` read instead. */
    fallback: (language: string, main: string) => `Attendees in ${language} read the ${main} text.`,
  },
};
