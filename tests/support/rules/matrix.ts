import { accounts } from './accounts.ts';
import type { RulesRole } from './personas.ts';

const { maya } = accounts;
export const roleNames = [
  'anonymous',
  'attendee',
  'owner',
  'shop',
  'volunteer',
  'desk',
  'admin',
] as const;

/** `g`: may get; `l`: may list. An operation is refused to roles without its letter. */
type Cells = readonly [string, string, string, string, string, string, string];

/** Document of a collection, and the operations allowed to each role. */
export type Row = readonly [document: string, ...Cells];

// biome-ignore format: a table
export const rows: readonly Row[] = [
  //                                          anon   attendee owner shop  volunteer desk  admin
  ['events/autumn',                           'g',   'g',     'g',  'g',  'g',      'gl', 'gl'],
  ['events/past',                             'g',   'g',     'g',  'g',  'g',      'gl', 'gl'],
  ['events/draft',                            '',    '',      '',   '',   '',       'gl', 'gl'],
  ['events/autumn/announcements/first',       'g',   'g',     'g',  'g',  'g',      'gl', 'gl'],
  ['events/autumn/announcements/unpaid',      '',    'g',     'g',  '',   '',       'gl', 'gl'],
  ['events/past/announcements/unpaid',        '',    '',      '',   '',   '',       'gl', 'gl'],
  ['events/autumn/announcements/scheduled',   '',    '',      '',   '',   '',       'gl', 'gl'],
  ['events/autumn/offers/vino',               'g',   'g',     'g',  'g',  'g',      'gl', 'gl'],
  ['events/draft/offers/vino',                '',    '',      '',   '',   '',       'gl', 'gl'],
  ['events/autumn/feedback/f1',               '',    '',      '',   '',   '',       '',   ''],
  ['catalogues/autumn',                       'g',   'g',     'g',  'g',  'g',      'g',  'g'],
  ['catalogues/draft',                        '',    '',      '',   '',   '',       'g',  'g'],
  [`participants/${maya}`,                    '',    '',      'g',  '',   '',       '',   ''],
  [`participants/${maya}/progress/autumn`,    '',    '',      'gl', '',   '',       '',   ''],
  [`registrations/submission-${maya}`,        '',    '',      'g',  '',   '',       '',   ''],
  ['businesses/vino',                         '',    '',      '',   '',   '',       'gl', 'gl'],
  ['businessFacts/vino',                      'g',   'g',     'g',  'g',  'g',      'g',  'g'],
  ['groups/g1',                               '',    '',      'g',  '',   '',       '',   ''],
  ['organization/current',                    '',    '',      '',   '',   '',       '',   ''],
  ['releases/r1',                             '',    '',      '',   '',   '',       '',   ''],
  ['agreements/a1',                           '',    '',      '',   '',   '',       '',   ''],
  ['agreementSignatures/autumn_vino_a1',      '',    '',      '',   '',   '',       '',   ''],
  ['images/i1',                               '',    '',      '',   '',   '',       '',   ''],
  ['rewards/first-glass',                     '',    '',      '',   '',   '',       'gl', 'gl'],
  ['pointRules/every-door',                   '',    '',      '',   '',   '',       'gl', 'gl'],
  ['tickets/WW2024-000001',                   '',    '',      '',   '',   '',       '',   ''],
  [`checkIns/autumn_${maya}_vino`,            '',    '',      '',   '',   '',       '',   ''],
  [`claims/autumn_${maya}_first-glass`,       '',    '',      '',   '',   '',       '',   ''],
  ['audit/edit-1',                            '',    '',      '',   '',   '',       '',   'gl'],
  [`staff/${accounts.admin}`,                 '',    '',      '',   '',   '',       '',   ''],
  [`peopleReads/${accounts.desk}`,            '',    '',      '',   '',   '',       '',   ''],
  ['shifts/entrance',                         '',    '',      '',   '',   '',       '',   ''],
  ['shopLinks/vino',                          '',    '',      '',   '',   '',       '',   ''],
  ['shopPages/autumn_vino',                   '',    '',      '',   '',   '',       '',   ''],
  ['draws/d1',                                '',    '',      '',   '',   '',       '',   ''],
  ['drawLists/d1',                            '',    '',      '',   '',   '',       '',   ''],
  ['freeEntries/f1',                          '',    '',      '',   '',   '',       '',   ''],
  ['results/autumn',                          '',    '',      '',   '',   '',       '',   ''],
  ['viewCounts/autumn_0',                     '',    '',      '',   '',   '',       '',   ''],
  ['shopAnswers/autumn_vino',                 '',    '',      '',   '',   '',       '',   ''],
  ['resultLinks/board',                       '',    '',      '',   '',   '',       '',   ''],
  ['volunteers/ana',                          '',    '',      '',   '',   '',       '',   ''],
  ['displayNames/autumn_a1',                  '',    '',      '',   '',   '',       '',   ''],
  ['redemptionCodes/12345678',                '',    '',      '',   '',   '',       '',   ''],
  ['rewardSlots/autumn_first-glass_0',        '',    '',      '',   '',   '',       '',   ''],
  ['ticketCounts/autumn',                     '',    '',      '',   '',   '',       '',   ''],
  ['changes/c1',                              '',    '',      '',   '',   '',       '',   ''],
  ['admissions/a1',                           '',    '',      '',   '',   '',       '',   ''],
  ['deskLists/current',                       '',    '',      '',   '',   '',       '',   ''],
  ['deskDoubts/d1',                           '',    '',      '',   '',   '',       '',   ''],
  ['tills/t1',                                '',    '',      '',   '',   '',       '',   ''],
  ['tillEntries/e1',                          '',    '',      '',   '',   '',       '',   ''],
  ['districts/harlow',                        '',    '',      '',   '',   '',       '',   ''],
  ['crowds/autumn',                           '',    '',      '',   '',   '',       '',   ''],
  ['leaderboards/autumn',                     '',    '',      '',   '',   '',       '',   ''],
  ['addressProofs/of-maya',                   '',    '',      '',   '',   '',       '',   ''],
  ['mails/m1',                                '',    '',      '',   '',   '',       '',   ''],
  ['eventReminders/autumn',                   '',    '',      '',   '',   '',       '',   ''],
  ['mailStops/s1',                            '',    '',      '',   '',   '',       '',   ''],
  ['signInCodes/of-maya',                     '',    '',      '',   '',   '',       '',   ''],
  ['sessionCookies/of-maya',                  '',    '',      '',   '',   '',       '',   ''],
  ['returnCodes/of-maya',                     '',    '',      '',   '',   '',       '',   ''],
  ['waitingList/w1',                          '',    '',      '',   '',   '',       '',   ''],
  ['ticketSellers/current',                   '',    '',      '',   '',   '',       '',   ''],
  ['eventNotices/n1',                         '',    '',      '',   '',   '',       '',   ''],
  ['walletDevices/d1_MAYA',                   '',    '',      '',   '',   '',       '',   ''],
  ['notifications/n1',                        '',    '',      '',   '',   '',       '',   ''],
  ['notificationDeliveries/n1_MAYA',          '',    '',      '',   '',   '',       '',   ''],
  ['pushSubscriptions/b1',                    '',    '',      '',   '',   '',       '',   ''],
  ['idempotentRequests/a1',                   '',    '',      '',   '',   '',       '',   ''],
  ['sealedEvidence/QUENTINSUBM1SS10N001',     '',    '',      '',   '',   '',       '',   ''],
  ['rateLimits/login_admin',                  '',    '',      '',   '',   '',       '',   ''],
];

