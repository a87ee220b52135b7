import { useTexts } from '../../../i18n/texts.ts';

/**
 * Explains why an attendee signed in in the browser is signed out in the home-screen app, and how to sign in.
 */
export default function HomeScreenSignInNotice() {
  const { pasted } = useTexts('signIn');
  return <p>{pasted.homeScreen}</p>;
}
