import type { TicketChangeKind } from '@wine-walk/common/model/tickets.ts';

const ticketCount = (count: number) => `${count} ${count === 1 ? 'ticket' : 'tickets'}`;
const ticketsAre = (count: number, shown: string) =>
  `${shown} ${count === 1 ? 'ticket is' : 'tickets are'}`;

/** Tickets tab. */
export const tickets = {
  title: 'Tickets',
  lead: 'Who can come in. Each ticket is redeemed once, with its registration.',
  loadFailed: 'We couldn’t load the tickets',
  saveFailed: 'Failed to save ticket',
  connectionLost: 'The connection was lost.',
  done: 'Done',
  actions: {
    add: 'Add Ticket',
    import: 'Import CSV',
    generate: 'Generate',
    export: 'Export CSV',
    exporting: 'Exporting…',
    exported: (count: string) => `${count} tickets exported`,
    exportFailed: 'Failed to export tickets',
    print: 'Print cards',
  },
  filters: {
    search: 'Search tickets by the start of their ID, email or name',
    searchPlaceholder: 'Ticket ID, email or name',
    searching: 'Searching…',
    unused: 'Unused',
    redeemed: 'Redeemed',
  },
  waitingList: {
    show: 'Show who is waiting',
    title: 'Waiting list',
    note: 'Longest waiting first. Each time you open this list is recorded.',
    since: (at: string) => `Since ${at}`,
    offeredUntil: (at: string) => `Place on hold until ${at}`,
    failed: 'We couldn’t load the waiting list',
    empty: 'No one is waiting any more.',
  },
  waiting: (waiting: string, offered: string) =>
    `Waiting list: ${waiting} waiting, ${offered} with a place on hold. We offer each free place by email, first come, first served.`,
  list: {
    label: 'Tickets',
    select: 'Select',
    selectTicket: (id: string) => `Select ${id}`,
    ticket: 'Ticket',
    holder: 'Holder',
    anyone: 'Anyone',
    emailHidden: 'Email hidden',
    event: 'Event',
    anyEvent: 'Any event',
    type: 'Type',
    source: 'Source',
    sources: { import: 'Imported', generated: 'Generated', manual: 'Added by hand' },
    state: 'State',
    states: { unused: 'Unused', redeemed: 'Redeemed' },
    redeemed: 'Redeemed',
    change: 'Change',
    delete: (id: string) => `Delete ${id}`,
    none: 'No tickets yet',
    noneHelp: 'Import the tickets you sold, or generate a batch to print.',
    noneFound: 'No tickets found',
    noneFoundHelp: 'Search by the start of an ID, email, first name or last name.',
  },
  /** Columns of the exported file. The import reads them by these names (common/src/rules/tickets/ticket-columns.ts). */
  csv: {
    id: 'Ticket ID',
    name: 'Name',
    email: 'Email',
    state: 'State',
    states: { unused: 'unused', redeemed: 'redeemed' },
    redeemedAt: 'Redeemed (UTC)',
    event: 'Event',
    type: 'Type',
  },
  /** Form of one ticket. */
  form: {
    label: 'Ticket',
    id: 'Ticket ID',
    idPlaceholder: 'WW2024-001234',
    idHelp: 'As printed on the ticket.',
    event: 'Event',
    anyActiveEvent: 'Any active event',
    type: 'Ticket type',
    noType: 'No type',
    holderName: "Holder's name",
    holderNameHelp:
      'If a ticket has a holder, only a matching registration can redeem it, by email or else by name.',
    holderEmail: "Holder's email",
  },
  addDialog: {
    title: 'Add ticket',
    submit: 'Add ticket',
    adding: 'Adding…',
    added: 'Ticket added',
  },
  editDialog: {
    title: (id: string) => `Ticket ${id}`,
    emailHidden: (holder: string | null) =>
      `${holder ? `Held by ${holder}. ` : ''}The holder’s email is hidden.`,
    showEmail: 'Show the email and edit (we log who views it)',
    releaseHelp:
      'Without a name and email, we release the ticket and anyone who has it can redeem it.',
    clearHolder: 'Clear holder',
    submit: 'Save ticket',
    updated: 'Ticket updated successfully',
  },
  deleteDialog: {
    title: 'Delete this ticket?',
    text: (id: string, holder: string | null) =>
      `${id}${holder ? `, sold to ${holder},` : ''} can no longer be redeemed. You can undo this for a day.`,
    submit: 'Delete ticket',
    deleting: 'Deleting…',
    deleted: 'Ticket Deleted',
    deletedText: (id: string) => `We deleted ${id}.`,
    failedTitle: 'Delete Error',
    failed: 'Failed to delete ticket',
  },
  generateDialog: {
    title: 'Generate tickets',
    form: 'Tickets to generate',
    count: 'How many',
    prefix: 'Prefix',
    help: 'Each ID is the prefix and a random ending, such as WW2026-7K3M9-QXDAB, so no one can guess the next one.',
    submit: 'Generate tickets',
    generating: 'Generating…',
    generated: 'Tickets generated',
    failed: 'Failed to generate tickets',
  },
  selection: {
    label: 'Change many tickets',
    none: 'Change many at once:',
    count: (count: number) => `${count} selected`,
    most: (count: number) => `${count} selected, the most at once`,
    all: 'Select all unused',
    clear: 'Select none',
    loadFailed: 'Failed to load the tickets',
    move: 'Move to an event',
    reassign: 'Reassign',
    delete: 'Delete',
  },
  /** Changes of the selected tickets. */
  bulk: {
    move: {
      title: 'Move tickets to an event',
      submit: (count: number) => `Move ${ticketCount(count)}`,
      done: (count: number) => `${ticketCount(count)} moved`,
    },
    reassign: {
      title: 'Reassign tickets',
      submit: (count: number) => `Reassign ${ticketCount(count)}`,
      done: (count: number) => `${ticketCount(count)} reassigned`,
    },
    release: {
      title: 'Reassign tickets',
      submit: (count: number) => `Release ${ticketCount(count)}`,
      done: (count: number) => `${ticketCount(count)} released`,
    },
    delete: {
      title: 'Delete tickets',
      submit: (count: number) => `Delete ${ticketCount(count)}`,
      done: (count: number) => `${ticketCount(count)} deleted`,
    },
    unchanged: (count: number) =>
      `${ticketCount(count)} left as ${count === 1 ? 'it was' : 'they were'}: redeemed or deleted in the meantime.`,
    failed: 'Failed to change the tickets',
    event: 'Event',
    eventHelp: 'The tickets will be valid for this event.',
    moveNote: 'You can undo this for a day.',
    name: 'Name',
    email: 'Email',
    reassignNote: (count: number) =>
      `${count === 1 ? 'This replaces the holder on record.' : `This replaces the holder of all ${ticketCount(count)}.`} You can undo this for a day.`,
    releaseNote: (count: number) =>
      count === 1
        ? 'Without a name and email, we release the ticket, and anyone who has it can redeem it. You can undo this for a day, then we delete the name and email on record.'
        : `Without a name and email, we release the ${ticketCount(count)}, and anyone who has a ticket can redeem it. You can undo this for a day, then we delete the names and emails on record.`,
    deleteNote: (count: number) =>
      `${ticketCount(count)} can no longer be redeemed. You can undo this for a day, then we delete the names and emails.`,
  },
  importDialog: {
    title: 'Import tickets',
    fileHelp:
      'A CSV file with one ticket ID per line and, if known, the holder’s name and email. Use commas or semicolons. Column names in the first line are optional.',
    emailHelp:
      'Only the person with that email can use the ticket. They enter a code we email them, or show the ticket and their ID at the desk. Leave the email out if buyers pass tickets on.',
    event: 'Event',
    eventHelp: 'The event these tickets are for.',
    existing: 'Existing tickets',
    leaveExisting: 'Keep as they are',
    updateExisting: 'Update them',
    updateHelp:
      'Updates the event, name and email from the file. Empty cells and redeemed tickets don’t change.',
    import: 'Import',
    importCount: (count: number, shown: string) =>
      count === 1 ? 'Import 1 ticket' : `Import ${shown} tickets`,
    importing: 'Importing…',
    continue: 'Continue',
    progress: 'Import',
    progressOf: (sent: number, total: number) => `${sent} of ${total} tickets`,
    /** `updated`: null for none. */
    counts: (counts: {
      sent: string;
      total: string;
      added: string;
      updated: string | null;
      alreadyThere: string;
    }) => {
      const updated = counts.updated === null ? '' : `${counts.updated} updated, `;
      return `${counts.sent} of ${counts.total}: ${counts.added} added, ${updated}${counts.alreadyThere} already there`;
    },
    undoHelp:
      'Undo removes the tickets this import added and restores those it updated, except tickets redeemed or changed since. You can undo it for a day above the list of tickets.',
    failed: (failure: string) =>
      `${failure} We saved what was sent. Continue when you’re ready. Nothing is added twice.`,
    empty: 'This file is empty.',
  },
  importPreview: {
    label: 'Content of the file',
    lines: (count: number, good: string, bad: string) =>
      `${good} good ${count === 1 ? 'line' : 'lines'}, ${bad} bad`,
    more: (count: string) => `and ${count} more`,
    repeat: 'No ticket is added twice.',
    missingId: 'We can’t tell which column has the ticket ID. Choose it below.',
    /** Fields to choose a column for. */
    fields: {
      id: 'Ticket ID',
      order: 'Order number',
      quantity: 'Number of tickets',
      type: 'Ticket type',
      name: 'Holder’s name',
      lastName: 'Last name, if in its own column',
      email: 'Holder’s email',
      status: 'Status (refunded and cancelled tickets are left out)',
    },
    /** Recognized columns, in one sentence of these parts with commas between them. */
    noHeader: 'No column names found.',
    id: (column: string) => `Ticket ID from “${column}”`,
    noId: 'No ticket ID',
    order: (column: string) => `order from “${column}”`,
    quantity: (column: string) => `number of tickets from “${column}”`,
    type: (column: string) => `type from “${column}”`,
    noType: 'no type',
    name: (column: string) => `name from “${column}”`,
    fullName: (name: string, lastName: string) => `name from “${name}” and “${lastName}”`,
    noName: 'no name',
    email: (column: string) => `email from “${column}”`,
    noEmail: 'no email',
    problems: {
      unknownType: (type: string) =>
        `This event has no ticket type “${type}”. Add it to the event first.`,
      notAdmitted: (status: string) => `The file lists this ticket as “${status}”.`,
      quantity: (max: number) => `A quantity is a whole number from 1 to ${max}.`,
      repeated: (id: string, line: number) => `${id} is already on line ${line}.`,
    },
  },
  recentChanges: {
    label: 'Recent imports and changes',
    /** `tickets`: '1 ticket, A-1', '450 tickets, A-1 to A-450'. */
    names: {
      import: (tickets: string) => `Import of ${tickets}`,
      move: (tickets: string) => `Move of ${tickets}`,
      reassign: (tickets: string) => `New holder of ${tickets}`,
      delete: (tickets: string) => `Deletion of ${tickets}`,
    } satisfies Record<TicketChangeKind, (tickets: string) => string>,
    one: (ticket: string) => `1 ticket, ${ticket}`,
    many: (count: string, first: string, last: string) => `${count} tickets, ${first} to ${last}`,
    submit: 'Undo this change',
    confirmTitle: 'Undo this change?',
    confirmImport: (name: string) =>
      `${name}: this removes the tickets it added and restores those it updated, except tickets redeemed or changed since.`,
    confirmChange: (name: string) =>
      `${name}: this restores the tickets as they were before, except those redeemed or changed since.`,
    cancel: 'Keep it',
    undoneTitle: 'Change undone',
  },
  undoChange: {
    submit: 'Undo this import',
    failed: 'Failed to undo everything. Try again.',
    /** `restored`: null for none. */
    undone: (removed: number, shown: string, restored: string | null) =>
      removed === 0 && restored !== null
        ? `Undone. Tickets restored: ${restored}`
        : `Import undone: ${ticketsAre(removed, shown)} removed${restored === null ? '' : `, ${restored} restored`}`,
    /** `more`: number of tickets that are not listed, null for none. */
    leftAlone: (count: number, shown: string, ids: string, more: string | null) =>
      `${ticketsAre(count, shown)} redeemed or changed since, so we left them alone: ${ids}${more === null ? '' : ` and ${more} more`}.`,
  },
  cards: {
    title: 'Ticket cards',
    preparing: 'Preparing the cards…',
    count: (count: number, shown: string) =>
      `${shown} ${count === 1 ? 'card' : 'cards'}, ten per sheet`,
    /** `total`: null if the cards are not counted. */
    first: (last: string, total: string | null) =>
      `The first ${last} of ${total ?? 'more'} cards, ten per sheet`,
    range: (first: string, last: string, total: string | null) =>
      `${first} to ${last} of ${total ?? 'more'} cards, ten per sheet`,
    previous: (count: number) => `Previous ${count}`,
    next: (count: number) => `Next ${count}`,
    close: 'Close',
    print: 'Print',
    code: (id: string) => `QR code of ticket ${id}`,
  },
};
