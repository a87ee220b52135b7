import { GroupCard } from '../features/groups/group-card.tsx';
import { ProfilePage } from '../features/participants/profile-page.tsx';
import { TicketLink } from '../features/registration/ticket-link.tsx';

/** The profile with one's own ticket and group in it. */
export default function ProfileRoute() {
  return <ProfilePage ticket={<TicketLink />} group={<GroupCard />} />;
}
