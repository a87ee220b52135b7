import { Flex, Text } from '@chakra-ui/react';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import {
  type AdminTicket,
  listTickets,
  maxTicketsPerCommit,
} from '@wine-walk/common/api/tickets.ts';
import { useState } from 'react';
import { useCall } from '../../../platform/api/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { texts } from '../../texts/texts.ts';
import { BulkChangeDialog, type BulkChangeKind } from './bulk-change-dialog.tsx';
import { type TicketFilters, ticketQuery } from './use-ticket-page.ts';

/** Limit of one commit. */
const maxSelected = maxTicketsPerCommit;

type Ids = ReadonlySet<string>;
const none: Ids = new Set();

export interface TicketSelection {
  /** IDs across pages. */
  ids: Ids;
  toggle: (id: string) => void;
  /** Adds these up to the limit. */
  add: (ids: readonly string[]) => void;
  /** Removes a deleted ticket. */
  remove: (id: string) => void;
  clear: () => void;
}

/**
 * Selected tickets for a bulk change, preserved across pages and searches. Those of another `list`, such as of another
 * event, are not part of it.
 */
export function useSelection(list: string): TicketSelection {
  const [byList, setByList] = useState<ReadonlyMap<string, Ids>>(new Map());
  const ids = byList.get(list) ?? none;
  const setIds = (change: (before: Ids) => Ids) =>
    setByList((before) => new Map(before).set(list, change(before.get(list) ?? none)));
  const without = (before: Ids, id: string) => new Set([...before].filter((other) => other !== id));
  return {
    ids,
    toggle: (id) =>
      setIds((before) =>
        before.has(id) ? without(before, id) : new Set([...before, id].slice(0, maxSelected)),
      ),
    remove: (id) => setIds((before) => without(before, id)),
    add: (more) =>
      setIds((before) => new Set([...new Set([...before, ...more])].slice(0, maxSelected))),
    clear: () => setIds(() => none),
  };
}

interface Props {
  selection: TicketSelection;
  /** Tickets of the page. */
  shown: readonly AdminTicket[];
  filters: TicketFilters;
  events: readonly AdminEvent[];
  onDone: () => void;
}

const kinds: readonly { kind: BulkChangeKind; label: string }[] = [
  { kind: 'move', label: texts.tickets.selection.move },
  { kind: 'reassign', label: texts.tickets.selection.reassign },
  { kind: 'delete', label: texts.tickets.selection.delete },
];

/** Bar to select many unused tickets and change them together. */
export function SelectionBar({ selection, shown, filters, events, onDone }: Props) {
  const { selection: labels } = texts.tickets;
  const { ids, add, clear } = selection;
  const [kind, setKind] = useState<BulkChangeKind | null>(null);
  const unused = shown.filter(({ state }) => state === 'unused');
  const all = useCall(listTickets, {
    failure: labels.loadFailed,
    onSuccess: ({ tickets }) => add(tickets.map(({ id }) => id)),
  });
  if (unused.length === 0 && ids.size === 0) return null;
  return (
    <Flex gap="2" wrap="wrap" align="center" role="group" aria-label={labels.label}>
      <Text role="status" fontSize="sm" color="muted" me="2">
        {ids.size === 0
          ? labels.none
          : ids.size === maxSelected
            ? labels.most({ count: ids.size })
            : labels.count({ count: ids.size })}
      </Text>
      <Button
        size="sm"
        variant="ghost"
        loading={all.isPending}
        onClick={() =>
          all.mutate({
            query: { ...ticketQuery({ ...filters, state: 'unused' }), limit: maxSelected },
          })
        }
      >
        {labels.all}
      </Button>
      {ids.size > 0 && (
        <>
          {kinds.map(({ kind: option, label }) => (
            <Button
              key={option}
              size="sm"
              variant="outline"
              colorPalette={option === 'delete' ? 'danger' : 'wine'}
              onClick={() => setKind(option)}
            >
              {label}
            </Button>
          ))}
          <Button size="sm" variant="ghost" colorPalette="gray" onClick={clear}>
            {labels.clear}
          </Button>
        </>
      )}
      {kind && (
        <BulkChangeDialog
          kind={kind}
          ids={[...ids]}
          events={events}
          onDone={() => {
            clear();
            onDone();
          }}
          onClose={() => setKind(null)}
        />
      )}
    </Flex>
  );
}
