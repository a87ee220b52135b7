import { Flex, Stack, Text } from '@chakra-ui/react';
import { listResultLinks, type ResultLink } from '@wine-walk/common/api/results.ts';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import type { ResultsAudience } from '@wine-walk/common/model/results.ts';
import { hasEnded } from '@wine-walk/common/rules/events/event-status.ts';
import { useState } from 'react';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { useNow } from '../../../platform/live/use-now.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../kit/alert.tsx';
import { copyLink } from '../../kit/copy-or-show.ts';
import { format } from '../../kit/format.ts';
import { ConfirmDialog } from '../../kit/forms/confirm-dialog.tsx';
import { PortalPage } from '../../kit/portal-page.tsx';
import { SectionCard } from '../../kit/section-card.tsx';
import { TabSkeleton } from '../../kit/tab-skeleton.tsx';
import { NoEventYet } from '../../shared/no-event-yet.tsx';
import { useSelectedEvent } from '../../shared/use-selected-event.ts';
import { texts } from '../../texts/texts.ts';
import { CheckInsExport } from './check-ins-export.tsx';
import { CompareCard } from './compare-card.tsx';
import { ThanksCard } from './thanks-card.tsx';
import { useResultLinks } from './use-result-links.ts';

const audiences: readonly ResultsAudience[] = ['board', 'shop', 'sponsors'];

/** Results tab: links that show the results of an event without an account. */
export default function LinksTab() {
  const { links: t } = texts.results;
  const { events, event } = useSelectedEvent();
  return (
    <PortalPage title={t.title} lead={t.lead}>
      {event ? (
        <EventLinks key={event.id} event={event} events={events.data ?? []} />
      ) : (
        <NoEventYet events={events} text={t.noEvent} />
      )}
    </PortalPage>
  );
}

function EventLinks({ event, events }: { event: AdminEvent; events: readonly AdminEvent[] }) {
  const { links: t } = texts.results;
  const now = useNow(60_000);
  const { data, error, refetch } = useApiQuery(listResultLinks, { params: { id: event.id } });
  if (error && !data)
    return <ErrorState title={t.failed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <TabSkeleton />;
  const isOver = hasEnded(event, now);
  return (
    <Stack gap="5">
      <Alert tone="gray">
        {isOver ? t.ended : t.running({ at: format.dateTime(event.endTime, event.timeZone) })}
      </Alert>
      {audiences.map((audience) => (
        <AudienceLinks
          key={audience}
          eventId={event.id}
          audience={audience}
          isOver={isOver}
          links={data.links.filter((link) => link.audience === audience)}
          missing={audience === 'shop' ? data.shopsWithoutLink : 1}
        />
      ))}
      {isOver && <ThanksCard event={event} />}
      {isOver && <CompareCard event={event} events={events} />}
      <CheckInsExport event={event} />
    </Stack>
  );
}

interface AudienceProps {
  eventId: string;
  audience: ResultsAudience;
  isOver: boolean;
  links: readonly ResultLink[];
  /** Number of links that can be made. */
  missing: number;
}

function AudienceLinks({ eventId, audience, isOver, links, missing }: AudienceProps) {
  const { links: t } = texts.results;
  const { create, mail } = useResultLinks();
  const params = { id: eventId };
  const help = { board: t.boardHelp, shop: t.shopHelp, sponsors: t.sponsorsHelp }[audience];
  const isShop = audience === 'shop';
  const canCreate = isShop ? missing > 0 : links.length === 0;
  return (
    <SectionCard
      title={t[audience]}
      lead={help}
      actions={
        <>
          {!isShop && links.map((link) => <LinkButtons key={link.id} link={link} />)}
          {canCreate && (
            <Button
              size="sm"
              variant="outline"
              loading={create.isPending}
              loadingText={t.creating}
              onClick={() => create.mutate({ params, body: { audience } })}
            >
              {isShop ? t.createShops({ count: missing }) : t.create}
            </Button>
          )}
          {isShop && isOver && links.length > 0 && (
            <Button
              size="sm"
              variant="outline"
              isWaiting={mail.isPending}
              onClick={() => mail.mutate({ params })}
            >
              {t.mail}
            </Button>
          )}
        </>
      }
    >
      {isShop && links.length > 0 && (
        <Stack as="ul" listStyleType="none" gap="0" divideY="1px">
          {links.map((link) => (
            <Flex
              as="li"
              key={link.id}
              gap="3"
              wrap="wrap"
              align="center"
              justify="space-between"
              py="2.5"
            >
              <Text fontWeight="600" minW="0" overflowWrap="anywhere">
                {link.name || t.shop}
              </Text>
              <LinkButtons link={link} />
            </Flex>
          ))}
        </Stack>
      )}
    </SectionCard>
  );
}

/** Opens, copies or ends a link. */
function LinkButtons({ link: { id, audience, name: shop, path } }: { link: ResultLink }) {
  const { links: t } = texts.results;
  const [isEnding, setEnding] = useState(false);
  const { end } = useResultLinks();
  const name = shop || t[audience];
  return (
    <Flex gap="2" wrap="wrap">
      <Button asChild size="sm" variant="outline">
        <a href={path} target="_blank" rel="noreferrer" aria-label={t.openOf({ name })}>
          {t.open}
        </a>
      </Button>
      <Button
        size="sm"
        variant="outline"
        colorPalette="gray"
        aria-label={t.copyOf({ name })}
        onClick={() => void copyLink(path, t)}
      >
        {t.copy}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        colorPalette="gray"
        aria-label={t.endOf({ name })}
        onClick={() => setEnding(true)}
      >
        {t.end}
      </Button>
      {isEnding && (
        <ConfirmDialog
          title={t.endTitle}
          action={t.end}
          busyLabel={t.ending}
          isBusy={end.isPending}
          onConfirm={() => end.mutate({ params: { id } })}
          onClose={() => setEnding(false)}
        >
          <Text>{t.endText({ name })}</Text>
        </ConfirmDialog>
      )}
    </Flex>
  );
}
