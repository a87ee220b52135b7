import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChangedTicket } from '../../model/changes.ts';
import { nameTerms } from '../people/name-search.ts';
import {
  holderFields,
  isOtherHolder,
  isTicketToShow,
  matchesHolder,
  newTicket,
  planTicketUndo,
  type TicketFields,
  ticketValidity,
} from './tickets.ts';

interface Ticket extends TicketFields {
  state: 'unused' | 'redeemed';
}
type Tickets = Readonly<Record<string, Ticket>>;

const id = fc.constantFrom('A', 'B', 'C', 'D', 'E');
const few = (...values: string[]) => fc.constantFrom(null, ...values);
const fields = fc.record({
  eventId: few('autumn', 'spring'),
  typeId: few('driver'),
  holderName: few('Ana', 'Bo'),
  holderEmail: few('ana@example.com', 'bo@example.com'),
  orderId: few('R-1'),
  owes: fc.boolean(),
});
const ticket = fc.record({
  eventId: few('autumn', 'spring'),
  typeId: few('driver'),
  holderName: few('Ana', 'Bo'),
  holderEmail: few('ana@example.com', 'bo@example.com'),
  orderId: few('R-1'),
  owes: fc.boolean(),
  state: fc.constantFrom('unused' as const, 'redeemed' as const),
});
const anyTickets = fc.dictionary(id, ticket);

const fieldsOf = ({ state: _, ...values }: Ticket): TicketFields => values;
const versionOf = (of: Ticket) => JSON.stringify(fieldsOf(of));

/** Tickets after an updating import of `lines`, and its undo record. */
function imported(previous: Tickets, lines: Record<string, TicketFields>) {
  const after: Record<string, Ticket> = { ...previous };
  const notes: ChangedTicket[] = [];
  for (const [ticketId, line] of Object.entries(lines)) {
    const old = previous[ticketId];
    if (old?.state === 'redeemed') continue;
    const made: Ticket = { ...line, state: 'unused' };
    if (old && versionOf(old) === versionOf(made)) continue;
    after[ticketId] = made;
    const before = old ? fieldsOf(old) : null;
    notes.push({ id: ticketId, before, version: versionOf(made), deleted: null });
  }
  return { after, notes };
}

function undone(notes: readonly ChangedTicket[], current: Tickets) {
  const after: Record<string, Ticket> = { ...current };
  const left: string[] = [];
  for (const note of notes) {
    const present = current[note.id];
    const undo = planTicketUndo(
      note,
      present && { state: present.state, version: versionOf(present) },
    );
    if (undo.kind === 'remove') delete after[note.id];
    else if (undo.kind === 'restore') after[note.id] = { ...undo.fields, state: 'unused' };
    else left.push(note.id);
  }
  return { after, left };
}

describe('planTicketUndo', () => {
  it('restores the previous tickets if nothing else changed', () => {
    fc.assert(
      fc.property(anyTickets, fc.dictionary(id, fields), (before, lines) => {
        const { after, notes } = imported(before, lines);
        expect(undone(notes, after)).toEqual({ after: before, left: [] });
      }),
    );
  });

  it('leaves tickets that were redeemed, changed or deleted since, and names exactly those', () => {
    fc.assert(
      fc.property(
        anyTickets,
        fc.dictionary(id, fields),
        fc.dictionary(id, fc.option(ticket)),
        (before, lines, changes) => {
          const { after, notes } = imported(before, lines);
          const meanwhile: Record<string, Ticket> = { ...after };
          for (const [ticketId, change] of Object.entries(changes)) {
            if (change) meanwhile[ticketId] = change;
            else delete meanwhile[ticketId];
          }
          const result = undone(notes, meanwhile);
          for (const { id: ticketId, version } of notes) {
            const now = meanwhile[ticketId];
            const isTouched = now?.state !== 'unused' || versionOf(now) !== version;
            expect(result.left.includes(ticketId)).toBe(isTouched);
            expect(result.after[ticketId]).toEqual(isTouched ? now : before[ticketId]);
          }
          const noted = new Set(notes.map((note) => note.id));
          for (const ticketId of Object.keys(meanwhile))
            if (!noted.has(ticketId)) expect(result.after[ticketId]).toEqual(meanwhile[ticketId]);
        },
      ),
    );
  });
});

describe('planTicketUndo of a deleted ticket', () => {
  const before = {
    eventId: 'autumn',
    typeId: 'driver',
    holderName: 'Ana Reyes',
    holderEmail: null,
    orderId: 'R-1',
    owes: true,
  };
  const deleted = { source: 'import', createdAt: '2026-06-01T14:00:00.000Z' } as const;
  const note: ChangedTicket = { id: 'WW-1', before, version: '', deleted };

  it('recreates the ticket with its search keys', () => {
    expect(planTicketUndo(note, undefined)).toMatchObject({
      kind: 'recreate',
      ticket: {
        ...before,
        ...deleted,
        state: 'unused',
        holderNameTerms: nameTerms('Ana Reyes'),
        entryKey: 'WW1',
      },
    });
  });

  it('leaves a ticket that was added with its ID since', () => {
    expect(planTicketUndo(note, { state: 'unused', version: 'x' })).toEqual({ kind: 'leave' });
  });
});

