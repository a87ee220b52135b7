import { Box, Button, chakra, Dialog, Heading, Stack, Text } from '@chakra-ui/react';
import type { CatalogueReward } from '@contract/documents.ts';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { nextDoors } from '../../components/next-doors.ts';
import { seenBusinesses } from '../../components/seen-business.ts';
import { PassportStamp } from '../../components/stamp/passport-stamp.tsx';
import { useWalk } from '../../data/walk.ts';
import { openDirections } from '../../device/directions.ts';
import { useFormats } from '../../texts/format.ts';
import { useTexts } from '../../texts/texts.ts';
import { type Outcome, unlockedBy } from './outcome.ts';
import './verified-moment.css';

interface Props {
  outcome: Outcome;
  onClose: () => void;
}

/** The checked-in moment: the stamp comes down, and what it unlocked. */
export function VerifiedMoment({ outcome, onClose }: Props) {
  const { checkIn } = useTexts();
  const { distance, time } = useFormats();
  const walk = useWalk();
  const { answer, tap, business } = outcome;
  const rewards = walk.status === 'ready' ? unlockedBy(answer, walk) : [];
  const meters = answer.distanceMeters;
  const from =
    meters === null ? tap.businessName : checkIn.from(tap.businessName, distance(meters));
  const [reward] = rewards;
  return (
    <div className="moment">
      <Box className="moment-stamp">
        <div className="stamp-pressed">
          <PassportStamp
            name={tap.businessName}
            visitedAt={answer.timestamp}
            timeText={time(answer.timestamp, outcome.timeZone)}
            isSpecial={business.hasSpecialReward}
            size={184}
            isOnWine
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
          {checkIn.youAreIn}
        </Heading>
      </Dialog.Title>
      <div role="status">
        <Text mt="1.5" fontSize="lg" color="onWineMuted">
          {from}
        </Text>
        {rewards.map((each) => (
          <Unlocked key={each.id} reward={each} />
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
        <NextDoor outcome={outcome} />
      </Stack>
    </div>
  );
}

function Unlocked({ reward }: { reward: CatalogueReward }) {
  const { checkIn } = useTexts();
  return (
    <div className="moment-reward">
      <Text fontSize="sm" color="onWineMuted">
        {checkIn.rewardUnlocked}
      </Text>
      <chakra.p fontFamily="heading" fontSize="xl" lineHeight="1.25" fontWeight="500">
        {reward.name}
      </chakra.p>
      <Text fontSize="sm">{checkIn.showReward}</Text>
    </div>
  );
}

function NextDoor({ outcome }: { outcome: Outcome }) {
  const { checkIn } = useTexts();
  const { distance } = useFormats();
  const walk = useWalk();
  if (walk.status !== 'ready') return null;
  const here = outcome.tap.fix;
  const others = seenBusinesses(walk.catalogue, walk.progress, here ?? outcome.business).filter(
    ({ id }) => id !== outcome.business.id,
  );
  const [next] = nextDoors(others, here ?? outcome.business).doors;
  if (!next) return <Text fontWeight="600">{checkIn.lastDoor}</Text>;
  const words = checkIn.nextDoor(next.name, distance(next.distanceMeters ?? 0));
  return (
    <Button
      className="moment-next"
      variant="ghost"
      size="lg"
      aria-label={checkIn.directionsTo(words)}
      onClick={() => openDirections(next)}
    >
      {words}
    </Button>
  );
}
