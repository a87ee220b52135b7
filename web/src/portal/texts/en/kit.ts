import type { Noun } from './nouns.ts';

const sentenceStart = (noun: string) => `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;

/** Forms, lists and dialogs. */
export const kit = {
  error: 'Error',
  cancel: 'Cancel',
  saving: 'Saving…',
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
