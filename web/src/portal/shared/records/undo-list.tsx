import { Box, Flex, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import {
  type DeskChange,
  listDeskChanges,
  undoDeskChange,
} from '@wine-walk/common/api/staff/changes.ts';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useApiCache } from '../../../platform/api/use-api-cache.ts';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { useNow } from '../../../platform/live/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { format } from '../../kit/format.ts';
import { texts } from '../../texts/texts.ts';

/** Refetch interval in milliseconds: includes actions on the caller's other phones. */
const refetchInterval = 20_000;

/** Change to announce; the same text of another change is announced again. */
interface Announced {
  id: string;
  text: string;
}

interface UndoableOptions {
  onUndone: () => void;
  /** True if the screen lists the action; every one by default. */
  isListed?: (change: DeskChange) => boolean;
}

/** Actions of the caller at an event's desk that can still be undone, as stored on the server. */
export function useUndoable(
  eventId: string | undefined,
  { onUndone, isListed = () => true }: UndoableOptions,
) {
  const { refetch, update } = useApiCache();
  const query = useApiQuery(
    listDeskChanges,
    { query: { eventId: eventId ?? '' } },
    { enabled: eventId !== undefined, refetchInterval },
  );
  const [announced, setAnnounced] = useState<Announced | null>(null);
  const stored = query.data?.changes;
  const [known, setKnown] = useState(stored);
  if (stored !== known) {
    setKnown(stored);
    const isAdded = ({ id }: DeskChange) => known?.every((old) => old.id !== id) ?? false;
    const added = (stored ?? []).filter((change) => isAdded(change) && isListed(change));
    if (added[0]) setAnnounced(announcementOf(added[0], added.length - 1));
  }
  const undo = useCall(({ id }: DeskChange, call) => call(undoDeskChange, { params: { id } }), {
    onSuccess: (_answer, change) => {
      const text = texts.app.undo.undone({ action: undoLabel(change) });
      setAnnounced({ id: `undone-${change.id}`, text });
      return update(listDeskChanges, ({ changes }) => ({
        changes: changes.filter((other) => other.id !== change.id),
      }));
    },
    invalidates: [listDeskChanges],
    onSettled: onUndone,
  });
  return {
    changes: (stored ?? []).filter(isListed),
    announced,
    /** Error of the first read; null if it succeeded. */
    failure: query.data ? null : query.error,
    undo,
    reload: () => void refetch(listDeskChanges),
  };
}

/** Returns the announcement of the latest of several changes that were added at once. */
function announcementOf(change: DeskChange, others: number): Announced {
  const more = others > 0 ? [texts.app.undo.more({ count: others })] : [];
  return { id: change.id, text: [undoLabel(change), ...more].join(', ') };
}

const { money } = format;

/** Returns the action in one line: 'Maya Reyes is in', 'Vino Veritas confirmed for Maya Reyes'. */
export function undoLabel(change: DeskChange): string {
  const { undo } = texts.app;
  if (change.kind === 'redemption') return undo.redeemed({ reward: change.rewardName });
  const people = change.people.join(', ') || undo.someone;
  if (change.kind === 'admission') return undo.admitted({ people, count: change.people.length });
  const { businesses } = change;
  const business =
    businesses.length > 3 || businesses.includes('')
      ? undo.businesses({ count: businesses.length })
      : businesses.join(', ');
  switch (change.change) {
    case 'confirm':
      return undo.confirmed({ business, people });
    case 'refuse':
      return undo.refused({ business, people });
    case 'check-in':
      return undo.checkedIn({ business, people });
    case 'enter-card':
      return undo.cardEntered({ business, people });
  }
}

/**
 * Returns the effect of an undo on the payment: '$35 was collected. Undo removes it from your till, so give it back. They
 * stay registered.' Null if none was taken.
 */
export function undoPaymentText(change: DeskChange): string | null {
  const taken = change.kind === 'admission' ? change.taken : null;
  if (!taken) return null;
  const amount = money(taken);
  const { paidByCard, collected } = texts.app.undo;
  return taken.method === 'card' ? paidByCard({ amount }) : collected({ amount });
}

interface Props {
  changes: readonly DeskChange[];
  announced: Announced | null;
  isBusy: boolean;
  onUndo: (change: DeskChange) => void;
}

/** Actions shown before the list is expanded. */
const initialCount = 5;

/** Actions of the last 5 minutes, latest first, with undo buttons. Announces added and undone ones. */
export function UndoList({ announced, ...list }: Props) {
  return (
    <>
      {/* A live region is announced only if it was there before its text. */}
      <VisuallyHidden role="status">
        {announced && <span key={announced.id}>{announced.text}</span>}
      </VisuallyHidden>
      <ShownChanges {...list} />
    </>
  );
}

function ShownChanges({ changes, isBusy, onUndo }: Omit<Props, 'announced'>) {
  const { undo } = texts.app;
  const now = useNow();
  const [isLong, setLong] = useState(false);
  const open = changes.filter(({ undoUntil }) => Date.parse(undoUntil) > now);
  const shown = isLong ? open : open.slice(0, initialCount);
  if (open.length === 0) return null;
  return (
    <Stack gap="2">
      <Stack as="ul" aria-label={undo.list} gap="2" listStyleType="none">
        {shown.map((change) => (
          <Flex
            as="li"
            key={change.id}
            align="center"
            justify="space-between"
            gap="3"
            bg="vineSoft"
            color="vineText"
            borderRadius="l2"
            ps="4"
            pe="2"
            py="2"
          >
            <Box minW="0" overflowWrap="anywhere">
              <Text fontWeight="600">{undoLabel(change)}</Text>
              {undoPaymentText(change) && (
                <Text fontSize="sm" id={`cash-${change.id}`}>
                  {undoPaymentText(change)}
                </Text>
              )}
            </Box>
            <Button
              variant="outline"
              isWaiting={isBusy}
              flexShrink="0"
              aria-label={undo.undoOf({ action: undoLabel(change) })}
              aria-describedby={undoPaymentText(change) ? `cash-${change.id}` : undefined}
              onClick={() => onUndo(change)}
            >
              <Undo2 aria-hidden="true" />
              {undo.undo}
            </Button>
          </Flex>
        ))}
      </Stack>
      {open.length > shown.length && (
        <Button variant="ghost" size="sm" alignSelf="start" onClick={() => setLong(true)}>
          {undo.more({ count: open.length - shown.length })}
        </Button>
      )}
    </Stack>
  );
}
