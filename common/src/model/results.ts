import { z } from 'zod';
import { deskPayment } from './categories.ts';
import { instant, latitude, longitude, paragraph } from './fields/values.ts';

/** Reader of a results page. */
export const resultsAudience = z.enum(['board', 'shop', 'sponsors']);
export type ResultsAudience = z.infer<typeof resultsAudience>;

const count = z.number().int();
const counts = z.record(z.string(), count);

/** Sums over people: the figures of two groups of people can be added. */
export const peopleFigures = z.object({
  /** Active registrations, people who came, and the ones of them who came to an earlier walk. */
  registered: count,
  came: count,
  returning: count,
  byTicket: count,
  paid: count,
  due: count,
  /** Active registrations that have the place of an unused ticket. */
  sharing: count.default(0),
  /** Number of people who came by their number of stops, which is the index. */
  stops: z.array(count),
  /** Verified visits by business: one number for each hour of the event. */
  visits: z.record(z.string(), z.array(count)),
  /** Rewards handed out, by reward, and by the shop that did. */
  claims: counts,
  shopClaims: counts,
  /** Payments on registrations by method, in cents. */
  paidCents: counts,
});

export type PeopleFigures = z.infer<typeof peopleFigures>;

const named = z.object({ id: z.string(), name: z.string() });

/** Location of a business at the end of the event. */
export const shopLocation = z.object({ latitude, longitude });

export const moneyOfMethod = z.object({
  method: deskPayment,
  salesCount: count,
  salesCents: count,
  refundsCents: count,
  netCents: count,
});

const tally = z.tuple([count, count, count]);

/** Views of the places that show the sponsors: the start page, and the home screen with the map. */
export const viewCounts = z.object({ landing: count.default(0), map: count.default(0) });
export type ViewCounts = z.infer<typeof viewCounts>;

/** Page that shows the sponsors. */
export const viewedPlace = viewCounts.keyof();

/**
 * `viewCounts/{eventId_part}`: read by no client; a part of the views of an event before its end. Parts, so that views at
 * once seldom change the same document.
 */
export const viewCountsDocument = viewCounts.extend({ eventId: z.string() });

/** `results/{eventId}`: read by no client; totals of an event without a person's ID or name, counted from its end for a day. */
export const resultsDocument = z.object({
  endTime: instant,
  countedAt: instant,
  /** True once actions that arrived within a day are counted: it is never counted again. */
  isFinal: z.boolean(),
  /** Start of the first hour of `visits`. */
  firstHourTime: instant,
  hours: count,
  /** `location` is null in results that were counted before it was stored. */
  businesses: z.array(named.extend({ location: shopLocation.nullable().default(null) })),
  rewards: z.array(named),
  /** Event before, to which returning people came; null if there was none. */
  previous: named.nullable(),
  people: peopleFigures,
  /** Part of `people` whose documents were erased since the end, which a later count does not find. */
  erased: peopleFigures,
  /** Tickets without a registration, except the ones that registered people would have shown. */
  unusedTickets: count,
  /** Null in results that were counted before views were. */
  views: viewCounts.nullable().default(null),
  currency: z.string(),
  methods: z.array(moneyOfMethod),
  expectedCashCents: count,
  countedCashCents: count.nullable(),
  /** Latest count of the survey after the results were final, as mails ask for a week; null before. */
  surveyCountedAt: instant.nullable().default(null),
  survey: z.object({
    answers: count,
    tallies: z.object({ evening: tally, businesses: tally, again: tally }),
  }),
  /** Cost of the walk to the organization in cents; null until an admin enters it. */
  costCents: count.min(0).nullable().default(null),
  /** Comments of the survey that name a business: their number, and some of them. */
  comments: z.record(z.string(), z.object({ count, some: z.array(z.string()) })),
});

export type ResultsDocument = z.infer<typeof resultsDocument>;

/** `resultLinks/{id}`: read by no client; link to the results of one event. The ID is derived from the secret. */
export const resultLinkDocument = z.object({
  eventId: z.string(),
  audience: resultsAudience,
  /** Business of a shop's link; null for others. */
  businessId: z.string().nullable(),
  secret: z.string(),
  isActive: z.boolean(),
  createdAt: instant,
  createdBy: z.string(),
});

export type ResultLinkDocument = z.infer<typeof resultLinkDocument>;

/** Sales of a shop compared with a usual evening. */
export const salesBand = z.enum(['less', 'same', 'up-to-quarter', 'up-to-double', 'over-double']);

/** Answer of a shop about the evening. */
export const shopAnswer = z.object({
  sales: salesBand,
  worthIt: z.enum(['no', 'partly', 'yes']),
  /** Change that the shop suggests, read by the board with the shop's name; empty for none. */
  change: paragraph(1000),
});

export type ShopAnswer = z.infer<typeof shopAnswer>;

/** `shopAnswers/{eventId_businessId}`: read by no client; the latest answer of a shop. */
export const shopAnswerDocument = shopAnswer.extend({
  eventId: z.string(),
  businessId: z.string(),
  answeredAt: instant,
});

export type ShopAnswerDocument = z.infer<typeof shopAnswerDocument>;
