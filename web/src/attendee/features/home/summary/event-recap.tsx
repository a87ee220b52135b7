import { Button, Card, Flex, Grid, Text } from '@chakra-ui/react';
import { joinFacts } from '@wine-walk/common/lib/texts/join-facts.ts';
import { sentenceStart } from '@wine-walk/common/lib/texts/sentence-start.ts';
import type { ProgressSummary } from '@wine-walk/common/rules/rewards/progress.ts';
import { Image, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useFormats } from '../../../../i18n/format.ts';
import { useTexts } from '../../../../i18n/texts.ts';
import { businessesWithStamps } from '../../../../shared/business-view.ts';
import { PassportStamp } from '../../../../shared/stamp/passport-stamp.tsx';
import { Section } from '../../../../ui/section.tsx';
import { StatGrid } from '../../../../ui/stat-grid.tsx';
import type { ReadyEventData } from '../../../shared/event-data/event-data.ts';
import { collectedStamps } from '../../../shared/share-progress/share-content.ts';
import ShareTextDialog from '../../../shared/share-progress/share-text-dialog.tsx';
import { useShareProgress } from '../../../shared/share-progress/use-share-progress.ts';
import { MyWinesSlot } from '../../../shared/wines/my-wines-slot.tsx';

interface Props {
  eventData: ReadyEventData;
  summary: ProgressSummary;
}

/** Recap of the event after its end, for sharing. */
export default function EventRecap({ eventData, summary }: Props) {
  const home = useTexts('home');
  const { date, number, time } = useFormats();
  const { event, catalog, progress } = eventData;
  const stamps = collectedStamps(businessesWithStamps(catalog, progress));
  const times = stamps.flatMap(({ stampedAt }) => stampedAt ?? []);
  const at = (index: number) => time(times.at(index) ?? event.endTime, event.timeZone);
  const { visitedBusinesses, totalBusinesses, unlockedRewards, points } = summary;
  const day = sentenceStart(date(event.startTime, event.timeZone));
  const wines = progress.likedPours.length > 0 && <MyWinesSlot eventData={eventData} />;
  if (stamps.length === 0)
    return (
      <Section title={home.summaryTitle} lead={home.summaryLead({ event: event.name })}>
        <Text color="muted">{day}</Text>
        <Text color="muted">{home.summaryNone}</Text>
        {wines}
      </Section>
    );
  const stats = [
    { label: home.doors({ count: visitedBusinesses }), value: number(visitedBusinesses) },
    { label: home.rewards({ count: unlockedRewards }), value: number(unlockedRewards) },
    { label: home.points({ count: points }), value: number(points) },
  ];
  return (
    <Section title={home.summaryTitle} lead={home.summaryLead({ event: event.name })}>
      <Card.Root>
        <Card.Body gap="3">
          <Text fontSize="sm" color="muted">
            {joinFacts([
              day,
              home.visitedOf({ visited: visitedBusinesses, total: totalBusinesses }),
            ])}
            <br />
            {home.fromTo({ first: at(0), last: at(-1) })}
          </Text>
          <Flex as="ul" aria-label={home.stamps} wrap="wrap" gap="3" justify="center">
            {stamps.map((stamp) => (
              <li key={stamp.id} className="recap-stamp">
                <PassportStamp
                  business={stamp}
                  visitedAt={stamp.stampedAt}
                  timeZone={event.timeZone}
                  size={104}
                />
                <span aria-hidden="true" dir="auto">
                  {stamp.name}
                </span>
              </li>
            ))}
          </Flex>
        </Card.Body>
      </Card.Root>
      <ShareButtons eventData={eventData} summary={summary} />
      {wines}
      <StatGrid figures={stats} />
    </Section>
  );
}

function ShareButtons({ eventData, summary }: Props) {
  const home = useTexts('home');
  const [shownText, setShownText] = useState<string | null>(null);
  const { isDrawing, shareText, sharePicture } = useShareProgress(eventData, summary, setShownText);
  return (
    <Grid gap="2" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 210px), 1fr))">
      <Button onClick={sharePicture} aria-disabled={isDrawing}>
        <Image aria-hidden="true" />
        {isDrawing ? home.drawing : home.shareAsPicture}
      </Button>
      <Button variant="outline" onClick={shareText}>
        <Share2 aria-hidden="true" />
        {home.shareAsText}
      </Button>
      <ShareTextDialog text={shownText} onClose={() => setShownText(null)} />
    </Grid>
  );
}
