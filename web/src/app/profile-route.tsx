import { ProfilePage } from '../features/participants/profile-page.tsx';
import { TicketLink } from '../features/registration/ticket-link.tsx';

/** The profile with one's own ticket in it. */
export default function ProfileRoute() {
  return <ProfilePage ticket={<TicketLink />} />;
}
