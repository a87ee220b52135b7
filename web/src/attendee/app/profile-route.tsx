import { ProfilePage } from '../features/participants/profile-page.tsx';
import { ConfirmationLink } from '../features/registrations/confirmation/confirmation-link.tsx';
import { AddGuestLink } from '../features/registrations/guests/add-guest-link.tsx';

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
