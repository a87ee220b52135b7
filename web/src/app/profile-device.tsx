import { Section } from '../components/section.tsx';
import { StorageUse } from '../features/participants/storage-use.tsx';
import TransferCodePanel from '../features/session/transfer-code-panel.tsx';
import { useDeviceTexts } from '../texts/device/device-texts.ts';

/** What concerns this device and the next one: a code to go on there, and what is kept here. */
export default function ProfileDevice() {
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
