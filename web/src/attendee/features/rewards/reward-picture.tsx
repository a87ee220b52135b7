import type { RewardProgress } from '@wine-walk/common/rules/rewards/rewards.ts';
import { BusinessImage } from '../../../shared/business-image.tsx';
import { useEventData } from '../../shared/event-data/event-data.ts';

/**
 * Picture of a reward: the image of the business that hands it out, or a glass in a ring that fills with the
 * progress. Decorative.
 */
export function RewardPicture({ rewardProgress }: { rewardProgress: RewardProgress }) {
  const eventData = useEventData();
  const { reward, progress } = rewardProgress;
  const business =
    eventData.status === 'ready' &&
    eventData.catalog.businesses.find(({ id }) => id === reward.businessId);
  if (business && business.imageUrl) return <BusinessImage {...business} />;
  return (
    <svg
      className="reward-picture"
      viewBox="-160 -75 320 150"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className="reward-lights" d="M-400-52Q-80-14 0-34T400-40" />
      {[-130, -88, -46, 46, 88, 130].map((x, index) => (
        <circle key={x} className="reward-light" cx={x} cy={index % 2 ? -26 : -33} r="3" />
      ))}
      <circle className="reward-ring" r="58" />
      <circle
        className="reward-ring done"
        r="58"
        pathLength="1"
        strokeDasharray={`${progress} 1`}
        transform="rotate(-90)"
      />
      <g className="reward-glass" transform="translate(0 -6)">
        <path d="M-17-26h34c2 22-5 34-17 34s-19-12-17-34z" />
        <path className="wine" d="M-16.5-8h33C15 3 9 8 0 8s-15-5-16.5-16z" />
        <path d="M0 8v26M-14 36h28" />
      </g>
    </svg>
  );
}
