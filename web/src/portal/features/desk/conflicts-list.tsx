import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { type OfflineConflict } from '@wine-walk/common/api/desk.ts';
import { useState } from 'react';
import { isolateBidi } from '../../../i18n/bidi-isolation.ts';
import { formats } from '../../../i18n/format.ts';
import { LoadError } from '../../kit/load-error.tsx';
import { useOfflineConflicts } from '../../shared/use-offline-conflicts.ts';
import { conflictReasonText } from './conflict-text.ts';
import { ResolveConflictDialog } from './resolve-conflict-dialog.tsx';

const format = formats('en-US');

/** What was handed over without a connection and should not have been, until somebody settles it. */
export function ConflictsList({ eventId, timeZone }: { eventId: string; timeZone: string }) {
  const [settling, setSettling] = useState<OfflineConflict | null>(null);
  const { data, error, refetch } = useOfflineConflicts(eventId);
  const doubts = data?.doubts ?? [];
  if (!data && error)
    return (
      <LoadError
        title="What is to be settled could not be loaded"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (doubts.length === 0) return null;
  return (
    <Stack as="section" gap="3" borderTopWidth="1px" borderColor="line" pt="4">
      <Heading as="h2" size="md" id="doubts">
        To settle
      </Heading>
      <Text color="muted" fontSize="sm">
        Handed over without a connection, and doubtful since. What was handed over stands; say how
        it was settled.
      </Text>
      <Stack as="ul" aria-labelledby="doubts" gap="3" listStyleType="none">
        {doubts.map((doubt) => (
          <Flex
            as="li"
            key={doubt.id}
            gap="3"
            align="flex-start"
            justify="space-between"
            bg="goldSoft"
            color="goldText"
            borderRadius="l2"
            px="4"
            py="3"
          >
            <Text minW="0" overflowWrap="anywhere">
              <Text as="strong">{whatOf(doubt)}</Text> {conflictReasonText[doubt.reason]}{' '}
              {historyOf(doubt, timeZone)}
            </Text>
            <Button
              size="sm"
              variant="outline"
              flexShrink="0"
              aria-label={`Settle: ${whatOf(doubt)}`}
              onClick={() => setSettling(doubt)}
            >
              Settle
            </Button>
          </Flex>
        ))}
      </Stack>
      {settling && (
        <ResolveConflictDialog
          doubt={settling}
          what={whatOf(settling)}
          why={`${conflictReasonText[settling.reason]} ${historyOf(settling, timeZone)}`}
          onClose={() => setSettling(null)}
        />
      )}
    </Stack>
  );
}

function whatOf({ kind, fullName, rewardName }: OfflineConflict): string {
  const who = isolateBidi(fullName || 'Somebody');
  return kind === 'arrival' ? `${who} came in.` : `${rewardName ?? 'A reward'} for ${who}.`;
}

function historyOf(doubt: OfflineConflict, timeZone: string): string {
  const { happenedAt, staffName, earlierAt, earlierBy } = doubt;
  const here = `Here at ${format.time(happenedAt, timeZone)} by ${staffName}`;
  if (!earlierAt) return `${here}.`;
  return `${here}, before that at ${format.time(earlierAt, timeZone)} by ${earlierBy ?? 'somebody'}.`;
}
