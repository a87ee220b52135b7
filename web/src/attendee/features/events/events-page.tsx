import { Card, chakra, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { defaultCheckInRadiusMeters } from '@wine-walk/common/rules/check-in/thresholds.ts';
import { HandHeart, Store, Trophy } from 'lucide-react';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { localized } from '../../../platform/device/organization.ts';
import { useOrganization } from '../../../platform/device/use-device-settings.ts';
import { Page } from '../../../ui/page.tsx';
import { Section } from '../../../ui/section.tsx';
import { LoadingRegion, SkeletonBlock } from '../../../ui/skeletons.tsx';
import { useEventData } from '../../shared/event-data/event-data.ts';
import { EventDataBoundary, NoActiveEvent } from '../../shared/event-data/event-data-boundary.tsx';
import { EventBanner } from './event-banner.tsx';

/** Active event, live, with general information about a wine walk. */
export default function EventsPage() {
  const events = useTexts('events');
  const { shortName } = useOrganization();
  const eventData = useEventData();
  return (
    <Page title={events.title({ name: shortName })} intro={events.lead}>
      <Stack gap="8">
        <EventDataBoundary
          skeleton={<BannerSkeleton />}
          failedTitle={events.failed}
          noEventFallback={events.none}
        >
          {({ event }) =>
            event.isActive ? (
              <EventBanner event={event} />
            ) : (
              <NoActiveEvent>{events.none}</NoActiveEvent>
            )
          }
        </EventDataBoundary>
        <Expectations />
        <Grid gap="8" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '2fr 3fr' }}>
          <About />
          <Guidelines
            hashtag={eventData.status === 'ready' ? eventData.event.hashtag : ''}
            radiusMeters={
              eventData.status === 'ready'
                ? eventData.event.checkInRadiusMeters
                : defaultCheckInRadiusMeters
            }
          />
        </Grid>
      </Stack>
    </Page>
  );
}

function BannerSkeleton() {
  return (
    <LoadingRegion>
      <SkeletonBlock height="320px" />
    </LoadingRegion>
  );
}

/** Text about the nonprofit that organizes the event. */
export function About() {
  const events = useTexts('events');
  const about = localized(useOrganization().about);
  if (!about) return null;
  return (
    <Section title={events.aboutTitle}>
      <Stack gap="3" maxW="60ch">
        {about.split(/\n\s*\n/).map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
      </Stack>
    </Section>
  );
}

const icons = [Store, HandHeart, Trophy];

/** Cards for local businesses, community support and the rewards system. */
function Expectations() {
  const events = useTexts('events');
  return (
    <Section title={events.expectTitle}>
      <chakra.ul
        listStyleType="none"
        display="grid"
        gap="3"
        gridTemplateColumns="repeat(auto-fit, minmax(min(220px, 100%), 1fr))"
      >
        {Object.values(events.expect).map(({ name, text }, index) => {
          const Icon = icons[index] ?? Store;
          return (
            <Card.Root key={name} as="li">
              <Card.Body gap="2">
                <chakra.span color="wineText">
                  <Icon size={28} strokeWidth={1.6} aria-hidden="true" />
                </chakra.span>
                <Heading as="h3" fontSize="lg">
                  {name}
                </Heading>
                <Text color="muted">{text}</Text>
              </Card.Body>
            </Card.Root>
          );
        })}
      </chakra.ul>
    </Section>
  );
}

interface GuidelinesProps {
  /** Hashtag of the event; empty if it has none. */
  hashtag: string;
  radiusMeters: number;
}

/** The five guidelines of the event, and those of the organization. */
export function Guidelines({ hashtag, radiusMeters }: GuidelinesProps) {
  const events = useTexts('events');
  const { distance } = useFormats();
  const { alcoholRule, alcoholWords, guidelines } = useOrganization();
  const alcohol = localized(alcoholWords) || events.alcoholRules[alcoholRule];
  const { drink, respect, area, location, share } = events.guidelines;
  const own = localized(guidelines).split('\n').filter(Boolean);
  const all = [
    drink,
    respect,
    { name: area, text: alcohol },
    { name: location.name, text: location.text({ radius: distance(radiusMeters) }) },
    { name: share.name, text: share.text({ hashtag }) },
    ...own.map((name) => ({ name, text: '' })),
  ];
  return (
    <Section title={events.guidelinesTitle}>
      <chakra.ol
        listStyleType="none"
        borderWidth="1px"
        borderColor="line"
        borderRadius="l3"
        bg="card"
      >
        {all.map(({ name, text }, index) => (
          <chakra.li
            key={name}
            display="grid"
            gridTemplateColumns="44px minmax(0, 1fr)"
            alignItems="baseline"
            px="4"
            py="3.5"
            borderTopWidth={index > 0 ? '1px' : '0'}
            borderColor="line"
          >
            <chakra.span textStyle="figure" fontSize="xl" color="wineText" aria-hidden="true">
              {index + 1}
            </chakra.span>
            <div>
              <Text fontWeight="600">{name}</Text>
              {text && (
                <Text color="muted" overflowWrap="anywhere">
                  {text}
                </Text>
              )}
            </div>
          </chakra.li>
        ))}
      </chakra.ol>
    </Section>
  );
}
