import { useDeviceTexts } from '../../i18n/device-texts.ts';
import { Section } from '../../ui/section.tsx';
import { StorageUse } from '../features/participants/storage-use.tsx';
import TransferCodePanel from '../features/sessions/transfer-code-panel.tsx';

/** Device section of the settings: a transfer code for another device, and the data stored on this one. */
export default function SettingsDevice() {
  const { elsewhere } = useDeviceTexts();
  return (
    <>
      <Section title={elsewhere.title} lead={elsewhere.lead}>
        <TransferCodePanel />
      </Section>
      <StorageUse />
    </>
  );
}
