/** Maximum number of documents that a call reads, unless it is listed below. */
export const defaultMaxReads = 12;

/** Maxima of endpoints that read more: a page of a list, or the documents of one person. */
export const maxReads: Readonly<Record<string, number>> = {
  /** The tickets of one commit, listed and then read with their revisions. */
  assignTickets: 810,
  /** A page of 50 with the documents that each cancellation reads. */
  cancelRegistrations: 400,
  /** With the changes of the last day by staff, and the results of the event. */
  deleteOwnData: 24,
  deletePersonData: 21,
  readPersonData: 20,
  /** The first ten people of two leaderboards. */
  previewPointRule: 30,
  /** Everything of one event, besides the list of events. */
  readReadiness: 16,
  /** With the forecast of each shop, unless another call has read it in the last 30 seconds. */
  readOverview: 14,
  /** The links, pages and businesses of one event. */
  mailShopLinks: 16,
  mailTeam: 24,
  readTeamMails: 16,
  /** A page of 50 with the tickets that they show at the desk, the account, and its count of people. */
  listRegistrations: 104,
  /** A page of 50, the account, and its count of people. */
  listTickets: 54,
  /** A page of 100, and the count of people. */
  listMails: 104,
  /** The caller's actions of the last 5 minutes. */
  listDeskChanges: 60,
  /** 100 conflicts with a person and a reward each, and the count of people. */
  listOfflineConflicts: 302,
};

/**
 * Collections that an endpoint reads completely, or one event's part of them, in addition to its maximum: an export, the
 * configuration of all events, or the data that an admin's edit changes for everyone. No usual call of an attendee, a shop
 * or a volunteer is listed, except the leaderboard, which is stored once it was read, and the desk's list for work
 * without a connection (6 a minute).
 */
export const completeReads: Readonly<Record<string, readonly string[]>> = {
  countAudience: ['registrations'],
  /** Closing is once a draw. */
  closeDraw: ['registrations', 'progress', 'staff', 'freeEntries'],
  createBusiness: ['events'],
  createReward: ['events'],
  editBusiness: ['events'],
  editReward: ['events', 'progress', 'redemptionCodes'],
  exportAnnouncementEmails: ['registrations'],
  exportCheckIns: ['checkIns'],
  exportRegistrations: ['registrations'],
  exportTickets: ['tickets'],
  importBusinesses: ['events'],
  listAdminEvents: ['events'],
  listAdminRewards: ['rewards'],
  listFreeEntries: ['freeEntries'],
  listInvalidDocuments: ['events', 'rewards', 'pointRules'],
  listPointRules: ['pointRules'],
  listStaff: ['staff'],
  listWaiting: ['waitingList'],
  previewDraw: ['registrations', 'progress', 'staff'],
  previewPointRule: ['progress', 'pointRules'],
  readAnnouncementMails: ['registrations'],
  readDrawnPeople: ['registrations'],
  readInvitations: ['tickets'],
  readDeskSnapshot: ['registrations', 'tickets'],
  readLeaderboard: ['progress'],
  readReadiness: ['events'],
  undoChange: ['progress'],
};

/** Reads of the undo of each kind of change, besides that of an event's edit: a maximum and complete collections. */
export const undoReads: Readonly<Record<string, { most?: number; complete?: readonly string[] }>> =
  {
    withdrawn: {},
    /** A page of 50 with the documents that each restoration reads. */
    cancelled: { most: 400 },
    sold: {},
    morning: { complete: ['events', 'rewards'] },
  };
