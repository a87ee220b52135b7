import { Box, Button, Flex, IconButton, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import type { AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { texts } from '../../texts/texts.ts';

/** Move of an item: one up or down, or to either end. */
type Move = 'up' | 'down' | 'first' | 'last';

/** Returns the list with the item at `from` moved; unchanged if it cannot move further. */
export function moveItem<T>(list: readonly T[], from: number, move: Move): T[] {
  const to = { up: from - 1, down: from + 1, first: 0, last: list.length - 1 }[move];
  return moveItemTo(list, from, to);
}

/** Returns the list with the item at `from` moved to `to`. */
export function moveItemTo<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}

interface OrderRowProps {
  business: Pick<AdminBusiness, 'id' | 'name' | 'isActive'>;
  index: number;
  count: number;
  onMove: (move: Move) => void;
  /** Called with the original index of an item dropped on this row. */
  onDrop: (from: number) => void;
  onRemove: () => void;
}

const keys: Record<string, Move> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};

/** Row of a business: moved by its buttons, by arrow keys on them, or by dragging. */
function OrderRow({ business, index, count, onMove, onDrop, onRemove }: OrderRowProps) {
  const { businesses: t } = texts.events;
  const [isOver, setOver] = useState(false);
  const { id, name, isActive } = business;
  const handleKey = (event: KeyboardEvent) => {
    const move = keys[event.key];
    if (!move) return;
    event.preventDefault();
    onMove(move);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const from = Number.parseInt(event.dataTransfer.getData('text/plain'), 10);
    if (Number.isInteger(from)) onDrop(from);
  };
  const button = (move: 'up' | 'down', Icon: typeof ArrowUp, isDisabled: boolean) => (
    <IconButton
      variant="ghost"
      colorPalette="gray"
      size="sm"
      data-move={`${id}:${move}`}
      aria-label={move === 'up' ? t.moveUp({ business: name }) : t.moveDown({ business: name })}
      aria-disabled={isDisabled}
      onClick={() => onMove(move)}
      onKeyDown={handleKey}
    >
      <Icon aria-hidden="true" />
    </IconButton>
  );
  return (
    <Flex
      as="li"
      align="center"
      gap="1"
      ps="2"
      draggable
      onDragStart={(event) => event.dataTransfer.setData('text/plain', String(index))}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      borderTopWidth={isOver ? '2px' : '1px'}
      borderColor={isOver ? 'wine' : 'line'}
      _first={isOver ? undefined : { borderTopWidth: '0' }}
    >
      <Flex color="muted" cursor="grab" hideBelow="md">
        <GripVertical size={16} aria-hidden="true" />
      </Flex>
      <Text fontSize="sm" color="muted" minW="6" textAlign="end" fontVariantNumeric="tabular-nums">
        {index + 1}
      </Text>
      <Text fontSize="sm" flex="1" ms="2" minW="0" truncate title={name}>
        {name}
      </Text>
      {!isActive && <StatusBadge status="inactive" />}
      {button('up', ArrowUp, index === 0)}
      {button('down', ArrowDown, index === count - 1)}
      <IconButton
        variant="ghost"
        colorPalette="gray"
        size="sm"
        data-move={`${id}:remove`}
        aria-label={t.remove({ business: name })}
        onClick={onRemove}
      >
        <X aria-hidden="true" />
      </IconButton>
    </Flex>
  );
}

interface OrderListProps {
  businesses: readonly AdminBusiness[];
  ids: readonly string[];
  onChange: (ids: string[]) => void;
}

/** Sortable list of an event's businesses in the attendees' order. */
export function OrderList({ businesses, ids, onChange }: OrderListProps) {
  const { businesses: t } = texts.events;
  const list = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState('');
  const focused = useRef<string | null>(null);
  useEffect(() => {
    // A moved or removed row loses the focus, which returns to its button or to the next row's.
    if (focused.current === null) return;
    const button = list.current?.querySelector<HTMLElement>(`[data-move="${focused.current}"]`);
    (button ?? list.current)?.focus();
    focused.current = null;
  });
  const byId = new Map(businesses.map((business) => [business.id, business]));
  const nameOf = (id: string) => byId.get(id)?.name ?? t.deleted;
  const put = (after: string[], id: string) => {
    onChange(after);
    setMessage(
      t.moved({ business: nameOf(id), position: after.indexOf(id) + 1, count: after.length }),
    );
  };
  const move = (id: string, at: number, how: Move) => {
    const direction = how === 'up' || how === 'first' ? 'up' : 'down';
    focused.current = `${id}:${direction}`;
    put(moveItem(ids, at, how), id);
  };
  const remove = (id: string, at: number) => {
    focused.current = `${ids[at + 1] ?? ids[at - 1]}:remove`;
    onChange(ids.filter((other) => other !== id));
    setMessage(t.removed({ business: nameOf(id) }));
  };
  const removeAll = () => {
    focused.current = 'none';
    onChange([]);
    setMessage(t.removedAll);
  };
  return (
    <Stack gap="2">
      <Box borderWidth="1px" borderColor="line" borderRadius="l2" maxH="320px" overflowY="auto">
        <VisuallyHidden role="status">{message}</VisuallyHidden>
        {ids.length === 0 && (
          <Text p="4" fontSize="sm" color="muted">
            {t.none}
          </Text>
        )}
        <Flex
          as="ol"
          ref={list}
          tabIndex={-1}
          direction="column"
          listStyleType="none"
          aria-label={t.order}
        >
          {ids.map((id, at) => (
            <OrderRow
              key={id}
              business={byId.get(id) ?? { id, name: nameOf(id), isActive: false }}
              index={at}
              count={ids.length}
              onMove={(how) => move(id, at, how)}
              onDrop={(from) => put(moveItemTo(ids, from, at), ids[from] ?? id)}
              onRemove={() => remove(id, at)}
            />
          ))}
        </Flex>
      </Box>
      {ids.length > 1 && (
        <Button size="xs" variant="ghost" colorPalette="gray" alignSelf="start" onClick={removeAll}>
          {t.removeAll({ count: ids.length })}
        </Button>
      )}
    </Stack>
  );
}
