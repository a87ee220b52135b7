import { type Access, type Endpoint } from '@wine-walk/common/api/contract/endpoint.ts';
import { auditedEndpoints, auditedIf } from './api/roles/audited.ts';
import { roleNames, rows } from './rules/matrix.ts';

/*
 * Table of the data that staff may read and change, for docs/security.md. Its sources are the endpoints of the contract and
 * the table of the security rules, both verified against the API and the rules for every role.
 */

const actors = ['volunteer', 'shop', 'desk', 'admin'] as const;
type Actor = (typeof actors)[number];

/** Staff that each access level permits. */
const permitted: Readonly<Record<Access, readonly Actor[]>> = {
  anyone: actors,
  attendee: [],
  shop: actors,
  desk: ['volunteer', 'desk', 'admin'],
  account: ['desk', 'admin'],
  admin: ['admin'],
};

/** Returns the staff who may call an endpoint; those of `/api/shop` are for shops alone. */
export function permittedStaff({ path, access }: Endpoint): readonly Actor[] {
  if (path.startsWith('/api/shop/')) return ['shop'];
  return permitted[access];
}

/** Calls for anyone that give staff more: full names of people, and visits of others. */
export const answersStaffMore: ReadonlySet<string> = new Set([
  'listEventBusinesses',
  'readConfirmation',
  'validateTicket',
]);

/** Calls about the caller's account; volunteers and shops have no password to change. */
const ownAccount: ReadonlySet<string> = new Set([
  'beginSecondFactor',
  'changePassword',
  'confirmSecondFactor',
  'readSecondFactor',
  'readStaffSession',
  'removeSecondFactor',
  'renewRecoveryCodes',
  'staffLogout',
]);

/** Calls by which staff without admin rights undo or close only their own actions and tills. */
const ownActions: ReadonlySet<string> = new Set(['closeTill', 'undoDeskChange', 'voidPayment']);

function limitOf(name: string, actor: Actor): string {
  if (ownActions.has(name) && actor !== 'admin')
    return actor === 'volunteer' ? 'own actions at own event' : 'own actions';
  if (!ownAccount.has(name)) return limits[actor];
  return name === 'changePassword' && actor === 'volunteer' ? '' : 'own account';
}

/** Accounts of links reach their own event only. */
const limits: Readonly<Record<Actor, string>> = {
  volunteer: 'own event',
  shop: 'own shop',
  desk: 'yes',
  admin: 'yes',
};

/** POST requests that read: searches, exports, a preview, and personal data whose access is audited. */
const reading: ReadonlySet<string> = new Set([
  'exportRegistrations',
  'exportTickets',
  'lookUpAtDesk',
  'previewPointRule',
  'readContact',
  'readEmergencyContact',
  'readTicketHolder',
  'validateTicket',
]);

const header = [
  '| Call or collection | May | Volunteer | Shop | Desk account | Admin | Audited |',
  '| --- | --- | --- | --- | --- | --- | --- |',
];

/** Returns the rows of all calls and collections that need a staff account or give one more than others. */
export function accessTable(endpoints: Readonly<Record<string, Endpoint>>): string {
  const calls = Object.entries(endpoints)
    .filter(
      ([name, { access }]) =>
        answersStaffMore.has(name) || (access !== 'anyone' && access !== 'attendee'),
    )
    .map(([name, endpoint]) => {
      const { method, path } = endpoint;
      const staff = answersStaffMore.has(name) ? permitted.desk : permittedStaff(endpoint);
      const isReading = method === 'GET' || reading.has(name);
      const cells = actors.map((actor) => (staff.includes(actor) ? limitOf(name, actor) : ''));
      const audited = auditedIf[name] ?? (auditedEndpoints.has(name) ? 'yes' : '');
      return {
        path,
        row: [`\`${method} ${path}\``, isReading ? 'read' : 'change', ...cells, audited],
      };
    })
    .toSorted((a, b) => a.path.localeCompare(b.path, 'en'));
  return [...header, ...[...calls.map(({ row }) => row), ...collections()].map(line)].join('\n');
}

/** Rows of the collections that the rules open to staff but not to everyone. */
function collections(): string[][] {
  const cellOf = (row: (typeof rows)[number], role: (typeof roleNames)[number]) =>
    row[roleNames.indexOf(role) + 1] ?? '';
  return rows
    .filter((row) => actors.some((actor) => cellOf(row, actor) !== cellOf(row, 'anonymous')))
    .map((row) => [
      `\`${row[0]}\` in Firestore`,
      'read',
      ...actors.map((actor) => reads[cellOf(row, actor)] ?? ''),
      '',
    ]);
}

const reads: Readonly<Record<string, string>> = { g: 'one', gl: 'all' };

const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell || '–').join(' | ')} |`;
