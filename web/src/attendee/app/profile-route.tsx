import { lazyOnInteraction } from '../../ui/lazy-on-interaction.tsx';
import { GroupCard } from '../features/groups/group-card.tsx';
import { ProfilePage } from '../features/participants/profile-page.tsx';
import { ConfirmationLink } from '../features/registrations/confirmation-link.tsx';

const ProfileDevice = lazyOnInteraction(() => import('./profile-device.tsx'));

/** Profile with the attendee's ticket, group and device section. */
export default function ProfileRoute() {
  return (
    <ProfilePage ticket={<ConfirmationLink />} group={<GroupCard />} device={<ProfileDevice />} />
  );
}
