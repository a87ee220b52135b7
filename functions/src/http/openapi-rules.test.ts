import { apiEndpoints } from '@wine-walk/common/api/api.ts';
import type { Endpoint } from '@wine-walk/common/api/contract/endpoint.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openApi } from './openapi.ts';
import { rulesOfOperation, rulesOfSchema } from './openapi-rules.ts';

/** Serialized form. */
const { paths } = JSON.parse(JSON.stringify(openApi())) as {
  paths: Record<string, Record<string, { operationId: string }>>;
};
const operations = Object.values(paths).flatMap((methods) => Object.values(methods));

/** Returns all rules in a part of the document. */
function rulesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) =>
    name === 'x-rules' ? (value as string[]) : rulesIn(value),
  );
}

describe('rules beyond the schemas', () => {
  it('documents the texts of the problems', () => {
    const rules = Object.fromEntries(
      operations.flatMap((operation) => {
        const documentedRules = [...new Set(rulesIn(operation))].toSorted();
        return documentedRules.length > 0 ? [[operation.operationId, documentedRules]] : [];
      }),
    );
    expect(rules).toMatchInlineSnapshot(`
      {
        "addFreeEntry": [
          "Please fill this in.",
        ],
        "addGuest": [
          "Please enter a name, not a link.",
          "Please enter a year from 1970 to 2999.",
          "Please enter your ticket ID to continue.",
          "Please fill this in.",
        ],
        "addImage": [
          "This isn’t a JPEG, PNG or WebP picture.",
          "This picture is larger than {} KB.",
          "This picture is {} pixels. Use at most {} on each side.",
        ],
        "addStaff": [
          "Please fill this in.",
        ],
        "addTicket": [
          "Please enter a valid email address.",
          "This event doesn’t have this ticket type.",
        ],
        "addVolunteers": [
          "Enter a phone or an email.",
          "Please fill this in.",
        ],
        "admitAtDesk": [
          "Choose an event.",
          "Choose who is coming in.",
          "Please enter a name, not a link.",
          "Please enter a year from 1970 to 2999.",
          "Please enter your ticket ID to continue.",
          "Please fill this in.",
          "Take a payment, check an ID, or both.",
          "The desk doesn’t sell this ticket. Choose another one.",
        ],
        "assistedCheckIn": [
          "Check in at one business at a time.",
          "Please enter a year from 1970 to 2999.",
        ],
        "cancelRegistrations": [
          "Please enter a year from 1970 to 2999.",
          "The end must be after the start.",
          "This page does not exist.",
        ],
        "changeTicket": [
          "Please enter your ticket ID to continue.",
        ],
        "changeTickets": [
          "Please enter a valid email address.",
          "This event doesn’t have this ticket type.",
        ],
        "checkIn": [
          "A check-in needs a location or a venue code.",
          "Please enter a year from 1970 to 2999.",
          "Send latitude and longitude together.",
        ],
        "controlEvent": [
          "Please enter a year from 1970 to 2999.",
        ],
        "copyImage": [
          "Enter a web address that starts with https://.",
          "This isn’t a JPEG, PNG or WebP picture.",
          "This picture is larger than {} KB.",
          "This picture is {} pixels. Use at most {} on each side.",
        ],
        "createBusiness": [
          "Enter a web address that starts with https://.",
          "Use steps of 0.1.",
        ],
        "createDraw": [
          "Please enter a year from 1970 to 2999.",
        ],
        "createEvent": [
          "Enter a web address that starts with https://.",
          "Please choose a time zone.",
          "Please enter a phone number.",
          "Please enter a year from 1970 to 2999.",
          "The event must end after it starts.",
          "Two ticket types are called “{}”. Give each its own name.",
        ],
        "createPointRule": [
          "Choose a category.",
          "Enter when the window starts and ends.",
          "Please enter a year from 1970 to 2999.",
          "The rule must end after it starts.",
          "The window must end after it starts.",
        ],
        "duplicateEvent": [
          "Please enter a year from 1970 to 2999.",
          "The event must end after it starts.",
        ],
        "editAnnouncement": [
          "Please enter a year from 1970 to 2999.",
          "Please fill this in.",
        ],
        "editBusiness": [
          "Enter a web address that starts with https://.",
          "Use steps of 0.1.",
        ],
        "editDraw": [
          "Please enter a year from 1970 to 2999.",
        ],
        "editEvent": [
          "Enter a web address that starts with https://.",
          "Please choose a time zone.",
          "Please enter a phone number.",
          "Please enter a year from 1970 to 2999.",
          "The event must end after it starts.",
          "Two ticket types are called “{}”. Give each its own name.",
        ],
        "editOrganization": [
          "Choose at least one.",
          "Enter a web address that starts with https://.",
          "Name each language once.",
          "Please choose a time zone.",
          "This color is too light to read on white. Choose a darker one.",
          "Upload the picture here.",
        ],
        "editPointRule": [
          "Choose a category.",
          "Enter when the window starts and ends.",
          "Please enter a year from 1970 to 2999.",
          "The rule must end after it starts.",
          "The window must end after it starts.",
        ],
        "editRegistration": [
          "Please enter a name, not a link.",
          "Please fill this in.",
        ],
        "editStaff": [
          "Please fill this in.",
        ],
        "editTicket": [
          "Please enter a valid email address.",
          "This event doesn’t have this ticket type.",
        ],
        "editVolunteer": [
          "Enter a phone or an email.",
          "Please fill this in.",
        ],
        "exportCheckIns": [
          "This page does not exist.",
        ],
        "exportRegistrations": [
          "This page does not exist.",
        ],
        "exportTickets": [
          "This page does not exist.",
        ],
        "generateTickets": [
          "This event doesn’t have this ticket type.",
        ],
        "importBusinesses": [
          "Enter a web address that starts with https://.",
          "Use steps of 0.1.",
        ],
        "importDistrict": [
          "{} (what a file may hold: docs/district-map.md)",
        ],
        "importTickets": [
          "Please enter a valid email address.",
          "Send the tickets to add, or those to withdraw.",
          "This event doesn’t have this ticket type.",
          "{} appears twice.",
        ],
        "joinShift": [
          "Please fill this in.",
        ],
        "listChanges": [
          "Choose an event.",
        ],
        "listEventBusinesses": [
          "Enter a latitude of -90 or more.",
          "Enter a latitude of 90 or less.",
          "Enter a longitude of -180 or more.",
          "Enter a longitude of 180 or less.",
          "Enter the latitude in degrees.",
          "Enter the longitude in degrees.",
        ],
        "listRegistrations": [
          "This page does not exist.",
        ],
        "listTickets": [
          "This page does not exist.",
        ],
        "previewPointRule": [
          "Choose a category.",
          "Enter when the window starts and ends.",
          "Please enter a year from 1970 to 2999.",
          "The rule must end after it starts.",
          "The window must end after it starts.",
        ],
        "proveTicket": [
          "Please enter your ticket ID to continue.",
        ],
        "readBusinessImage": [
          "Enter a web address that starts with https://.",
        ],
        "redeemReward": [
          "Please enter a year from 1970 to 2999.",
        ],
        "registerAtDesk": [
          "Please enter a name, not a link.",
          "Please enter a year from 1970 to 2999.",
          "Please fill this in.",
          "The desk doesn’t sell this ticket. Choose another one.",
          "The waiver has changed. Please read the new one.",
          "Unknown waiver.",
        ],
        "replaceVolunteer": [
          "Enter a phone or an email.",
          "Please fill this in.",
        ],
        "requestTicketCode": [
          "Please enter your ticket ID to continue.",
        ],
        "reviewCheckIns": [
          "Choose a reason.",
        ],
        "saveShopPage": [
          "Upload the picture here.",
        ],
        "signAgreement": [
          "Please fill this in.",
        ],
        "signAtDesk": [
          "Please enter a year from 1970 to 2999.",
        ],
        "signRelease": [
          "Please enter a year from 1970 to 2999.",
        ],
        "submitRegistration": [
          "Please enter a name, not a link.",
          "Please enter a year from 1970 to 2999.",
          "Please enter your ticket ID to continue.",
          "Please fill this in.",
          "The waiver has changed. Please read the new one.",
          "Unknown waiver.",
        ],
        "validateTicket": [
          "Please enter your ticket ID to continue.",
        ],
        "writeAnnouncement": [
          "Please enter a year from 1970 to 2999.",
          "Please fill this in.",
        ],
      }
    `);
  });

  it('covers every refinement, at the schema or at the operation', () => {
    const unsaid = Object.entries(apiEndpoints).flatMap(([name, endpoint]: [string, Endpoint]) => {
      const { body, query, params } = endpoint;
      let refinements = 0;
      for (const schema of [body, query, params])
        if (schema)
          z.toJSONSchema(schema, {
            io: 'input',
            unrepresentable: 'any',
            override: ({ zodSchema }) => {
              const { checks = [] } = zodSchema._zod.def;
              const custom = checks.filter((check) => check._zod.def.check === 'custom');
              if (custom.length > rulesOfSchema(zodSchema).length) refinements += 1;
            },
          });
      return refinements > 0 && !rulesOfOperation(name, endpoint)['x-rules'] ? name : [];
    });
    expect(unsaid).toEqual([]);
  });
});
