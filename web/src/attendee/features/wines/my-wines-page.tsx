import { Stack } from '@chakra-ui/react';
import { mailLikedPours } from '@wine-walk/common/api/wines.ts';
import type { LikedPour } from '@wine-walk/common/model/wines.ts';
import { isSamePour, likedByBusiness } from '@wine-walk/common/rules/wines/liked-pours.ts';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage, useTexts } from '../../../i18n/texts.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { PourText } from '../../../shared/pour-list.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TwoGlasses } from '../../../ui/illustrations/two-glasses.tsx';
import { Page } from '../../../ui/page.tsx';
import { Section } from '../../../ui/section.tsx';
import { LoadingRegion, SkeletonBlock } from '../../../ui/skeletons.tsx';
import { BackToProfile } from '../../shared/back-to-profile.tsx';
import type { ReadyEventData } from '../../shared/event-data/event-data.ts';
import { EventDataBoundary } from '../../shared/event-data/event-data-boundary.tsx';
import { paths } from '../../shared/paths.ts';
import { LikeRow } from '../../shared/wines/like-row.tsx';
import { useLikedPours } from '../../shared/wines/use-liked-pours.ts';

/** Drinks that the attendee liked at the walk, by business. */
export default function MyWinesPage() {
  const texts = useTexts('wines');
  return (
    <Stack gap="5">
      <BackToProfile />
      <Page title={texts.title} intro={texts.intro}>
        <EventDataBoundary
          skeleton={
            <LoadingRegion>
              <SkeletonBlock height="140px" />
            </LoadingRegion>
          }
          failedTitle={texts.failed}
          noEventFallback={texts.noEvent}
        >
          {(eventData) => <MyWines eventData={eventData} />}
        </EventDataBoundary>
      </Page>
    </Stack>
  );
}

function MyWines({ eventData }: { eventData: ReadyEventData }) {
  const { liked, likeOf, setLiked } = useLikedPours(eventData);
  // Stay until the attendee leaves, so that one press takes a slip back.
  const [removed, setRemoved] = useState<readonly LikedPour[]>([]);
  const former = removed.filter((pour) => !liked.some((other) => isSamePour(pour, other)));
  const { currency } = eventData.event.ticketPrice;
  const shops = likedByBusiness([...liked, ...former]);
  if (shops.length === 0) return <NoWines />;
  const change = (pour: LikedPour, isLiked: boolean) => {
    setLiked(pour, isLiked);
    if (!isLiked) setRemoved([...removed, pour]);
  };
  return (
    <Stack gap="5" maxW="40rem">
      {shops.map(({ id, business, pours }) => (
        <Section key={id} title={business}>
          <ul className="pours">
            {pours.map((pour) => (
              <li key={pour.pourId}>
                <LikeRow {...likeOf(pour)} onChange={change}>
                  <PourText pour={pour} currency={currency} />
                </LikeRow>
              </li>
            ))}
          </ul>
        </Section>
      ))}
      {liked.length > 0 && <MailButton eventId={eventData.event.id} />}
    </Stack>
  );
}

/** Button that mails the list to the email of the registration. */
function MailButton({ eventId }: { eventId: string }) {
  const texts = useTexts('wines');
  const { language } = useLanguage();
  const { mutate, isPending } = useCall(mailLikedPours, {
    success: ({ email }) => ({
      title: texts.emailed,
      description: texts.emailedTo({ email }),
    }),
    failure: texts.emailFailed,
  });
  return (
    <Button
      variant="outline"
      alignSelf="flex-start"
      loading={isPending}
      loadingText={texts.emailing}
      onClick={() => mutate({ params: { eventId }, body: { language } })}
    >
      <Mail aria-hidden="true" />
      {texts.email}
    </Button>
  );
}

function NoWines() {
  const texts = useTexts('wines');
  return (
    <EmptyState
      illustration={<TwoGlasses />}
      title={texts.none}
      text={texts.noneHelp}
      action={
        <Button asChild>
          <Link to={paths.businesses.getHref()}>{texts.toBusinesses}</Link>
        </Button>
      }
    />
  );
}
