import type { ShownResults } from '../../api/results.ts';
import type { EventDocument } from '../../model/events.ts';
import type { ResultsAudience, ResultsDocument, ShopAnswerDocument } from '../../model/results.ts';
import { expectedPeople } from '../events/expected-people.ts';
import { noPeople } from './count-people.ts';
import {
  hideCells,
  hideParts,
  minShown,
  type Shown,
  type ShownTable,
  shownCount,
} from './hide-small.ts';
import { lateActionsUntil } from './results-due.ts';

const hourMs = 60 * 60_000;

/** First number of stops of each group. Groups, so that the total of visits does not tell how many are in a small one. */
const stopGroups = [0, 1, 4, 7, 10];

interface Reader {
  audience: ResultsAudience;
  /** Business of a shop's link. */
  businessId: string | null;
  answers: readonly ShopAnswerDocument[];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Returns the results without anything about people: of a few, each number tells about one. */
function withoutPeople(results: ResultsDocument): ResultsDocument {
  const none: [number, number, number] = [0, 0, 0];
  return {
    ...results,
    people: { ...noPeople, came: results.people.came },
    unusedTickets: 0,
    methods: [],
    survey: { answers: 0, tallies: { evening: none, businesses: none, again: none } },
    comments: {},
  };
}

/** Returns the results as a link shows them. */
export function showResults(
  counted: ResultsDocument,
  event: Pick<EventDocument, 'name' | 'startTime' | 'endTime' | 'timeZone'>,
  { audience, businessId, answers }: Reader,
): ShownResults {
  const isSmall = counted.people.came < minShown;
  const results = isSmall ? withoutPeople(counted) : counted;
  const { people, businesses } = results;
  const { firstMs, count } = hoursWithVisits(results);
  const skipped = (firstMs - Date.parse(results.firstHourTime)) / hourMs;
  const table = hideCells(
    businesses.map(({ id }) => (people.visits[id] ?? []).slice(skipped, skipped + count)),
    count,
  );
  const { came } = people;
  const ratio = (whole: Shown, parts: number) =>
    whole === null || parts < minShown ? null : whole / parts;
  const own = businesses.find(({ id }) => id === businessId);
  const shops = shopRows(results, table);
  return {
    audience,
    shopName: own?.name ?? null,
    eventName: event.name,
    startTime: event.startTime,
    endTime: event.endTime,
    timeZone: event.timeZone,
    countedAt: results.countedAt,
    lateUntil: lateActionsUntil(results.endTime),
    isFinal: results.isFinal,
    isSmall,
    people: shownPeople(results),
    stops: shownStops(people.stops),
    averageStops: ratio(table.total, came),
    visits: table.total,
    hours: table.columnTotals.map((visits, at) => ({
      startTime: new Date(firstMs + at * hourMs).toISOString(),
      visits,
    })),
    shopCount: businesses.length,
    averageVisits:
      table.total === null || businesses.length === 0 ? null : table.total / businesses.length,
    shops: shops.filter(({ id }) => audience === 'board' || id === businessId),
    rewards: shownRewards(results),
    money: audience === 'board' ? shownMoney(results) : null,
    views: audience === 'shop' ? null : shownViews(results),
    survey: shownSurvey(results),
    comments: shownComments(results, businessId),
    shopsSaid: audience === 'board' ? shownAnswers(results, answers) : null,
    ownAnswer: ownAnswer(answers, businessId),
  };
}

/** Returns the hours from the first visit to the last one. */
function hoursWithVisits({ people, firstHourTime, hours }: ResultsDocument) {
  const used = Array.from({ length: hours }, (_, at) =>
    Object.values(people.visits).some((visits) => (visits[at] ?? 0) > 0),
  );
  const first = Math.max(0, used.indexOf(true));
  const count = Math.max(1, used.lastIndexOf(true) - first + 1);
  return { firstMs: Date.parse(firstHourTime) + first * hourMs, count };
}

function ownAnswer(
  answers: readonly ShopAnswerDocument[],
  businessId: string | null,
): ShownResults['ownAnswer'] {
  const own = answers.find((answer) => answer.businessId === businessId);
  return own ? { sales: own.sales, worthIt: own.worthIt, change: own.change } : null;
}

function shownPeople({ people, unusedTickets, previous }: ResultsDocument) {
  const { registered, came, returning, byTicket, paid, due } = people;
  const expected = expectedPeople({ registered, unusedTickets, sharing: 0 });
  const noShow = Math.max(0, expected - came);
  // The number of people who did not come follows from the total and the number of people who came.
  const isTotalShown = expected >= minShown && noShow >= minShown;
  // People who owe nothing are not shown, and follow from the others.
  const free = registered - byTicket - paid - due;
  const parts = isTotalShown ? hideParts([byTicket + unusedTickets, paid, due, free]) : [];
  const [newcomers = null, again = null] =
    previous === null ? [] : hideParts([came - returning, returning]);
  return {
    expected: isTotalShown ? expected : null,
    came: shownCount(came),
    noShow: isTotalShown ? noShow : null,
    withTicket: parts[0] ?? null,
    paidAtDesk: parts[1] ?? null,
    notPaid: parts[2] ?? null,
    newcomers,
    returning: again,
    previousName: previous?.name ?? null,
  };
}

function shownStops(stops: readonly number[]): ShownResults['stops'] {
  const groups = stopGroups.map((from, at) => {
    const next = stopGroups[at + 1];
    return { from, to: next === undefined ? null : next - 1, people: sum(stops.slice(from, next)) };
  });
  const shown = hideParts(groups.map(({ people }) => people));
  return groups.map((group, at) => ({ ...group, people: shown[at] ?? null }));
}

function shopRows({ people, businesses }: ResultsDocument, table: ShownTable) {
  const all = sum(Object.values(people.claims));
  const byShops = businesses.map(({ id }) => people.shopClaims[id] ?? 0);
  // The last part is the number of rewards from the desk.
  const rewards = hideParts([...byShops, all - sum(byShops)]);
  return businesses.map(({ id, name, location }, at) => ({
    id,
    name,
    location,
    visits: table.rowTotals[at] ?? null,
    hours: table.cells[at] ?? [],
    rewards: rewards[at] ?? null,
  }));
}

function shownRewards({ people, rewards }: ResultsDocument): ShownResults['rewards'] {
  // The rewards from the shops add up to them.
  const counts = hideParts(rewards.map(({ id }) => people.claims[id] ?? 0));
  return rewards.map(({ name }, at) => ({ name, count: counts[at] ?? null }));
}

function shownMoney(results: ResultsDocument): ShownResults['money'] {
  const { currency, methods, people, expectedCashCents, countedCashCents } = results;
  const counts = hideParts(methods.map(({ salesCount }) => salesCount));
  const isShown = (method: string) =>
    counts[methods.findIndex((one) => one.method === method)] != null;
  const areTotalsShown = sum(methods.map(({ salesCount }) => salesCount)) >= minShown;
  return {
    currency,
    methods: methods.map(({ method, salesCount, salesCents, refundsCents, netCents }) =>
      isShown(method)
        ? { method, salesCount, salesCents, refundsCents, netCents }
        : { method, salesCount: null, salesCents: null, refundsCents: null, netCents: null },
    ),
    netCents: areTotalsShown ? sum(methods.map(({ netCents }) => netCents)) : null,
    registrationsCents: areTotalsShown ? sum(Object.values(people.paidCents)) : null,
    expectedCashCents: isShown('cash') ? expectedCashCents : null,
    countedCashCents: isShown('cash') ? countedCashCents : null,
  };
}

function shownViews({ views }: ResultsDocument): ShownResults['views'] {
  return views && { landing: shownCount(views.landing), map: shownCount(views.map) };
}

type Tally = [Shown, Shown, Shown];

const shownTally = (tally: readonly number[]): Tally => {
  const [low = null, middle = null, high = null] = hideParts(tally);
  return [low, middle, high];
};

function shownAnswers(
  { businesses }: ResultsDocument,
  answers: readonly ShopAnswerDocument[],
): ShownResults['shopsSaid'] {
  const count = (isOne: (answer: ShopAnswerDocument) => boolean) => answers.filter(isOne).length;
  const lessOrSame = [
    count(({ sales }) => sales === 'less'),
    count(({ sales }) => sales === 'same'),
  ];
  const worth = (['no', 'partly', 'yes'] as const).map((grade) =>
    count(({ worthIt }) => worthIt === grade),
  );
  return {
    sales: shownTally([...lessOrSame, answers.length - sum(lessOrSame)]),
    worthIt: shownTally(worth),
    changes: answers.flatMap(({ businessId, change }) => {
      const shop = businesses.find(({ id }) => id === businessId);
      return change && shop ? [{ shop: shop.name, text: change }] : [];
    }),
  };
}

function shownSurvey({ survey: { answers, tallies } }: ResultsDocument): ShownResults['survey'] {
  return {
    answers: shownCount(answers),
    tallies: {
      evening: shownTally(tallies.evening),
      businesses: shownTally(tallies.businesses),
      again: shownTally(tallies.again),
    },
  };
}

function shownComments(
  { comments }: ResultsDocument,
  businessId: string | null,
): ShownResults['comments'] {
  const own = businessId === null ? undefined : comments[businessId];
  return own && own.count >= minShown ? own.some : null;
}
