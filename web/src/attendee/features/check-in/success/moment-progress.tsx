import { Flex } from '@chakra-ui/react';
import type { RewardProgress } from '@wine-walk/common/rules/rewards/rewards.ts';
import { rewardProgress } from '@wine-walk/common/rules/rewards/rewards.ts';
import { useTexts } from '../../../../i18n/texts.ts';
import { type BusinessView, businessesWithStamps } from '../../../../shared/business-view.ts';
import { StaffText } from '../../../../shared/staff-text.tsx';
import type { ReadyEventData } from '../../../shared/event-data/event-data.ts';
import { rewardProgressText } from '../../../shared/reward-text.ts';
import type { Outcome } from '../stage.ts';

/** Event data before and after the visit. The live data may or may not have it yet. */
export function aroundVisit(
  { business, answer }: Pick<Outcome, 'business' | 'answer'>,
  eventData: ReadyEventData,
): { before: ReadyEventData['progress']; after: ReadyEventData['progress'] } {
  const { progress } = eventData;
  const { [business.id]: _visit, ...others } = progress.visits;
  const visit = { checkInTime: answer.timestamp, state: answer.state };
  return {
    before: { ...progress, visits: others },
    after: { ...progress, visits: { ...others, [business.id]: visit } },
  };
}

/** Passport in which the new stamp appears. */
export function MomentPassport({ outcome, eventData }: MomentProps) {
  const checkIn = useTexts('checkIn');
  const { after } = aroundVisit(outcome, eventData);
  const stops = businessesWithStamps(eventData.catalog, after);
  const stamped = stops.filter(({ isVisited }) => isVisited);
  const stateOf = ({ id }: BusinessView) =>
    id === outcome.business.id ? 'new' : stamped.some((stop) => stop.id === id) ? 'old' : 'none';
  const isFirst = (state: string) => ['old', 'new', 'none'].indexOf(state);
  const states = stops.map(stateOf).toSorted((a, b) => isFirst(a) - isFirst(b));
  return (
    <>
      <div className="moment-passport" aria-hidden="true">
        {states.map((state, index) => (
          // The rings differ by state and position only.
          // Index as key: the order of the list is fixed.
          <span key={index} data-state={state} />
        ))}
      </div>
      <p className="moment-count">
        {checkIn.stampCount({ stamped: stamped.length, total: stops.length })}
      </p>
    </>
  );
}

/** Reward that this visit brought closest. Renders nothing if it brought none closer. */
export function NextReward({ outcome, eventData }: MomentProps) {
  const checkIn = useTexts('checkIn');
  const rewards = useTexts('rewards');
  const closer = closestReward(outcome, eventData);
  if (!closer) return null;
  const { before, after } = closer;
  return (
    <div className="moment-reward">
      <Flex justify="space-between" columnGap="3" wrap="wrap" fontSize="sm" color="onWineMuted">
        <span>{checkIn.nextReward}</span>
        <span>{rewardProgressText(after, { rewards })}</span>
      </Flex>
      <p className="moment-reward-name">
        <StaffText translations={after.reward.nameIn}>{after.reward.name}</StaffText>
      </p>
      <div className="moment-bar" aria-hidden="true">
        <span
          style={{ '--from': before.progress, '--to': after.progress } as React.CSSProperties}
        />
      </div>
    </div>
  );
}

interface MomentProps {
  outcome: Outcome;
  eventData: ReadyEventData;
}

interface Closer {
  before: RewardProgress;
  after: RewardProgress;
}

/** Returns the locked reward that needs the fewest further visits of those that this visit counts for. */
export function closestReward(outcome: Outcome, eventData: ReadyEventData): Closer | undefined {
  const { before, after } = aroundVisit(outcome, eventData);
  const earlier = rewardProgress(eventData.catalog, before);
  const left = ({ done, required }: RewardProgress) => required - done;
  const closer = rewardProgress(eventData.catalog, after)
    .filter(({ state, reward }) => state === 'locked' && reward.stockLevel !== 'gone')
    .flatMap((reward) => {
      const previous = earlier.find(({ reward: { id } }) => id === reward.reward.id);
      return previous && previous.done < reward.done ? [{ before: previous, after: reward }] : [];
    });
  return closer.toSorted((a, b) => left(a.after) - left(b.after))[0];
}
