import { useEffect } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { countView } from '../../../platform/api/count-view.ts';
import { SponsorList } from '../../../shared/sponsor-list.tsx';
import { Section } from '../../../ui/section.tsx';

/** Thanks to the sponsors of the walk, whose views are counted. */
export default function Sponsors({ eventId }: { eventId: string }) {
  const home = useTexts('home');
  useEffect(() => countView({ eventId, place: 'map' }), [eventId]);
  return (
    <Section title={home.sponsors}>
      <SponsorList label={home.sponsors} />
    </Section>
  );
}
