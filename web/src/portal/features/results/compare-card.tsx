import { Box, Flex, Table, Text } from '@chakra-ui/react';
import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { readEventResults } from '@wine-walk/common/api/results.ts';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { hasEnded } from '@wine-walk/common/rules/events/event-status.ts';
import { useState } from 'react';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { useNow } from '../../../platform/live/use-now.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { format } from '../../kit/format.ts';
import { Select } from '../../kit/forms/select.tsx';
import { SectionCard } from '../../kit/section-card.tsx';
import { texts } from '../../texts/texts.ts';
import { CostForm } from './cost-form.tsx';

type EventResults = ResponseOf<typeof readEventResults>;

/** Figures of walks side by side, each with the figure that it is a part of. */
const rows: readonly [label: () => string, value: (results: EventResults) => string | null][] = [
  [() => texts.results.compare.expected, ({ people }) => number(people.expected)],
  [() => texts.results.compare.came, ({ people }) => number(people.came)],
  [() => texts.results.compare.cameOf, ({ people }) => share(people.came, people.expected)],
  [() => texts.results.compare.returning, ({ people }) => share(people.returning, people.came)],
  [() => texts.results.compare.visits, ({ visits }) => number(visits)],
  [() => texts.results.compare.averageStops, ({ averageStops }) => number(averageStops, 1)],
  [() => texts.results.compare.shops, ({ shopCount }) => number(shopCount)],
  [() => texts.results.compare.averageVisits, ({ averageVisits }) => number(averageVisits, 0)],
  [
    () => texts.results.compare.bottles,
    ({ stock }) => share(stock?.openedBottles ?? null, stock?.bottles ?? null),
  ],
  [
    () => texts.results.compare.good,
    ({ survey }) => share(survey.tallies.evening[2], survey.answers),
  ],
  [
    () => texts.results.compare.net,
    ({ money, currency }) => amount(money?.netCents ?? null, currency),
  ],
  [() => texts.results.compare.cost, ({ costCents, currency }) => amount(costCents, currency)],
  [
    () => texts.results.compare.costPerson,
    ({ costCents, people, currency }) =>
      costCents === null || !people.came
        ? null
        : amount(Math.round(costCents / people.came), currency),
  ],
];

const number = (value: number | null, digits?: number) =>
  value === null ? null : format.number(value, digits);
const share = (part: number | null, whole: number | null) =>
  part === null || !whole ? null : format.percent(Math.round((100 * part) / whole));
const amount = (amountCents: number | null, currency: string) =>
  amountCents === null ? null : format.money({ amountCents, currency });

interface Props {
  event: AdminEvent;
  events: readonly AdminEvent[];
}

/** Results of an ended event beside those of another one, and its cost. */
export function CompareCard({ event, events }: Props) {
  const { compare: t } = texts.results;
  const now = useNow(60_000);
  const [otherId, setOtherId] = useState('');
  const others = events
    .filter((other) => other.id !== event.id && hasEnded(other, now))
    .toSorted((a, b) => b.endTime.localeCompare(a.endTime));
  const own = useApiQuery(readEventResults, { params: { id: event.id } });
  const other = useApiQuery(
    readEventResults,
    { params: { id: otherId } },
    { enabled: otherId !== '' },
  );
  const failed = own.error ?? other.error;
  const shown = [
    { id: event.id, results: own.data },
    { id: otherId, results: otherId ? other.data : undefined },
  ].flatMap(({ id, results }) => (results ? [{ id, results }] : []));
  return (
    <SectionCard title={t.title}>
      {others.length === 0 ? (
        <Text color="muted">{t.none}</Text>
      ) : (
        <FormField label={t.with}>
          <Select size={{ base: 'md', md: 'sm' }} value={otherId} onChange={setOtherId}>
            <option value="">{t.choose}</option>
            {others.map(({ id, name, startTime, timeZone }) => (
              <option key={id} value={id}>
                {`${name}, ${format.shortDate(startTime, timeZone)}`}
              </option>
            ))}
          </Select>
        </FormField>
      )}
      {failed && <ErrorState title={t.failed} error={failed} />}
      {shown.length > 0 && (
        <>
          <Comparison walks={shown} />
          <Text color="muted" fontSize="sm">
            {t.dash}
          </Text>
        </>
      )}
      {own.data && (
        <Flex>
          <CostForm key={own.data.costCents} event={event} costCents={own.data.costCents} />
        </Flex>
      )}
    </SectionCard>
  );
}

function Comparison({ walks }: { walks: readonly { id: string; results: EventResults }[] }) {
  const { compare: t, page } = texts.results;
  return (
    <Box overflowX="auto" role="group" aria-label={t.title} tabIndex={0}>
      <Table.Root size="sm" aria-label={t.title}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{t.what}</Table.ColumnHeader>
            {walks.map(({ id, results: { eventName, startTime, timeZone } }) => (
              <Table.ColumnHeader key={id} textAlign="end" whiteSpace="normal">
                {eventName}
                <br />
                {format.shortDate(startTime, timeZone)}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map(([label, value]) => (
            <Table.Row key={label()}>
              <Table.Cell>{label()}</Table.Cell>
              {walks.map(({ id, results }) => (
                <Table.Cell key={id} textAlign="end" fontVariantNumeric="tabular-nums">
                  {value(results) ?? page.hidden}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}
