import { useDeviceTexts } from '../../i18n/device-texts.ts';
import { Section } from '../../ui/section.tsx';
import { StorageUse } from '../features/participants/storage-use.tsx';
import TransferCodePanel from '../features/sessions/transfer-code-panel.tsx';

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
