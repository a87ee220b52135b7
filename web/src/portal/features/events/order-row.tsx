import { Flex, IconButton, Text } from '@chakra-ui/react';
import { type AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import type { Move } from './reorder.ts';

interface Props {
  business: Pick<AdminBusiness, 'id' | 'name' | 'isActive'>;
  index: number;
  count: number;
  onMove: (move: Move) => void;
  /** Something was dropped here: the index it came from. */
  onDrop: (from: number) => void;
  onRemove: () => void;
}

const keys: Record<string, Move> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};

/** One business of an event's list: moved by its buttons, by the arrow keys on them, or dragged. */
export function OrderRow({ business, index, count, onMove, onDrop, onRemove }: Props) {
  const [isOver, setOver] = useState(false);
  const { id, name, isActive } = business;
  const press = (event: KeyboardEvent) => {
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
      aria-label={`Move ${name} ${move}`}
      aria-disabled={isDisabled}
      onClick={() => onMove(move)}
      onKeyDown={press}
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
        aria-label={`Take ${name} out`}
        onClick={onRemove}
      >
        <X aria-hidden="true" />
      </IconButton>
    </Flex>
  );
}