/** List that a field narrows or a group widens, and the roles that may read it. */
export interface List {
  name: string;
  /** A collection's path, or the name of a group. */
  path: string;
  isGroup: boolean;
  /** Fields and their values in turn that narrow the list; omitted for all documents. */
  where?: readonly unknown[];
  may: readonly RulesRole[];
}

const everyone = roleNames;
const group = (id: string) => ({ name: `the group ${id}`, path: id, isGroup: true });
const collection = (path: string) => ({ name: path, path, isGroup: false });

// biome-ignore format: a table
export const lists: readonly List[] = [
  { ...collection('events'),             where: ['isActive', true],                          may: everyone },
  { ...collection('events'),             where: ['isActive', false],                         may: ['desk', 'admin'] },
  { ...collection('events'),             where: ['isPublished', false],                      may: ['desk', 'admin'] },
  { ...collection('events/autumn/announcements'), where: ['isPublished', true, 'audience', 'all'], may: everyone },
  { ...collection('events/autumn/announcements'), where: ['isPublished', true],              may: ['attendee', 'owner', 'desk', 'admin'] },
  { ...collection('events/past/announcements'), where: ['isPublished', true],                may: ['desk', 'admin'] },
  { ...collection('events/autumn/announcements'), where: ['isPublished', false],             may: ['desk', 'admin'] },
  { ...collection('events/autumn/announcements'), where: ['title', 'Doors are open'],        may: ['desk', 'admin'] },
  { ...collection('registrations'),      where: ['participantId', maya],                     may: ['owner'] },
  { ...collection('registrations'),      where: ['eventId', 'autumn'],                       may: [] },
  { ...collection('registrations'),      where: ['email', `${maya}@example.com`],            may: [] },
  { ...collection('participants'),       where: ['userId', maya],                            may: [] },
  { ...collection('participants'),       where: ['email', `${maya}@example.com`],            may: [] },
  { ...collection('tickets'),            where: ['holderEmail', 'maya.reyes@example.com'],   may: [] },
  { ...collection('checkIns'),           where: ['participantId', maya],                     may: [] },
  { ...collection('checkIns'),           where: ['businessId', 'vino'],                      may: [] },
  { ...collection('claims'),             where: ['participantId', maya],                     may: [] },
  { ...collection('staff'),              where: ['role', 'admin'],                           may: [] },
  { ...group('progress'),                where: ['participantId', maya],                     may: [] },
  { ...group('progress'),                                                                    may: [] },
  { ...group('participants'),                                                                may: [] },
  { ...group('registrations'),           where: ['participantId', maya],                     may: [] },
  { ...group('announcements'),                                                               may: [] },
  { ...group('tickets'),                                                                     may: [] },
  { ...group('staff'),                                                                       may: [] },
];
