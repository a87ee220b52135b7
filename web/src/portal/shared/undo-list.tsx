import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { undoRedemption } from '@wine-walk/common/api/admin-rewards.ts';
import { listUndoable, type UndoableAction, undoAdmission } from '@wine-walk/common/api/desk.ts';
import { undoCheckIns } from '@wine-walk/common/api/reviews.ts';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { type Api } from '../../platform/api/api-client.ts';
import { useApiCache } from '../../platform/api/use-api-cache.ts';
import { useApiQuery } from '../../platform/api/use-api-query.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { useNow } from '../../platform/live/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { format } from '../kit/format.ts';
import { texts } from '../texts/texts.ts';

/** Refetch interval in milliseconds: includes actions on the caller's other phones. */
const refetchInterval = 20_000;

/** Actions of the caller at an event's desk that can still be undone, as stored on the server. */
export function useUndoable(eventId: string | undefined, onUndone: () => void = () => undefined) {
  const { refetch, update } = useApiCache();
  const query = useApiQuery(
    listUndoable,
    { query: { eventId: eventId ?? '' } },
    { enabled: eventId !== undefined, refetchInterval },
  );
  const undo = useCall(undoAction, {
    onSuccess: (_answer, { ids }) =>
      update(listUndoable, ({ actions }) => ({
        actions: actions.filter((other) => other.ids[0] !== ids[0]),
      })),
    invalidates: [listUndoable],
    onSettled: onUndone,
  });
  return {
    actions: query.data?.actions ?? [],
    /** Error of the first read; null if it succeeded. */
    failure: query.data ? null : query.error,
    undo,
    reload: () => void refetch(listUndoable),
  };
}

function undoAction({ action, ids }: UndoableAction, call: Api): Promise<unknown> {
  const [id = ''] = ids;
  if (action === 'admit') return call(undoAdmission, { params: { id } });
  if (action === 'redeem') return call(undoRedemption, { params: { id } });
  return call(undoCheckIns, { body: { ids } });
}

const { money } = format;

/** Returns the action in one line: 'Maya Reyes is in', 'Vino Veritas confirmed for Maya Reyes'. */
export function undoLabel({ action, people, subjects }: UndoableAction): string {
  const { undo } = texts.app;
  const who = people.join(', ') || undo.someone;
  const what =
    subjects.length > 3 ? undo.businesses({ count: subjects.length }) : subjects.join(', ');
  switch (action) {
    case 'admit':
      return undo.admitted({ people: who, count: people.length });
    case 'redeem':
      return undo.redeemed({ reward: what });
    case 'confirm':
      return undo.confirmed({ business: what, people: who });
    case 'refuse':
      return undo.refused({ business: what, people: who });
    case 'check-in':
      return undo.checkedIn({ business: what, people: who });
    case 'enter-card':
      return undo.cardEntered({ business: what, people: who });
  }
}

/**
 * Returns the effect of an undo on the payment: '$35 was collected. Undo removes it from your till, so give it back.'
 * Null if none was taken.
 */
export function undoPaymentText({ taken }: UndoableAction): string | null {
  if (!taken) return null;
  const amount = money(taken);
  const { paidByCard, collected } = texts.app.undo;
  return taken.method === 'card' ? paidByCard({ amount }) : collected({ amount });
}

interface Props {
  actions: readonly UndoableAction[];
  isBusy: boolean;
  onUndo: (action: UndoableAction) => void;
}

/** Actions shown before the list is expanded. */
const initialCount = 5;

/** Actions of the last 5 minutes, latest first, with undo buttons. */
export function UndoList({ actions, isBusy, onUndo }: Props) {
  const { undo } = texts.app;
  const now = useNow();
  const [isLong, setLong] = useState(false);
  const open = actions.filter(({ undoUntil }) => Date.parse(undoUntil) > now);
  const shown = isLong ? open : open.slice(0, initialCount);
  if (open.length === 0) return null;
  return (
    <Stack gap="2">
      <Stack as="ul" aria-label={undo.list} gap="2" listStyleType="none">
        {shown.map((action) => (
          <Flex
            as="li"
            key={action.ids.join()}
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
              <Text fontWeight="600">{undoLabel(action)}</Text>
              {action.taken && (
                <Text fontSize="sm" id={`cash-${action.ids.join()}`}>
                  {undoPaymentText(action)}
                </Text>
              )}
            </Box>
            <Button
              variant="outline"
              isWaiting={isBusy}
              flexShrink="0"
              aria-label={undo.undoOf({ action: undoLabel(action) })}
              aria-describedby={action.taken ? `cash-${action.ids.join()}` : undefined}
              onClick={() => onUndo(action)}
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
