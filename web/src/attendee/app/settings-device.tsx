import { useTexts } from '../../i18n/texts.ts';
import { Section } from '../../ui/section.tsx';
import NotificationSetting from '../features/notifications/notification-setting.tsx';
import { StorageUse } from '../features/participants/storage-use.tsx';
import TransferCodePanel from '../features/sessions/transfer-code-panel.tsx';

/** Device section of the settings: a transfer code for another device, and the data stored on this one. */
export default function SettingsDevice() {
  const { transfer: elsewhere } = useTexts('device');
  return (
    <>
      <NotificationSetting />
      <Section title={elsewhere.title} lead={elsewhere.lead}>
        <TransferCodePanel />
      </Section>
      <StorageUse />
    </>
  );
}
