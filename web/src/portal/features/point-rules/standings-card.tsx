import { Box, Flex, Heading, Stack, Table, Text } from '@chakra-ui/react';
import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { previewPointRule } from '@wine-walk/common/api/point-rules.ts';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { format } from '../../kit/format.ts';
import { useDebounced } from '../../kit/forms/use-debounced.ts';
import type { EventContext } from '../../kit/records/record-fields.ts';
import { texts } from '../../texts/texts.ts';
import { describePointRule, type PointRuleValues } from './point-rule-record.ts';

/** Debounce of the preview request, in milliseconds. */
const debounceMs = 400;

type StandingsPreview =
  | { status: 'incomplete' | 'loading' | 'failed' }
  | { status: 'ready'; change: ResponseOf<typeof previewPointRule> };

interface Props {
  eventId: string;
  /** ID of the rule being edited; null for a new one. */
  ruleId: string | null;
  values: PointRuleValues;
  context: EventContext;
}

/** Returns the effect of the unsaved rule on the event's current standings. */
export function useStandingsPreview({ eventId, ruleId, values, context }: Props): StandingsPreview {
  const rule = describePointRule(context).schema.safeParse(values).data;
  const requested = useDebounced(rule ? JSON.stringify(rule) : null, debounceMs);
  const { data, isError } = useApiQuery(
    previewPointRule,
    {
      params: { eventId },
      body: { ...(ruleId && { id: ruleId }), rule: JSON.parse(requested ?? 'null') as never },
    },
    { enabled: requested !== null, keepsPrevious: true },
  );
  if (!rule) return { status: 'incomplete' };
  if (isError) return { status: 'failed' };
  return data ? { status: 'ready', change: data } : { status: 'loading' };
}

interface StandingsCardProps {
  eventName: string;
  preview: StandingsPreview;
}

/** Effect of the unsaved rule on the standings. */
export function StandingsCard({ eventName, preview }: StandingsCardProps) {
  const { standings } = texts.pointRules;
  return (
    // As high as with its rows while loading, so that the dialog does not jump during input.
    <Box borderWidth="1px" borderColor="line" borderRadius="l3" bg="card" p="4" minH="80">
      <Heading as="h3" fontSize="md">
        {eventName}
      </Heading>
      <Box role="status" mt="2">
        <StandingsMessage preview={preview} />
      </Box>
      {preview.status === 'ready' && preview.change.top.length > 0 && (
        <Table.Root size="sm" mt="3" aria-label={standings.table}>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader px="0">{standings.participant}</Table.ColumnHeader>
              <Table.ColumnHeader px="0" textAlign="end">
                {standings.points}
              </Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {preview.change.top.map(({ name, before, after }, position) => (
              // Names are not unique: the position is the key.
              <Table.Row key={position}>
                <Table.Cell px="0" overflowWrap="anywhere">
                  {name}
                </Table.Cell>
                <Table.Cell
                  px="0"
                  textAlign="end"
                  fontVariantNumeric="tabular-nums"
                  whiteSpace="nowrap"
                >
                  <Change before={before} after={after} />
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      )}
    </Box>
  );
}

function StandingsMessage({ preview }: { preview: StandingsPreview }) {
  const { standings } = texts.pointRules;
  const small = { color: 'muted', fontSize: 'sm' } as const;
  if (preview.status !== 'ready') return <Text {...small}>{standings[preview.status]}</Text>;
  const { isOver, participants, changed, totalBefore, totalAfter } = preview.change;
  if (isOver) return <Text {...small}>{standings.over}</Text>;
  if (participants === 0) return <Text {...small}>{standings.noParticipants}</Text>;
  return (
    <Stack gap="1">
      <Text fontSize="sm">
        {changed === 0
          ? standings.unchanged
          : standings.changed({
              changed: format.number(changed),
              participants: format.number(participants),
            })}
      </Text>
      <Flex gap="2" align="baseline" wrap="wrap">
        <Text textStyle="figure" fontSize="xl">
          <Change before={totalBefore} after={totalAfter} />
        </Text>
        <Text {...small}>{standings.total}</Text>
      </Flex>
    </Stack>
  );
}

function Change({ before, after }: { before: number; after: number }) {
  if (before === after) return format.number(after);
  return (
    <>
      <Text
        as="s"
        color="muted"
        fontWeight="400"
        aria-label={texts.pointRules.standings.before({ points: before })}
      >
        {format.number(before)}
      </Text>{' '}
      {format.number(after)}
    </>
  );
}
