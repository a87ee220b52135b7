import { useTexts } from '../../../i18n/texts.ts';
import { useOrganization } from '../../../platform/device/use-device-settings.ts';
import { SponsorList } from '../../../shared/sponsor-list.tsx';
import { Section } from '../../../ui/section.tsx';

/** Thanks to the sponsors of the walk; null if there are none. */
export function Sponsors() {
  const home = useTexts('home');
  if (useOrganization().sponsors.length === 0) return null;
  return (
    <Section title={home.sponsors}>
      <SponsorList label={home.sponsors} />
    </Section>
  );
}
