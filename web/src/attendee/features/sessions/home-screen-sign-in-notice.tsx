import { useDeviceTexts } from '../../../i18n/device-texts.ts';

/** Why whoever is signed in in the browser is not in the home screen's app, and the way in. */
export default function HomeScreenSignInNotice() {
  const { pasted } = useDeviceTexts();
  return <p>{pasted.homeScreen}</p>;
}