describe('isOtherHolder', () => {
  const ada = { fullName: 'Ada Quill', email: 'ada@example.com' };
  it.each([
    ['the holder', { holderName: 'ADA  Quill', holderEmail: 'work@example.com' }, false],
    ['another name', { holderName: 'Nora Lund', holderEmail: 'ada@example.com' }, true],
    ['another email without a name', { holderName: null, holderEmail: 'n@example.com' }, true],
    ['the same email without a name', { holderName: null, holderEmail: 'Ada@example.com' }, false],
    ['a ticket without a holder', { holderName: null, holderEmail: null }, false],
  ])('compares %s', (_, ticket, expected) => {
    expect(isOtherHolder(ticket, ada)).toBe(expected);
  });

  it('accepts a person without an email if only an email is on record', () => {
    const ticket = { holderName: null, holderEmail: 'n@example.com' };
    expect(isOtherHolder(ticket, { ...ada, email: '' })).toBe(false);
  });
});

describe('newTicket', () => {
  it('returns an unused ticket without a redeemer', () => {
    const ticket = newTicket(
      { eventId: null, holderName: null, holderEmail: null },
      'generated',
      '2026-11-20T18:00:00.000Z',
    );
    expect(ticket).toEqual({
      eventId: null,
      typeId: null,
      holderName: null,
      holderEmail: null,
      holderNameKey: null,
      holderNameTerms: [],
      entryKey: '',
      orderId: null,
      owes: false,
      source: 'generated',
      state: 'unused',
      redeemedBy: null,
      submissionId: null,
      redeemedAt: null,
      createdAt: '2026-11-20T18:00:00.000Z',
    });
  });
});

describe('holderFields', () => {
  it('returns search keys without case and accents', () => {
    const fields = holderFields({ holderName: 'José Luis  Íñiguez', holderEmail: null });
    expect(fields.holderName).toBe('José Luis  Íñiguez');
    expect(fields.holderNameKey).toBe('jose luis iniguez');
    expect(fields.holderNameTerms).toEqual(expect.arrayContaining(['j', 'luis', 'iniguez']));
  });
});

describe('ticketValidity and matchesHolder', () => {
  it('returns the validity owes for an unpaid ticket', () => {
    const owed = { state: 'unused', eventId: 'autumn', owes: true } as const;
    expect(ticketValidity(owed, 'autumn')).toBe('owes');
    expect(ticketValidity({ ...owed, state: 'redeemed' }, 'autumn')).toBe('used');
    expect(ticketValidity(owed, 'spring')).toBe('other-event');
  });

  it.each([
    [undefined, 'not-found'],
    [{ state: 'unused', eventId: null }, 'valid'],
    [{ state: 'unused', eventId: 'autumn' }, 'valid'],
    [{ state: 'unused', eventId: 'spring' }, 'other-event'],
    [{ state: 'redeemed', eventId: null }, 'used'],
    [{ state: 'redeemed', eventId: 'spring' }, 'used'],
  ] as const)('returns for %j the validity %s at the autumn event', (ticket, validity) => {
    expect(ticketValidity(ticket && { ...ticket, owes: false }, 'autumn')).toBe(validity);
  });

  const held = { holderEmail: 'maya.reyes@example.com', holderName: 'Maya Reyes' };

  it.each([
    ['by email, in any case', held, { email: 'Maya.Reyes@Example.com', fullName: 'M. R.' }, true],
    [
      'not by name where the email is known',
      held,
      { email: 'm@x.org', fullName: 'Maya Reyes' },
      false,
    ],
    [
      'by name where no email is',
      { ...held, holderEmail: null },
      { email: 'm@x.org', fullName: 'maya reyes' },
      true,
    ],
    [
      'not by another name',
      { ...held, holderEmail: null },
      { email: 'm@x.org', fullName: 'Maya' },
      false,
    ],
    [
      'by name where the email is empty',
      { ...held, holderEmail: '' },
      { email: '', fullName: 'Jo' },
      false,
    ],
    [
      'anybody where no holder is known',
      { holderEmail: null, holderName: null },
      { email: 'm@x.org', fullName: 'Jo' },
      true,
    ],
    [
      'anybody where the holder is empty',
      { holderEmail: '', holderName: '' },
      { email: 'm@x.org', fullName: 'Jo' },
      true,
    ],
  ])('matches the holder %s', (_, ticket, registrant, isTheirs) => {
    expect(matchesHolder(ticket, registrant)).toBe(isTheirs);
  });
});

describe('isTicketToShow', () => {
  const sold = { holderEmail: 'ana@example.com', holderName: 'Ana Ruiz', state: 'unused' } as const;
  const due = {
    status: 'active',
    isVerified: false,
    email: 'ana@example.com',
    fullName: 'Ana Ruiz',
  } as const;

  it('returns true for the holder with an unpaid active registration', () => {
    expect(isTicketToShow(sold, due)).toBe(true);
    expect(isTicketToShow({ ...sold, holderEmail: null }, due)).toBe(true);
    expect(isTicketToShow({ ...sold, holderName: null }, due)).toBe(true);
  });

  it.each([
    ['the ticket has no holder', { holderEmail: null, holderName: null }, {}],
    ['the ticket is redeemed', { state: 'redeemed' as const }, {}],
    ['the registration is cancelled', {}, { status: 'cancelled' as const }],
    ['the registration is verified', {}, { isVerified: true }],
    ['the registration has another name and email', {}, { email: 'bo@x.org', fullName: 'Bo Li' }],
  ])('returns false when %s', (_, ticket, registration) => {
    expect(isTicketToShow({ ...sold, ...ticket }, { ...due, ...registration })).toBe(false);
  });
});
