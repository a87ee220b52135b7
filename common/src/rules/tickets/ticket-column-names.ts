/**
 * The spellings of each column's name without case, spaces and signs, the most telling first: an export has more
 * than one column that could be meant, and where each stands says nothing. None of a name is a number's.
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
  /** A person as a whole, or what stands for them: less telling than first and last name. */
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
