import { Box, Button, Flex, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { type AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import { useEffect, useRef, useState } from 'react';
import { OrderRow } from './order-row.tsx';
import { type Move, moveItem, moveItemTo } from './reorder.ts';

interface Props {
  businesses: readonly AdminBusiness[];
  ids: readonly string[];
  onChange: (ids: string[]) => void;
}

/** The businesses of an event in the order attendees see them, to be rearranged. */
export function OrderList({ businesses, ids, onChange }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState('');
  const focused = useRef<string | null>(null);
  useEffect(() => {
    // A row that is moved or taken out of the document loses the focus, which belongs to its button or the next row's.
    if (focused.current === null) return;
    const button = list.current?.querySelector<HTMLElement>(`[data-move="${focused.current}"]`);
    (button ?? list.current)?.focus();
    focused.current = null;
  });
  const byId = new Map(businesses.map((business) => [business.id, business]));
  const nameOf = (id: string) => byId.get(id)?.name ?? 'A deleted business';
  const put = (after: string[], id: string) => {
    onChange(after);
    setMessage(`${nameOf(id)} is at place ${after.indexOf(id) + 1} of ${after.length}.`);
  };
  const move = (id: string, at: number, how: Move) => {
    const direction = how === 'up' || how === 'first' ? 'up' : 'down';
    focused.current = `${id}:${direction}`;
    put(moveItem(ids, at, how), id);
  };
  const remove = (id: string, at: number) => {
    focused.current = `${ids[at + 1] ?? ids[at - 1]}:remove`;
    onChange(ids.filter((other) => other !== id));
    setMessage(`${nameOf(id)} was taken out.`);
  };
  const removeAll = () => {
    focused.current = 'none';
    onChange([]);
    setMessage('No business takes part.');
  };
  return (
    <Stack gap="2">
      <Box borderWidth="1px" borderColor="line" borderRadius="l2" maxH="320px" overflowY="auto">
        <VisuallyHidden role="status">{message}</VisuallyHidden>
        {ids.length === 0 && (
          <Text p="4" fontSize="sm" color="muted">
            No business takes part yet. Add some below.
          </Text>
        )}
        <Flex
          as="ol"
          ref={list}
          tabIndex={-1}
          direction="column"
          listStyleType="none"
          aria-label="Taking part, in order"
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
          Take all {ids.length} out
        </Button>
      )}
    </Stack>
  );
}
