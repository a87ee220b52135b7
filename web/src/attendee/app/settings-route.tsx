import { lazyOnInteraction } from '../../ui/lazy-on-interaction.tsx';
import { SettingsPage } from '../features/participants/settings-page.tsx';

const SettingsDevice = lazyOnInteraction(() => import('./settings-device.tsx'));

/** Settings with the device section. */
export default function SettingsRoute() {
  return <SettingsPage device={<SettingsDevice />} />;
}
