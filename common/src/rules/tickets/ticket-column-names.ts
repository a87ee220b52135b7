/**
 * Spellings of each column's name without case, spaces and punctuation, most specific first, since an export
 * can have several candidates.
 */
export const columnAliases = {
  id: [
    'ticketid',
    'ticketnumber',
    'ticketno',
    'ticketcode',
    'barcode',
    'barcodenumber',
    'ticket',
    'number',
    'id',
    'code',
  ],
  name: [
    'attendeename',
    'attendeesname',
    'holdername',
    'holdersname',
    'ticketholdername',
    'ticketholdersname',
    'ticketholder',
    'guestname',
    'guestsname',
    'participantname',
    'participantsname',
    'fullname',
    'name',
  ],
  firstName: ['attendeefirstname', 'holderfirstname', 'firstname', 'givenname'],
  lastName: ['attendeelastname', 'holderlastname', 'lastname', 'surname', 'familyname'],
  /** Full name or person, less specific than first and last name. */
  person: ['holder', 'attendee', 'guest', 'participant'],
  email: [
    'attendeeemail',
    'attendeesemail',
    'holderemail',
    'holdersemail',
    'ticketholderemail',
    'guestemail',
    'guestsemail',
    'participantemail',
    'participantsemail',
    'email',
    'emailaddress',
    'mail',
  ],
} as const;

export type Column = keyof typeof columnAliases;
