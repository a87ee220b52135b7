import { z } from 'zod';
import { deskPayment } from '../model/categories.ts';
import { checkInDocument } from '../model/check-in.ts';
import { documentId, instant } from '../model/fields/values.ts';
import { resultsAudience, shopAnswer, shopLocation, viewedPlace } from '../model/results.ts';
import { endpoint } from './contract/endpoint.ts';
import { linkSecret } from './staff/staff.ts';

/** Number of people, visits or answers; null if it is under 5, or if one that is would follow from it. */
const shown = z.number().int().nullable();

const shownTally = z.tuple([shown, shown, shown]);

const resultShop = z.object({
  id: z.string(),
  name: z.string(),
  /** Null if it was not stored with the results. */
  location: shopLocation.nullable(),
  visits: shown,
  /** Visits in each of the hours. */
  hours: z.array(shown),
  /** Rewards that it handed out. */
  rewards: shown,
});

/** Results of an event, as one of their links shows them. */
export const shownResults = z.object({
  audience: resultsAudience,
  /** Name of the shop whose link it is; null for others. */
  shopName: z.string().nullable(),
  eventName: z.string(),
  startTime: instant,
  endTime: instant,
  timeZone: z.string(),
  countedAt: instant,
  /** Time until which late actions are counted. */
  lateUntil: instant,
  isFinal: z.boolean(),
  /** True if fewer than 5 people came, so that nothing is shown. */
  isSmall: z.boolean(),
  people: z.object({
    /** Registered people, and tickets without a registration. */
    expected: shown,
    came: shown,
    noShow: shown,
    withTicket: shown,
    paidAtDesk: shown,
    notPaid: shown,
    newcomers: shown,
    returning: shown,
    /** Earlier event to which returning people came; null if there was none. */
    previousName: z.string().nullable(),
  }),
  /** People who came by their number of stops; `to` null for or more. */
  stops: z.array(
    z.object({ from: z.number().int(), to: z.number().int().nullable(), people: shown }),
  ),
  averageStops: z.number().nullable(),
  visits: shown,
  hours: z.array(z.object({ startTime: instant, visits: shown })),
  shopCount: z.number().int(),
  averageVisits: z.number().nullable(),
  /** All shops for the board, the own one for a shop, none for sponsors. */
  shops: z.array(resultShop),
  rewards: z.array(z.object({ name: z.string(), count: shown })),
  /** Payments and cash, for the board; null for others. */
  money: z
    .object({
      currency: z.string(),
      methods: z.array(
        z.object({
          method: deskPayment,
          salesCount: shown,
          salesCents: shown,
          refundsCents: shown,
          netCents: shown,
        }),
      ),
      netCents: shown,
      registrationsCents: shown,
      expectedCashCents: shown,
      countedCashCents: shown,
    })
    .nullable(),
  /** Views of the pages with the sponsors, for the board and sponsors; null for shops, and if they were not counted. */
  views: z.object({ landing: shown, map: shown }).nullable(),
  survey: z.object({
    answers: shown,
    tallies: z.object({ evening: shownTally, businesses: shownTally, again: shownTally }),
  }),
  /** Comments that name the shop if there are 5 or more; null for others. */
  comments: z.array(z.string()).nullable(),
  /** Answers of shops, for the board; null in other results. */
  shopsSaid: z
    .object({
      /** Sales below, like and above a usual evening. */
      sales: shownTally,
      /** Tally of `no`, `partly` and `yes`. */
      worthIt: shownTally,
      changes: z.array(z.object({ shop: z.string(), text: z.string() })),
    })
    .nullable(),
  /** Answer of the shop whose link it is; null before it, and for others. */
  ownAnswer: shopAnswer.nullable(),
});

export type ShownResults = z.infer<typeof shownResults>;

const linkRate = { perMinute: 60, by: 'address' } as const;

export const readResults = endpoint({
  method: 'GET',
  path: '/api/results/{secret}',
  access: 'anyone',
  rate: linkRate,
  summary:
    'Returns the results of the event of a link, for whom the link is. They are counted at the end of the event, and again for a day as late actions arrive.',
  params: z.object({ secret: linkSecret }),
  output: shownResults,
  problems: ['link-ended', 'results-too-early'],
});

export const countView = endpoint({
  method: 'POST',
  path: '/api/views',
  access: 'anyone',
  // All devices at a venue share the IP address of its Wi-Fi.
  rate: { perMinute: 240, by: 'address' },
  summary:
    'Counts a view of a page with sponsors for an active event that has not ended. Nothing about the sender is stored.',
  body: z.strictObject({ eventId: documentId, place: viewedPlace }),
  output: z.object({ message: z.string() }),
  problems: [],
});

