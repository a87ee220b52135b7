import { useDeviceTexts } from '../../../i18n/device-texts.ts';

/**
 * Explains why an attendee signed in in the browser is signed out in the home-screen app, and how to sign in.
 */
export default function HomeScreenSignInNotice() {
  const { pasted } = useDeviceTexts();
  return <p>{pasted.homeScreen}</p>;
}
