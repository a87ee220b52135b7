import { Box, Flex, IconButton, Text } from '@chakra-ui/react';
import type { BodyInput, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import type { listWaiting, moveWaiting } from '@wine-walk/common/api/waiting-list.ts';
import { ArrowDown, ArrowUp, ArrowUpToLine, X } from 'lucide-react';
import { format } from '../../../kit/format.ts';
import { texts } from '../../../texts/texts.ts';

export type WaitingEntry = ResponseOf<typeof listWaiting>['entries'][number];
type Move = BodyInput<typeof moveWaiting>['to'];

interface Props {
  entry: WaitingEntry;
  /** Index among those that wait; -1 for an entry without a turn. */
  turn: number;
  /** Number of those that wait. */
  turns: number;
  timeZone: string;
  onMove: (to: Move) => void;
  onRemove: () => void;
}

/** Entry of a waiting list with the buttons that move and remove it. */
export function WaitingRow({ entry, turn, turns, timeZone, onMove, onRemove }: Props) {
  const { waitingList: t } = texts.tickets;
  const { email } = entry;
  const button = (to: Move, Icon: typeof ArrowUp, isDisabled: boolean) => (
    <IconButton
      variant="ghost"
      colorPalette="gray"
      size="sm"
      aria-label={t[to]({ email })}
      aria-disabled={isDisabled}
      onClick={() => !isDisabled && onMove(to)}
    >
      <Icon aria-hidden="true" />
    </IconButton>
  );
  return (
    <Flex
      as="li"
      align="center"
      justify="space-between"
      gap="1"
      wrap="wrap"
      py="2"
      borderTopWidth="1px"
      borderColor="line"
      _first={{ borderTopWidth: '0' }}
    >
      <Box flex="1 1 12rem" minW="0">
        <Text fontWeight="600" overflowWrap="anywhere">
          {turn < 0 ? email : `${turn + 1}. ${email}`}
        </Text>
        <Text fontSize="sm" color="muted">
          {stateText(entry, timeZone)}
        </Text>
      </Box>
      <Flex ms="auto">
        {turn >= 0 && (
          <>
            {button('front', ArrowUpToLine, turn === 0)}
            {button('earlier', ArrowUp, turn === 0)}
            {button('later', ArrowDown, turn === turns - 1)}
          </>
        )}
        <IconButton
          variant="ghost"
          colorPalette="danger"
          size="sm"
          aria-label={t.remove({ email })}
          onClick={onRemove}
        >
          <X aria-hidden="true" />
        </IconButton>
      </Flex>
    </Flex>
  );
}

function stateText({ state, joinedAt, offerEndsAt }: WaitingEntry, timeZone: string): string {
  const { waitingList: t } = texts.tickets;
  const at = (time: string) => format.dateTime(time, timeZone);
  if (state === 'unconfirmed') return t.unconfirmed;
  return offerEndsAt === null
    ? t.since({ at: at(joinedAt) })
    : t.offeredUntil({ at: at(offerEndsAt) });
}
