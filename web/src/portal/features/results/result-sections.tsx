import { Heading, Text } from '@chakra-ui/react';
import type { ShownResults } from '@wine-walk/common/api/results.ts';
import { format } from '../../kit/format.ts';
import { usePaymentName } from '../../shared/desk/use-payments.ts';
import { texts } from '../../texts/texts.ts';
import { AnswerForm } from './answer-form.tsx';
import { BarChart, ColumnChart, type Point } from './charts.tsx';
import { Poster } from './poster.tsx';
import { ResultSection } from './result-section.tsx';
import {
  hoursTable,
  mapTable,
  moneyTable,
  ownHoursTable,
  peopleTable,
  type ResultTable,
  rewardsTable,
  shopsSaidTable,
  shopsTable,
  stopsTable,
  surveyTable,
  viewsTable,
} from './result-tables.ts';
import { VisitsMap } from './visits-map.tsx';

interface Props {
  results: ShownResults;
  /** Secret of the link. */
  secret: string;
}

/** Returns the points of a chart: the first two columns of a table. */
const pointsOf = ({ rows }: ResultTable): Point[] =>
  rows.map(([label, value]) => ({
    label: `${label}`,
    value: typeof value === 'number' ? value : null,
  }));

/** Returns the name of an event for files. */
const fileNameOf = ({ eventName }: ShownResults) =>
  eventName.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');

/** True if an answer of the shops is shown. */
const hasAnswers = ({ sales, worthIt, changes }: NonNullable<ShownResults['shopsSaid']>) =>
  changes.length > 0 || [...sales, ...worthIt].some((count) => count !== null);

/** Large figures, then the sections that the link shows. */
export function ResultSections({ results, secret }: Props) {
  const { audience, money, comments, shopName, survey, shopsSaid } = results;
  const t = texts.results;
  const of = { fileName: fileNameOf(results), currency: money?.currency ?? 'USD' };
  const hours = hoursTable(results);
  const ownHours = audience === 'shop' ? ownHoursTable(results) : null;
  const stops = stopsTable(results);
  const shops = shopsTable(results);
  const views = results.views && (
    <ResultSection table={viewsTable(results.views)} {...of}>
      <Text color="muted" fontSize="sm">
        {t.views.help}
      </Text>
    </ResultSection>
  );
  return (
    <>
      <Figures results={results} />
      <div className="results-grid">
        {audience === 'sponsors' && views}
        {audience === 'shop' && <AnswerForm secret={secret} answer={results.ownAnswer} />}
        {ownHours && (
          <ResultSection
            table={ownHours}
            {...of}
            chart={
              <ColumnChart
                label={t.ownHours.chart({ shop: shopName ?? '' })}
                points={pointsOf(ownHours)}
              />
            }
          />
        )}
        <ResultSection
          table={hours}
          {...of}
          chart={<ColumnChart label={t.hours.chart} points={pointsOf(hours)} />}
        />
        {audience === 'board' && (
          <ResultSection
            table={shops}
            {...of}
            chart={<BarChart label={t.shops.chart} points={pointsOf(shops)} />}
          />
        )}
        {audience === 'board' && results.shops.some(({ location }) => location) && (
          <ResultSection
            table={mapTable(results)}
            {...of}
            chart={<VisitsMap label={t.map.chart} shops={results.shops} />}
          >
            <Text color="muted" fontSize="sm">
              {t.map.help}
            </Text>
          </ResultSection>
        )}
        <ResultSection
          table={stops}
          {...of}
          chart={<ColumnChart label={t.stops.chart} points={pointsOf(stops)} />}
        />
        <ResultSection table={peopleTable(results)} {...of}>
          {results.people.previousName !== null && (
            <Text color="muted" fontSize="sm">
              {t.people.returningHelp}
            </Text>
          )}
        </ResultSection>
        {money && <Money money={money} fileName={of.fileName} />}
        {results.rewards.length > 0 && audience !== 'sponsors' && (
          <ResultSection table={rewardsTable(results)} {...of} />
        )}
        {audience !== 'sponsors' && views}
        <ResultSection table={surveyTable(results)} {...of}>
          <Text color="muted" fontSize="sm">
            {survey.answers === null ? t.survey.few : t.survey.answers({ count: survey.answers })}
          </Text>
        </ResultSection>
        {shopsSaid && hasAnswers(shopsSaid) && (
          <ResultSection table={shopsSaidTable(shopsSaid)} {...of}>
            {shopsSaid.changes.length > 0 && (
              <ul>
                {shopsSaid.changes.map((change) => (
                  <li key={change.shop}>
                    <strong>{change.shop}</strong>: {change.text}
                  </li>
                ))}
              </ul>
            )}
          </ResultSection>
        )}
        {audience === 'shop' && <Poster results={results} />}
        {comments && comments.length > 0 && (
          <section className="results-section" data-part="comments">
            <Heading as="h2" size="md" overflowWrap="anywhere">
              {t.comments.title({ shop: shopName ?? '' })}
            </Heading>
            <ul>
              {comments.map((comment) => (
                <li key={comment}>{comment}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}

function Figures({ results }: Pick<Props, 'results'>) {
  const { figures: t } = texts.results;
  const { audience, people, visits, averageStops, shops } = results;
  const [own] = shops;
  const shown: [value: number | null, label: string, digits?: number][] =
    audience === 'shop' && own
      ? [
          [own.visits, t.ownVisits],
          [own.rewards, t.ownRewards],
          [people.came, t.walkCame],
          [visits, t.walkVisits],
        ]
      : [
          [people.came, t.came],
          [people.expected, t.expected],
          [visits, t.visits],
          [averageStops, t.averageStops, 1],
        ];
  return (
    <dl className="results-figures">
      {shown.map(([value, label, digits]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === null ? texts.results.page.hidden : format.number(value, digits)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface MoneyProps {
  money: NonNullable<ShownResults['money']>;
  fileName: string;
}

function Money({ money, fileName }: MoneyProps) {
  const { money: t, page } = texts.results;
  const nameOf = usePaymentName();
  const { currency, registrationsCents, expectedCashCents, countedCashCents } = money;
  const amount = (cents: number | null) =>
    cents === null ? page.hidden : format.money({ amountCents: cents, currency });
  return (
    <ResultSection table={moneyTable(money, nameOf)} fileName={fileName} currency={currency}>
      <Text color="muted" fontSize="sm">
        {t.registrations({ amount: amount(registrationsCents) })}{' '}
        {expectedCashCents !== null &&
          t.cash({
            expected: amount(expectedCashCents),
            counted: countedCashCents === null ? t.notCounted : amount(countedCashCents),
          })}
      </Text>
    </ResultSection>
  );
}
