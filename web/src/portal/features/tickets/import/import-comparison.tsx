import { Box, Checkbox, Stack, Text } from '@chakra-ui/react';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { joinFacts } from '@wine-walk/common/lib/texts/join-facts.ts';
import type { TicketComparison } from '@wine-walk/common/rules/tickets/ticket-comparison.ts';
import { Alert } from '../../../kit/alert.tsx';
import { format } from '../../../kit/format.ts';
import { texts } from '../../../texts/texts.ts';
import { OtherEventTickets } from './other-event-tickets.tsx';

/** Maximum number of tickets named in a list. */
const maxNamed = 200;

interface Props {
  comparison: TicketComparison;
  events: readonly AdminEvent[];
  /** True if the tickets that the file does not have are withdrawn, too. */
  withdrawsMissing: boolean;
  onWithdrawMissing: (isChosen: boolean) => void;
}

type Named = TicketComparison['added'][number];

const nameOf = ({ id, holderName }: Named) => joinFacts([id, holderName]);

/** Changes by a file: new tickets, changed ones, and stored ones that it does not have. */
export function ImportComparison({
  comparison,
  events,
  withdrawsMissing,
  onWithdrawMissing,
}: Props) {
  const { added, changed, withdrawn, used, missing, ofOtherEvent } = comparison;
  const t = texts.tickets.importComparison;
  const changes = [
    ...withdrawn.map((ticket) => t.change({ ticket: nameOf(ticket), fields: t.fields.withdrawn })),
    ...changed.map(({ fields, ...ticket }) =>
      t.change({
        ticket: nameOf(ticket),
        fields: fields.map((field) => t.fields[field]).join(', '),
      }),
    ),
  ];
  const title = (text: (values: { count: string }) => string, list: readonly unknown[]) =>
    text({ count: format.number(list.length) });
  return (
    <Stack gap="1" role="group" aria-label={t.label}>
      <NamedList title={title(t.added, added)} lines={added.map(nameOf)} />
      <NamedList title={title(t.changed, changes)} lines={changes} />
      <NamedList title={title(t.missing, missing)} lines={missing.map(nameOf)} />
      {missing.length > 0 && (
        <Checkbox.Root
          size="sm"
          checked={withdrawsMissing}
          onCheckedChange={({ checked }) => onWithdrawMissing(checked === true)}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>{t.withdrawMissing}</Checkbox.Label>
        </Checkbox.Root>
      )}
      {used.length > 0 && (
        <Alert tone="gold">{t.used({ tickets: used.map(nameOf).join('; ') })}</Alert>
      )}
      <OtherEventTickets tickets={ofOtherEvent} events={events} />
    </Stack>
  );
}

function NamedList({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return <Text fontSize="sm">{title}</Text>;
  return (
    <Box as="details" fontSize="sm">
      <Box as="summary" cursor="pointer" py="1">
        {title}
      </Box>
      <Stack as="ul" gap="0.5" ps="4" maxH="220px" overflowY="auto" color="muted">
        {lines.slice(0, maxNamed).map((line) => (
          <Text as="li" key={line} overflowWrap="anywhere">
            {line}
          </Text>
        ))}
        {lines.length > maxNamed && (
          <Text as="li">
            {texts.shared.csvImport.more({ count: format.number(lines.length - maxNamed) })}
          </Text>
        )}
      </Stack>
    </Box>
  );
}
