import { later } from '../components/later.tsx';
import { GroupCard } from '../features/groups/group-card.tsx';
import { ProfilePage } from '../features/participants/profile-page.tsx';
import { TicketLink } from '../features/registration/ticket-link.tsx';

const ProfileDevice = later(() => import('./profile-device.tsx'));

/** The profile with one's own ticket and group in it, and what concerns the device. */
export default function ProfileRoute() {
  return <ProfilePage ticket={<TicketLink />} group={<GroupCard />} device={<ProfileDevice />} />;
}
