import { Button, Grid } from '@chakra-ui/react';
import { phoneLink } from '@wine-walk/common/lib/phone-link.ts';
import { type WayHome as Contacts } from '@wine-walk/common/model/events.ts';
import { Bus, CarTaxiFront, Headset, Siren } from 'lucide-react';
import { useTexts } from '../../i18n/texts.ts';
import { Section } from '../../ui/section.tsx';

/** Contacts for getting home safely. Renders nothing if staff entered none. */
export default function WayHomeCard({ contacts }: { contacts: Contacts }) {
  const home = useTexts('home');
  const { taxiPhone, transitUrl, deskPhone, emergencyPhone } = contacts;
  const links = [
    { href: phoneLink(taxiPhone), label: home.taxi, Icon: CarTaxiFront },
    { href: transitUrl, label: home.transit, Icon: Bus },
    { href: phoneLink(deskPhone), label: home.callDesk, Icon: Headset },
    {
      href: phoneLink(emergencyPhone),
      label: home.emergency({ number: emergencyPhone }),
      Icon: Siren,
    },
  ].filter(({ href }) => href);
  if (links.length === 0) return null;
  return (
    <Section title={home.wayHomeTitle} lead={home.wayHome}>
      <Grid as="ul" gap="2" templateColumns="repeat(auto-fit, minmax(min(100%, 9rem), 1fr))">
        {links.map(({ href, label, Icon }) => (
          <li key={label}>
            <Button asChild variant="outline" w="full" h="full">
              <a href={href} {...(href === transitUrl && { target: '_blank', rel: 'noreferrer' })}>
                <Icon aria-hidden="true" />
                {label}
              </a>
            </Button>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
