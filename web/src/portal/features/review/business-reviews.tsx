import { Box, Flex, Heading, Stack } from '@chakra-ui/react';
import { type PendingCheckIn } from '@wine-walk/common/api/reviews.ts';
import { Button } from '../../../ui/button.tsx';
import { ReviewCard } from './review-card.tsx';

interface Props {
  /** All at the same business, the earliest first. */
  checkIns: readonly PendingCheckIn[];
  radiusMeters: number;
  timeZone: string;
  isBusy: boolean;
  onConfirm: (checkIns: readonly PendingCheckIn[]) => void;
  onRefuse: (checkIns: readonly PendingCheckIn[]) => void;
}

/** What waits at one business, one by one or all at once. */
export function BusinessReviews(props: Props) {
  const { checkIns, radiusMeters, timeZone, isBusy, onConfirm, onRefuse } = props;
  const name = checkIns[0]?.business.name ?? '';
  const count = checkIns.length;
  return (
    <Box as="section" aria-label={name}>
      <Flex gap="3" align="center" justify="space-between" wrap="wrap" mb="2">
        <Heading as="h2" size="md" dir="auto" overflowWrap="anywhere">
          {name}
        </Heading>
        {count > 1 && (
          <Flex gap="2">
            <Button
              size="sm"
              variant="subtle"
              isWaiting={isBusy}
              aria-label={`Confirm all ${count} at ${name}`}
              onClick={() => onConfirm(checkIns)}
            >
              Confirm all {count}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              isWaiting={isBusy}
              aria-label={`Refuse all ${count} at ${name}`}
              onClick={() => onRefuse(checkIns)}
            >
              Refuse all {count}
            </Button>
          </Flex>
        )}
      </Flex>
      <Stack as="ul" gap="3" listStyleType="none">
        {checkIns.map((checkIn) => (
          <ReviewCard
            key={checkIn.id}
            checkIn={checkIn}
            radiusMeters={radiusMeters}
            timeZone={timeZone}
            isBusy={isBusy}
            onConfirm={() => onConfirm([checkIn])}
            onRefuse={() => onRefuse([checkIn])}
          />
        ))}
      </Stack>
    </Box>
  );
}
