import { Box, Button, chakra, Dialog, Heading, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { PassportStamp } from '../../../shared/stamp/passport-stamp.tsx';
import { useEventData } from '../../shared/event-data.ts';
import { paths } from '../../shared/paths.ts';
import { NextBusiness } from './next-business.tsx';
import { type Outcome, unlockedBy } from './outcome.ts';
import './check-in-success.css';
import { PointsEarned, UnlockedReward } from './earnings.tsx';

interface Props {
  outcome: Outcome;
  onClose: () => void;
}

/** The checked-in moment: the stamp comes down, and what it unlocked. */
export function CheckInSuccess({ outcome, onClose }: Props) {
  const { checkIn } = useTexts();
  const { distance, time } = useFormats();
  const walk = useEventData();
  const { answer, attempt, business } = outcome;
  const rewards = walk.status === 'ready' ? unlockedBy(answer, walk) : [];
  const meters = answer.distanceMeters;
  const [reward] = rewards;
  return (
    <div className="moment">
      <Box className="moment-stamp">
        <div className="stamp-pressed">
          <PassportStamp
            name={attempt.businessName}
            visitedAt={answer.timestamp}
            timeText={time(answer.timestamp, outcome.attempt.timeZone)}
            isSpecial={business.hasSpecialReward}
            size={184}
            isOnDark
          />
        </div>
      </Box>
      <Dialog.Title asChild>
        <Heading
          as="h2"
          fontSize="4xl"
          tabIndex={-1}
          outline="none"
          ref={(heading) => heading?.focus()}
        >
          {checkIn.checkedInTitle}
        </Heading>
      </Dialog.Title>
      <div role="status">
        <chakra.p
          mt="2"
          fontFamily="heading"
          fontSize="2xl"
          lineHeight="1.2"
          overflowWrap="anywhere"
        >
          {attempt.businessName}
        </chakra.p>
        {meters !== null && (
          <Text fontSize="sm" color="onWineMuted">
            {checkIn.from(distance(meters))}
          </Text>
        )}
        <PointsEarned outcome={outcome} />
        {business.hasSpecialReward && business.rewardDescription && (
          <div className="moment-reward">
            <Text fontSize="sm" color="onWineMuted">
              {checkIn.specialReward}
            </Text>
            <chakra.p fontFamily="heading" fontSize="xl" lineHeight="1.25" fontWeight="500">
              {business.rewardDescription}
            </chakra.p>
          </div>
        )}
        {rewards.map((each) => (
          <UnlockedReward key={each.id} reward={each} />
        ))}
      </div>
      <Stack className="moment-actions" gap="2">
        <Button asChild={Boolean(reward)} className="moment-main" size="lg" onClick={onClose}>
          {reward ? (
            <Link replace to={`${paths.rewards.getHref()}?reward=${encodeURIComponent(reward.id)}`}>
              {checkIn.viewReward}
            </Link>
          ) : (
            checkIn.done
          )}
        </Button>
        <NextBusiness outcome={outcome} />
      </Stack>
    </div>
  );
}
