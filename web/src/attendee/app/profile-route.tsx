import { ProfilePage } from '../features/participants/profile-page.tsx';
import { AddGuestLink } from '../features/registrations/add-guest-link.tsx';
import { ConfirmationLink } from '../features/registrations/confirmation-link.tsx';

/** Profile with the attendee's ticket and the link to add a guest. */
export default function ProfileRoute() {
  return (
    <ProfilePage
      ticket={
        <>
          <ConfirmationLink />
          <AddGuestLink />
        </>
      }
    />
  );
}
