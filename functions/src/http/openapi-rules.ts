import type { Endpoint } from '@wine-walk/common/api/contract/endpoint.ts';
import type { z } from 'zod';
import { fieldMessage } from './problem-message.ts';

const waiver = ['The waiver has changed. Please read the new one.', 'Unknown waiver.'];
const page = ['This page does not exist.'];
const joinedFields = [
  'Choose a category.',
  'Enter when the window starts and ends.',
  'The window must end after it starts.',
  'The rule must end after it starts.',
];
const typeOfEvent = ['This event doesn’t have this ticket type.'];
const typeAtDesk = ['The desk doesn’t sell this ticket. Choose another one.'];
const ticketTypes = ['Two ticket types are called “{}”. Give each its own name.'];

const degrees = [
  'Enter the latitude in degrees.',
  'Enter a latitude of -90 or more.',
  'Enter a latitude of 90 or less.',
  'Enter the longitude in degrees.',
  'Enter a longitude of -180 or more.',
  'Enter a longitude of 180 or less.',
];

/** Message at the title or the text of a language that has only the other one. */
const bothTexts = ['Please fill this in.'];

/**
 * Conditions of `invalid-input` that a schema cannot express, with the texts of the problems (`{}`: the named
 * value), because they depend on several fields or on stored documents. Refinements of the contract are
 * described where they are declared.
 */
const byOperation: Readonly<Record<string, readonly string[] | undefined>> = {
  submitRegistration: waiver,
  registerAtDesk: [...waiver, ...typeAtDesk],
  admitAtDesk: typeAtDesk,
  listEventBusinesses: degrees,
  listRegistrations: page,
  exportCheckIns: page,
  exportRegistrations: page,
  cancelRegistrations: page,
  listTickets: page,
  exportTickets: page,
  addTicket: typeOfEvent,
  editTicket: typeOfEvent,
  changeTickets: typeOfEvent,
  generateTickets: typeOfEvent,
  importTickets: ['{} appears twice.', ...typeOfEvent],
  writeAnnouncement: bothTexts,
  editAnnouncement: bothTexts,
  createEvent: ticketTypes,
  editEvent: ticketTypes,
  createPointRule: joinedFields,
  editPointRule: joinedFields,
  previewPointRule: joinedFields,
  editOrganization: ['This color is too light to read on white. Choose a darker one.'],
  addImage: [
    'This isn’t a JPEG, PNG or WebP picture.',
    'This picture is larger than {} KB.',
    'This picture is {} pixels. Use at most {} on each side.',
  ],
  copyImage: [
    'This isn’t a JPEG, PNG or WebP picture.',
    'This picture is larger than {} KB.',
    'This picture is {} pixels. Use at most {} on each side.',
  ],
  importDistrict: ['{} (what a file may hold: docs/district-map.md)'],
};

/** Returns the rules of an operation that the schemas of its fields cannot express; those of a query as a whole as well. */
export function rulesOfOperation(
  name: string,
  { query }: Pick<Endpoint, 'query'>,
): { 'x-rules'?: readonly string[] } {
  const rules = [...(byOperation[name] ?? []), ...(query ? rulesOfSchema(query) : [])];
  return rules.length > 0 ? { 'x-rules': rules } : {};
}

/** Returns the messages of a schema's refinements. */
export function rulesOfSchema(schema: z.core.$ZodType): string[] {
  const { checks = [] } = (schema as z.core.$ZodTypes)._zod.def;
  return checks.flatMap((check) => {
    const { check: kind, error } = check._zod.def;
    const message = kind === 'custom' && error?.({ code: 'custom', input: undefined } as never);
    return typeof message === 'string' ? fieldMessage({ code: message }) : [];
  });
}
