import { NativeSelect, Stack, Text } from '@chakra-ui/react';
import type { TicketType } from '@wine-walk/common/model/ticket-types.ts';
import type { TicketLines } from '@wine-walk/common/rules/tickets/ticket-import.ts';
import type { StatusMeaning } from '@wine-walk/common/rules/tickets/ticket-statuses.ts';
import { FormField } from '../../../ui/form-field.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { format } from '../../kit/format.ts';
import { texts } from '../../texts/texts.ts';

interface Props {
  lines: TicketLines;
  types: readonly TicketType[];
  onStatus: (key: string, meaning: StatusMeaning) => void;
  onProduct: (name: string, choice: string) => void;
  onRemaining: (key: string, count: number) => void;
}

const linesText = (count: number) =>
  texts.tickets.importDecisions.lines({ count, shown: format.number(count) });

/** What the organizer decides about a file: unknown statuses, products, and refunds of a part. */
export function ImportDecisions(props: Props) {
  const { lines, onRemaining } = props;
  const t = texts.tickets.importDecisions;
  return (
    <Stack gap="3" role="group" aria-label={t.label}>
      <Statuses {...props} />
      <Products {...props} />
      {lines.partialRefunds.map(({ key, holderName, line, sold, remaining }) => (
        <FormField key={line} label={t.partial({ key, holder: holderName || null, sold })}>
          <NativeSelect.Root size={{ base: 'md', md: 'sm' }}>
            <NativeSelect.Field
              value={remaining ?? ''}
              onChange={({ target }) => onRemaining(key, Number(target.value))}
            >
              {remaining === null && <option value="">{t.chooseNumber}</option>}
              {Array.from({ length: sold + 1 }, (_, count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </FormField>
      ))}
    </Stack>
  );
}

function Statuses({ lines: { statuses, hasStatusColumn }, onStatus }: Props) {
  const t = texts.tickets.importDecisions;
  if (!hasStatusColumn)
    return (
      <Text color="muted" fontSize="sm">
        {t.noStatus}
      </Text>
    );
  const known = statuses.flatMap(({ word, lines, meaning, isAsked }) =>
    isAsked || meaning === null || word === ''
      ? []
      : t.known({ word, lines: linesText(lines), meaning: t.meanings[meaning] }),
  );
  const options = (['valid', 'owes', 'invalid'] as const).map((value) => ({
    value,
    label: t.options[value],
  }));
  return (
    <>
      {known.length > 0 && (
        <Text color="muted" fontSize="sm" overflowWrap="anywhere">
          {`${known.join('; ')}.`}
        </Text>
      )}
      {statuses
        .filter(({ isAsked }) => isAsked)
        .map(({ word, key, lines, meaning }) => (
          <SegmentedControl<StatusMeaning | ''>
            key={key}
            legend={
              word === ''
                ? t.noWord({ lines: linesText(lines) })
                : t.status({ word, lines: linesText(lines) })
            }
            value={meaning ?? ''}
            options={options}
            onChoose={(chosen) => chosen !== '' && onStatus(key, chosen)}
          />
        ))}
    </>
  );
}

function Products({ lines: { products, hasProducts }, types, onProduct }: Props) {
  const t = texts.tickets.importDecisions;
  const isOneTicket =
    types.length === 0 && products.length === 1 && products[0]?.choice === 'ticket';
  if (isOneTicket) return null;
  return products.map(({ name, lines, choice }) => (
    <FormField
      key={name}
      label={(hasProducts ? t.product : t.price)({ name, lines: linesText(lines) })}
    >
      <NativeSelect.Root size={{ base: 'md', md: 'sm' }}>
        <NativeSelect.Field
          value={choice ?? ''}
          onChange={({ target }) => onProduct(name, target.value)}
        >
          {choice === null && <option value="">{t.choose}</option>}
          {types.map((type) => (
            <option key={type.id} value={type.id}>
              {type.name}
            </option>
          ))}
          <option value="ticket">{types.length > 0 ? t.untyped : t.ticket}</option>
          <option value="none">{t.noTicket}</option>
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FormField>
  ));
}
