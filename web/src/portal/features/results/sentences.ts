import type { ShownResults } from '@wine-walk/common/api/results.ts';
import { format } from '../../kit/format.ts';
import { texts } from '../../texts/texts.ts';
import { hourNames } from './result-tables.ts';

/** Returns the evening in three sentences. */
export function sentencesOf(results: ShownResults): string[] {
  return [peopleSentence(results), visitsSentence(results), opinionSentence(results)];
}

function peopleSentence({ people: { came, expected }, eventName }: ShownResults): string {
  return texts.results.sentences.came({
    came: format.number(came ?? 0),
    event: eventName,
    expected: expected === null ? null : format.number(expected),
  });
}

function visitsSentence(results: ShownResults): string {
  const { sentences: t } = texts.results;
  const { audience, shops, visits, shopCount, averageVisits, averageStops } = results;
  const [own] = shops;
  if (audience === 'shop' && own) {
    if (own.visits === null || visits === null || averageVisits === null)
      return t.shopFew({ shop: own.name });
    return t.shopVisits({
      shop: own.name,
      visits: format.number(own.visits),
      total: format.number(visits),
      shops: shopCount,
      average: format.number(averageVisits, 0),
    });
  }
  if (visits === null) return t.noVisits;
  return t.stops({
    visits: format.number(visits),
    shops: shopCount,
    average: averageStops === null ? null : format.number(averageStops, 1),
    hour: busiestHour(results),
  });
}

/** Returns the start of the hour with the most visits; undefined if a hidden hour could have more. */
function busiestHour(results: ShownResults): string | undefined {
  const names = hourNames(results);
  const shown = results.hours.flatMap(({ visits }, at) =>
    visits === null ? [] : { visits, name: names[at] },
  );
  const [best] = shown.toSorted((a, b) => b.visits - a.visits);
  const hidden = shown.reduce((rest, { visits }) => rest - visits, results.visits ?? 0);
  return best && best.visits >= hidden ? best.name : undefined;
}

function opinionSentence({ survey, people }: ShownResults): string {
  const { sentences: t } = texts.results;
  const { answers, tallies } = survey;
  const good = tallies.evening[2];
  if (answers !== null && good !== null)
    return t.survey({
      percent: format.percent(Math.round((100 * good) / answers)),
      answers: format.number(answers),
    });
  const { returning, came, previousName } = people;
  if (returning !== null && came !== null && previousName !== null)
    return t.returning({
      percent: format.percent(Math.round((100 * returning) / came)),
      previous: previousName,
    });
  return t.noSurvey;
}
