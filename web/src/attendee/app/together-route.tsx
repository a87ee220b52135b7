import { GroupCard } from '../features/groups/group-card.tsx';
import { TogetherPage } from '../features/participants/together-page.tsx';

/** The attendee's group and the leaderboard. */
export default function TogetherRoute() {
  return <TogetherPage group={<GroupCard />} />;
}
