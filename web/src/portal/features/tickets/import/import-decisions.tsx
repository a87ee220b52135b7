import { SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { StatusMeaning } from '@wine-walk/common/model/ticket-sellers.ts';
import type { TicketType } from '@wine-walk/common/model/ticket-types.ts';
import type { TicketLines } from '@wine-walk/common/rules/tickets/ticket-import.ts';
import { FormField } from '../../../../ui/form-field.tsx';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { format } from '../../../kit/format.ts';
import { Select } from '../../../kit/forms/select.tsx';
import { texts } from '../../../texts/texts.ts';

interface Props {
  lines: TicketLines;
  types: readonly TicketType[];
  onStatus: (key: string, meaning: StatusMeaning) => void;
  onProduct: (name: string, choice: string) => void;
  onRemaining: (line: number, count: number) => void;
}

const linesText = (count: number) =>
  texts.tickets.importDecisions.lines({ count, shown: format.number(count) });

/** Decisions of the organizer about a file: unknown statuses, partial refunds, and products, first the ones without a suggestion. */
export function ImportDecisions(props: Props) {
  const { lines, types, onProduct, onRemaining } = props;
  const { statuses, partialRefunds, products, hasProducts } = lines;
  const [only, ...others] = products;
  const isOneTicket =
    types.length === 0 && others.length === 0 && only?.choice === 'ticket' && !only.isAsked;
  return (
    <Stack gap="3" role="group" aria-label={texts.tickets.importDecisions.label}>
      {statuses
        .filter(({ isAsked }) => isAsked)
        .map((status) => (
          <Status key={status.key} status={status} onStatus={props.onStatus} />
        ))}
      <SimpleGrid
        columns={{ base: 1, md: 2 }}
        gap="3"
        alignItems="end"
        _empty={{ display: 'none' }}
      >
        {partialRefunds.map((refund) => (
          <PartialRefundField key={refund.line} refund={refund} onRemaining={onRemaining} />
        ))}
        {!isOneTicket &&
          products
            .toSorted((a, b) => Number(b.isAsked) - Number(a.isAsked))
            .map((product) => (
              <Product
                key={product.name}
                product={product}
                types={types}
                hasProducts={hasProducts}
                onProduct={onProduct}
              />
            ))}
      </SimpleGrid>
      <KnownStatuses lines={lines} />
    </Stack>
  );
}

interface StatusProps extends Pick<Props, 'onStatus'> {
  status: TicketLines['statuses'][number];
}

function Status({ status: { word, key, lines, meaning }, onStatus }: StatusProps) {
  const t = texts.tickets.importDecisions;
  const options = (['valid', 'owes', 'invalid'] as const).map((value) => ({
    value,
    label: t.options[value],
  }));
  return (
    <SegmentedControl<StatusMeaning | ''>
      legend={
        word === ''
          ? t.noWord({ lines: linesText(lines) })
          : t.status({ word, lines: linesText(lines) })
      }
      value={meaning ?? ''}
      options={options}
      onChoose={(chosen) => chosen !== '' && onStatus(key, chosen)}
    />
  );
}

/** Statuses that the product knows, with their meanings, or a note that the file has none. */
function KnownStatuses({ lines: { statuses, hasStatusColumn } }: Pick<Props, 'lines'>) {
  const t = texts.tickets.importDecisions;
  const known = statuses.flatMap(({ word, lines, meaning, isAsked }) =>
    isAsked || meaning === null || word === ''
      ? []
      : t.known({ word, lines: linesText(lines), meaning: t.meanings[meaning] }),
  );
  const text = hasStatusColumn ? known.map((each) => `${each}.`).join(' ') : t.noStatus;
  if (text === '') return null;
  return (
    <Text color="muted" fontSize="sm" overflowWrap="anywhere">
      {text}
    </Text>
  );
}

interface RefundProps extends Pick<Props, 'onRemaining'> {
  refund: TicketLines['partialRefunds'][number];
}

function PartialRefundField({ refund, onRemaining }: RefundProps) {
  const { key, holderName, line, sold, remaining } = refund;
  const t = texts.tickets.importDecisions;
  return (
    <FormField label={t.partial({ key, holder: holderName || null, line, sold })}>
      <Select
        size={{ base: 'md', md: 'sm' }}
        value={remaining ?? ''}
        onChange={(next) => onRemaining(line, Number(next))}
      >
        {remaining === null && <option value="">{t.chooseNumber}</option>}
        {Array.from({ length: sold + 1 }, (_, count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </Select>
    </FormField>
  );
}

interface ProductProps extends Pick<Props, 'types' | 'onProduct'> {
  product: TicketLines['products'][number];
  hasProducts: boolean;
}

function Product({
  product: { name, lines, choice },
  types,
  hasProducts,
  onProduct,
}: ProductProps) {
  const t = texts.tickets.importDecisions;
  return (
    <FormField label={(hasProducts ? t.product : t.price)({ name, lines: linesText(lines) })}>
      <Select
        size={{ base: 'md', md: 'sm' }}
        value={choice ?? ''}
        onChange={(next) => onProduct(name, next)}
      >
        {choice === null && <option value="">{t.choose}</option>}
        {types.map((type) => (
          <option key={type.id} value={type.id}>
            {type.name}
          </option>
        ))}
        <option value="ticket">{types.length > 0 ? t.untyped : t.ticket}</option>
        <option value="none">{t.noTicket}</option>
      </Select>
    </FormField>
  );
}
