import { ProfilePage } from '../features/participants/profile-page.tsx';
import { ConfirmationLink } from '../features/registrations/confirmation-link.tsx';

/** Profile with the attendee's ticket. */
export default function ProfileRoute() {
  return <ProfilePage ticket={<ConfirmationLink />} />;
}
