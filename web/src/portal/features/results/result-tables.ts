import type { ShownResults } from '@wine-walk/common/api/results.ts';
import { zoneAbbreviation } from '@wine-walk/common/lib/local-time.ts';
import { format } from '../../kit/format.ts';
import { texts } from '../../texts/texts.ts';

/** Value of a cell: a text, or a number that is null if it is hidden. */
type Cell = string | number | null;

export interface ResultTable {
  /** Part of the name of its file. */
  id: string;
  title: string;
  columns: readonly { label: string; kind: 'text' | 'count' | 'cents' }[];
  rows: readonly (readonly Cell[])[];
}

const text = (label: string) => ({ label, kind: 'text' as const });
const count = (label: string) => ({ label, kind: 'count' as const });
const cents = (label: string) => ({ label, kind: 'cents' as const });

const capital = (name: string) => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;

export function peopleTable({ people }: ShownResults): ResultTable {
  const { people: t } = texts.results;
  const { previousName } = people;
  const previous = previousName ?? '';
  return {
    id: 'people',
    title: t.title,
    columns: [text(t.what), count(t.count)],
    rows: [
      [t.expected, people.expected],
      [t.withTicket, people.withTicket],
      [t.paidAtDesk, people.paidAtDesk],
      [t.notPaid, people.notPaid],
      [t.came, people.came],
      [t.noShow, people.noShow],
      ...(previousName === null
        ? []
        : [
            [t.newcomers({ previous }), people.newcomers],
            [t.returning({ previous }), people.returning],
          ]),
    ],
  };
}

/** Returns the starts of the hours; those that the clock shows twice, as clocks go back, with the name of their time. */
export function hourNames({ hours, timeZone }: Pick<ShownResults, 'hours' | 'timeZone'>): string[] {
  const times = hours.map(({ startTime }) => format.time(startTime, timeZone));
  return hours.map(({ startTime }, at) => {
    const time = times[at] ?? '';
    const isTwice = times.indexOf(time) !== times.lastIndexOf(time);
    return isTwice ? `${time} ${zoneAbbreviation(startTime, timeZone)}` : time;
  });
}

export function hoursTable(results: ShownResults): ResultTable {
  const { hours: t } = texts.results;
  return {
    id: 'hours',
    title: t.title,
    columns: [text(t.from), count(t.visits)],
    rows: hourNames(results).map((name, at) => [name, results.hours[at]?.visits ?? null]),
  };
}

/** Stops of each shop, in all and by hour. */
export function shopsTable(results: ShownResults): ResultTable {
  const { shops: t } = texts.results;
  return {
    id: 'shops',
    title: t.title,
    columns: [text(t.shop), count(t.visits), ...hourNames(results).map(count), count(t.rewards)],
    rows: results.shops.map(({ name, visits, hours, rewards }) => [
      name,
      visits,
      ...hours,
      rewards,
    ]),
  };
}

/** Stops of each shop with its number on the map. */
export function mapTable({ shops }: ShownResults): ResultTable {
  const { shops: s, map: t } = texts.results;
  return {
    id: 'map',
    title: t.title,
    columns: [text(t.number), text(s.shop), count(s.visits)],
    rows: shops.map(({ name, visits }, at) => [`${at + 1}`, name, visits]),
  };
}

export function ownHoursTable(results: ShownResults): ResultTable | null {
  const { hours: t, ownHours } = texts.results;
  const [shop] = results.shops;
  if (!shop) return null;
  return {
    id: 'own-hours',
    title: ownHours.title({ shop: shop.name }),
    columns: [text(t.from), count(t.visits)],
    rows: hourNames(results).map((name, at) => [name, shop.hours[at] ?? null]),
  };
}

export function stopsTable({ stops }: ShownResults): ResultTable {
  const { stops: t } = texts.results;
  const label = ({ from, to }: ShownResults['stops'][number]) => {
    if (to === null) return t.more({ from });
    return from === to ? `${from}` : t.range({ from, to });
  };
  return {
    id: 'stops',
    title: t.title,
    columns: [text(t.stops), count(t.people)],
    rows: stops.map((group) => [label(group), group.people]),
  };
}

export function rewardsTable({ rewards }: ShownResults): ResultTable {
  const { rewards: t } = texts.results;
  return {
    id: 'rewards',
    title: t.title,
    columns: [text(t.reward), count(t.count)],
    rows: rewards.map(({ name, count: handedOut }) => [name, handedOut]),
  };
}

export function viewsTable({ landing, map }: NonNullable<ShownResults['views']>): ResultTable {
  const { views: t } = texts.results;
  return {
    id: 'views',
    title: t.title,
    columns: [text(t.place), count(t.views)],
    rows: [
      [t.landing, landing],
      [t.map, map],
    ],
  };
}

export function moneyTable(
  { methods, netCents }: NonNullable<ShownResults['money']>,
  nameOf: (method: (typeof methods)[number]['method']) => string,
): ResultTable {
  const { money: t } = texts.results;
  return {
    id: 'money',
    title: t.title,
    columns: [text(t.method), count(t.sales), cents(t.taken), cents(t.refunds), cents(t.net)],
    rows: [
      ...methods.map(({ method, salesCount, salesCents, refundsCents, netCents: net }) => [
        capital(nameOf(method)),
        salesCount,
        salesCents,
        refundsCents,
        net,
      ]),
      [t.all, '', '', '', netCents],
    ],
  };
}

export function shopsSaidTable({
  sales,
  worthIt,
}: NonNullable<ShownResults['shopsSaid']>): ResultTable {
  const { shopsSaid: t } = texts.results;
  return {
    id: 'shops-said',
    title: t.title,
    columns: [text(t.question), count(t.low), count(t.middle), count(t.high)],
    rows: [
      [t.sales, ...sales],
      [t.worthIt, ...worthIt],
    ],
  };
}

export function surveyTable({ survey: { tallies } }: ShownResults): ResultTable {
  const { survey: t } = texts.results;
  return {
    id: 'survey',
    title: t.title,
    columns: [text(t.question), count(t.good), count(t.fair), count(t.bad)],
    rows: (['evening', 'businesses', 'again'] as const).map((question) => [
      t[question],
      ...tallies[question].toReversed(),
    ]),
  };
}
