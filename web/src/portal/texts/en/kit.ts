import type { Noun } from './nouns.ts';

const sentenceStart = (noun: string) => `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;

/** Forms, lists and dialogs. */
export const kit = {
  error: 'Error',
  cancel: 'Cancel',
  saving: 'Saving…',
  edit: 'Edit',
  editNamed: (name: string) => `Edit ${name}`,
  checkConnection: 'Check your connection and try again.',
  yes: 'Yes',
  no: 'No',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  /** Cancels a question such as 'End this shift?'. */
  keep: 'Keep it',
  status: 'Status',
  notPublished: 'Not published',
  event: 'Event',
  everyEvent: 'Every event',
  deletedEvent: 'Deleted event',
  includeOtherEvents: 'Include other events',
  /** Filter by status. */
  show: 'Show',
  pages: {
    label: 'Pages',
    /** `count`: undefined if the pages are not counted. */
    page: (page: number, count?: number) => `Page ${page}${count ? ` of ${count}` : ''}`,
    previous: 'Previous',
    next: 'Next',
  },
  /** Cards of a form. */
  cards: {
    remove: 'Remove',
    removeNamed: (title: string) => `Remove ${title}`,
  },
  discard: {
    question: 'Discard your changes?',
    discard: 'Discard',
    continueEditing: 'Keep editing',
  },
  offlineSave: 'You’re offline. Save again when you’re back online.',
  /** Comparison of two versions of a record. */
  conflict: {
    label: 'Compare versions',
    same: 'Both versions are the same.',
    lead: 'Choose which version to keep where they differ. Nothing is saved until you save the form.',
    changedBy: {
      me: 'Changed by you',
      them: 'Changed by someone else',
      both: 'Changed by both',
    },
    mine: 'Yours',
    saved: 'Saved by someone else',
    empty: '(empty)',
    undecided: 'You both changed the marked fields. Choose a version for each.',
    back: 'Back to my version',
    use: 'Use these',
  },
  staleEdit: {
    show: 'Show the current version',
    loadFailed: 'We couldn’t load the current version',
  },
  /** Times of a day on which clocks change. */
  time: {
    missing: 'Please enter a date and time.',
    skipped: (time: string, zone: string, instead: string) =>
      `${time} doesn’t exist that day in ${zone} because clocks go forward. Did you mean ${instead}?`,
    ambiguous: 'Clocks go back that day, so this time happens twice. Which one?',
    /** Label of the choice. */
    occurrence: (field: string) => `${field}: first or second`,
    first: (time: string) => `The first ${time}`,
    second: (time: string) => `The second ${time}, an hour later`,
  },
  timeZone: {
    label: 'Time zone',
    help: 'All times use this time zone.',
    near: 'United States',
    others: 'Other time zones',
  },
  eventChange: {
    undone: 'Undone',
    undoFailed: 'Failed to undo',
  },
  /** What staff did with a record. */
  history: {
    title: 'History',
    loading: 'Loading the history …',
    failed: 'Failed to load the history',
    none: 'No changes yet',
    empty: '(empty)',
    changed: 'Changed. We don’t show the content here.',
    /** By the action in the audit; an edit has none. */
    actions: {
      create: 'created',
      import: 'imported',
      publish: 'published',
      archive: 'archived',
      restore: 'restored',
      withdraw: 'withdrawn',
      mail: 'mailed',
      'mail-schedule': 'mail scheduled',
      emails: 'addresses copied',
      'undo-change': 'undone',
    },
    /** Stored fields that are not in a form. */
    fields: {
      archivedAt: 'Archived',
      businessStatus: 'Closed and sold-out businesses',
      checkInPausedAt: 'Check-in paused',
      districtId: 'Map',
      isPublished: 'Published',
      venueCode: 'Venue code',
      venuePin: 'Venue PIN',
    },
  },
  /** Lists and forms of any kind of record. */
  records: {
    search: ({ many }: Noun) => `Search ${many}`,
    count: (shown: number, all: number, { many }: Noun) => `${shown} of ${all} ${many}`,
    list: ({ many }: Noun) => sentenceStart(many),
    form: ({ one }: Noun) => sentenceStart(one),
    all: 'All',
    active: 'Active',
    inactive: 'Inactive',
    none: ({ many }: Noun) => `No ${many} yet`,
    noneFound: ({ many }: Noun) => `No ${many} found`,
    noneFoundHelp: 'Try a different search or filter.',
    fetchFailed: ({ many }: Noun) => `Failed to fetch ${many}`,
    /** Without a noun: of a tab with several kinds of records. */
    readOnly: (noun?: Noun) =>
      `You can view ${noun?.many ?? 'everything here'} with a desk account. Ask an admin to change them.`,
    /** Way from the page of a record to the list. */
    back: ({ many }: Noun) => `Back to ${many}`,
    sections: 'Sections',
    saveBar: 'Save',
    add: ({ one }: Noun) => `Add ${one}`,
    edit: ({ one }: Noun) => `Edit ${one}`,
    save: ({ one }: Noun) => `Save ${one}`,
    saveAsNew: ({ one }: Noun) => `Save as new ${one}`,
    saveAndAdd: 'Save and add another',
    created: ({ one }: Noun) => `${sentenceStart(one)} created successfully`,
    updated: ({ one }: Noun) => `${sentenceStart(one)} updated successfully`,
    saveFailed: ({ one }: Noun) => `Failed to save ${one}`,
    undoHint: 'You can undo this for 10 minutes at the top of any tab.',
    missing: ({ one }: Noun) => `This ${one} no longer exists. Someone may have deleted it.`,
    deletedMeanwhile: ({ one }: Noun) =>
      `This ${one} was deleted while you were editing it. Your changes are still here. Save them as a new ${one}, or close the form.`,
    savedMeanwhile: ({ one }: Noun) => `Someone else saved this ${one} while you were editing`,
    compareFirst: ({ one }: Noun) =>
      `Someone else saved this ${one} while you were editing it. Compare both versions before you save.`,
    compare: 'Compare',
    stillHere: 'Your changes are still here.',
    /** Input from before a reload or the end of a session. */
    draftRestored: 'Your unsaved changes are back. Save them, or cancel to discard them.',
    preview: 'What attendees see',
    previewLabel: 'Preview',
    hiddenPreview: 'Nothing yet, because it’s inactive. Once it’s active:',
  },
};
