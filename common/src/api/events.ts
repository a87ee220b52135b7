import { z } from 'zod';
import { noTicketPrice } from '../model/events.ts';
import { documentId, email, instant, latitude, longitude, money } from '../model/fields/values.ts';
import { language, translatedText } from '../model/organization.ts';
import { attendeeRate, endpoint, sharedReadRate } from './contract/endpoint.ts';
import { linkToken } from './contract/link-token.ts';

export const publicEventFields = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  startTime: instant,
  endTime: instant,
  isActive: z.boolean(),
  timeZone: z.string(),
  place: z.string(),
  hashtag: z.string(),
  checkInRadiusMeters: z.number(),
  /** Price of a ticket at the desk. */
  ticketPrice: money.default(noTicketPrice),
  /** Page on which tickets are sold online; empty for none. */
  ticketUrl: z.string().default(''),
});

export const readActiveEvent = endpoint({
  method: 'GET',
  path: '/api/events/active',
  access: 'anyone',
  isShared: true,
  rate: sharedReadRate,
  summary: 'Returns the active event, or null if none is active.',
  output: publicEventFields
    .extend({
      /** Number of participating businesses; 0 if unknown. */ businessCount: z.number().int(),
      /** True if only people with a ticket can still register. */
      isSoldOut: z.boolean().default(false),
      /** True if an email can be left for a free place (api/waiting-list.ts). */
      hasWaitingList: z.boolean().default(false),
      /** Description in other languages; empty in those that have none. */
      descriptionIn: translatedText,
    })
    .nullable(),
  problems: [],
});

export const listPastEvents = endpoint({
  method: 'GET',
  path: '/api/events/past',
  access: 'anyone',
  isShared: true,
  rate: { perMinute: 60, by: 'address' },
  summary: 'Lists the last three events that have ended, latest first.',
  output: z.object({
    events: z.array(
      publicEventFields.pick({
        id: true,
        name: true,
        place: true,
        startTime: true,
        timeZone: true,
      }),
    ),
    /** True if `POST /api/event-notices` can send a mail. */
    canNotify: z.boolean(),
  }),
  problems: [],
});

export const requestEventNotice = endpoint({
  method: 'POST',
  path: '/api/event-notices',
  access: 'anyone',
  rate: { perMinute: 30, by: 'address' },
  summary:
    'Mails a link to an email that wants one mail when the next event is published. The response is the same for a stored one.',
  body: z.strictObject({ email, language }),
  output: z.object({ message: z.string() }),
  problems: ['mail-not-set-up', 'too-many-attempts'],
});

export const confirmEventNotice = endpoint({
  method: 'POST',
  path: '/api/event-notices/confirm',
  access: 'anyone',
  rate: { perMinute: 30, by: 'address' },
  summary: 'Confirms the email of a request by the link in its mail. A repeat returns the same.',
  body: z.strictObject({ token: linkToken }),
  output: z.object({ message: z.string() }),
  problems: ['notice-link-over'],
});

/** Parses degrees in a query; an empty value is no number, although `Number('')` is 0. */
const coordinate = (degrees: z.ZodNumber) =>
  z.string().regex(/\S/, 'enter-degrees').transform(Number).pipe(degrees).optional();

export const listEventBusinesses = endpoint({
  method: 'GET',
  path: '/api/events/{id}/businesses',
  access: 'anyone',
  isShared: true,
  rate: sharedReadRate,
  summary:
    "Lists the event's businesses in order, with the caller's visits if participantId is sent.",
  params: z.object({ id: documentId }),
  query: z.strictObject({
    participantId: documentId.optional(),
    latitude: coordinate(latitude),
    longitude: coordinate(longitude),
  }),
  output: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      description: z.string(),
      address: z.string(),
      imageUrl: z.string(),
      rating: z.number(),
      /** Distance in miles from the given latitude and longitude; absent without them. */
      distance: z.number().optional(),
      isVisited: z.boolean(),
      checkInTime: instant.nullable(),
      hasSpecialReward: z.boolean(),
      rewardDescription: z.string(),
    }),
  ),
  problems: ['event-not-found', 'not-your-data', 'shift-of-other-event'],
});

export const readProgress = endpoint({
  method: 'GET',
  path: '/api/events/{eventId}/progress/{participantId}',
  access: 'attendee',
  rate: attendeeRate,
  summary: "Returns the caller's progress at an event, with the event's fields.",
  params: z.object({ eventId: documentId, participantId: documentId }),
  output: publicEventFields.extend({
    visitedBusinesses: z.number().int(),
    totalBusinesses: z.number().int(),
    /** Number of rewards that are unlocked, not claimed and in stock. */
    availableRewards: z.number().int(),
    points: z.number().int(),
    /** Milliseconds until the end; 0 after it. */
    timeRemaining: z.number().int(),
  }),
  problems: ['event-not-found', 'not-your-data'],
});

export const readLeaderboard = endpoint({
  method: 'GET',
  path: '/api/events/{eventId}/leaderboard',
  access: 'anyone',
  isShared: true,
  rate: sharedReadRate,
  summary: 'Lists up to 50 participants who joined the leaderboard, highest points first.',
  params: z.object({ eventId: documentId }),
  output: z.array(
    z.object({ rank: z.number().int(), displayName: z.string(), points: z.number().int() }),
  ),
  problems: ['event-not-found'],
});

export const readCrowd = endpoint({
  method: 'GET',
  path: '/api/events/{eventId}/crowd',
  access: 'anyone',
  isShared: true,
  rate: sharedReadRate,
  summary:
    'Returns the check-ins of the last 15 minutes by business, published at most once a minute. Counts under 5 are left out.',
  params: z.object({ eventId: documentId }),
  output: z.object({ counts: z.record(z.string(), z.number().int()) }),
  problems: ['event-not-found'],
});