export const answerAsShop = endpoint({
  method: 'PUT',
  path: '/api/results/{secret}/answer',
  access: 'anyone',
  rate: { perMinute: 12, by: 'address' },
  summary:
    'Saves what the shop of a link says about an ended event, in place of what it said before.',
  params: z.object({ secret: linkSecret }),
  body: z.strictObject(shopAnswer.shape),
  output: shopAnswer,
  problems: ['link-ended', 'results-too-early', 'shops-only'],
});

const byEvent = z.object({ id: documentId });

export const eventResults = shownResults.extend({
  currency: z.string(),
  /** Cost of the walk in cents; null if no admin entered it. */
  costCents: z.number().int().nullable(),
  /** Bottles of the shops that counted them; null if none did. */
  stock: z.object({ bottles: z.number().int(), openedBottles: z.number().int() }).nullable(),
});

export const readEventResults = endpoint({
  method: 'GET',
  path: '/api/admin/events/{id}/results',
  access: 'admin',
  summary: 'Returns the results of an ended event as the board sees them, with its cost.',
  params: byEvent,
  output: eventResults,
  problems: ['event-gone', 'results-too-early'],
});

export const saveEventCost = endpoint({
  method: 'PUT',
  path: '/api/admin/events/{id}/cost',
  access: 'admin',
  summary: 'Saves what an ended event cost the organization; null removes it.',
  params: byEvent,
  body: z.strictObject({
    costCents: z
      .number('enter-0-or-more')
      .int('enter-0-or-more')
      .min(0, 'enter-0-or-more')
      .max(1e9)
      .nullable(),
  }),
  output: z.object({ costCents: z.number().int().nullable() }),
  problems: ['event-gone', 'results-too-early'],
});

export const resultLink = z.object({
  id: z.string(),
  audience: resultsAudience,
  businessId: z.string().nullable(),
  /** Name of the shop; empty for others. */
  name: z.string(),
  path: z.string(),
  createdAt: instant,
});

export type ResultLink = z.infer<typeof resultLink>;

export const listResultLinks = endpoint({
  method: 'GET',
  path: '/api/admin/events/{id}/result-links',
  access: 'admin',
  summary: 'Lists the links to the results of an event that were not ended.',
  params: byEvent,
  output: z.object({
    links: z.array(resultLink),
    /** Number of shops without a link. */
    shopsWithoutLink: z.number().int(),
  }),
  problems: ['event-gone'],
});

export const createResultLinks = endpoint({
  method: 'POST',
  path: '/api/admin/events/{id}/result-links',
  access: 'admin',
  summary:
    'Creates the link to the results for the board or the sponsors, or the links of all shops. Present links stay.',
  params: byEvent,
  body: z.strictObject({ audience: resultsAudience }),
  output: z.object({ created: z.number().int() }),
  problems: ['event-gone'],
});

export const endResultLink = endpoint({
  method: 'POST',
  path: '/api/admin/result-links/{id}/end',
  access: 'admin',
  summary: 'Ends a link to results.',
  params: byEvent,
  output: z.object({ id: z.string() }),
  problems: ['link-not-found'],
});

export const mailResultLinks = endpoint({
  method: 'POST',
  path: '/api/admin/events/{id}/result-links/mails',
  access: 'admin',
  rate: { perMinute: 10, by: 'caller' },
  summary:
    'Mails their links to the shops of an event that have a link and an email, once each, after its end. Audited with the number.',
  params: byEvent,
  output: z.object({
    queued: z.number().int(),
    /** Names of shops that cannot be mailed. */
    withoutEmail: z.array(z.string()),
  }),
  problems: ['event-gone', 'no-mail-for-links', 'results-too-early'],
});

/** Way in which a check-in was made. */
export const checkInWay = z.enum(['location', 'venue-code', 'staff', 'paper']);

export type CheckInWay = z.infer<typeof checkInWay>;

export const exportCheckIns = endpoint({
  method: 'POST',
  path: '/api/admin/check-ins/export',
  access: 'admin',
  summary:
    "An event's check-ins for a file, a part at a time in the order of their times, without who made them. Each part is audited with its size.",
  body: z.strictObject({ eventId: documentId, cursor: z.string().max(2000).optional() }),
  output: z.object({
    rows: z.array(
      z.object({
        capturedAt: instant,
        businessId: z.string(),
        state: checkInDocument.shape.state,
        way: checkInWay,
        /** Distance to the business in meters; null without a location. */
        distanceMeters: z.number().nullable(),
      }),
    ),
    nextCursor: z.string().nullable(),
  }),
  problems: ['page-not-found'],
});
