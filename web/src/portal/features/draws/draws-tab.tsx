import { Stack } from '@chakra-ui/react';
import { listDraws } from '@wine-walk/common/api/draws.ts';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { useState } from 'react';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QuietStreet } from '../../../ui/illustrations/quiet-street.tsx';
import { PortalPage } from '../../kit/portal-page.tsx';
import { TabSkeleton } from '../../kit/tab-skeleton.tsx';
import { NoEventYet } from '../../shared/no-event-yet.tsx';
import { useSelectedEvent } from '../../shared/use-selected-event.ts';
import { texts } from '../../texts/texts.ts';
import { DrawCard } from './draw-card.tsx';
import { DrawDialog } from './draw-dialog.tsx';

/** Prize draw tab: draws of the selected event. */
export default function DrawsTab() {
  const t = texts.draws;
  const { events, event } = useSelectedEvent();
  return (
    <PortalPage title={t.title} lead={t.lead}>
      {event ? (
        <EventDraws key={event.id} event={event} />
      ) : (
        <NoEventYet events={events} text={t.noEvent} />
      )}
    </PortalPage>
  );
}

function EventDraws({ event }: { event: AdminEvent }) {
  const t = texts.draws;
  const [isAdding, setAdding] = useState(false);
  const { data, error, refetch } = useApiQuery(listDraws, { params: { id: event.id } });
  if (error && !data)
    return <ErrorState title={t.failed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <TabSkeleton />;
  const add = (
    // Beside a draw, its next step is the main action.
    <Button
      size="sm"
      alignSelf="start"
      variant={data.length > 0 ? 'outline' : 'solid'}
      onClick={() => setAdding(true)}
    >
      {t.add}
    </Button>
  );
  return (
    <Stack gap="5">
      {data.length === 0 ? (
        <EmptyState
          illustration={<QuietStreet />}
          title={t.empty}
          text={t.emptyText}
          action={add}
        />
      ) : (
        add
      )}
      {data.map((draw) => (
        <DrawCard key={draw.id} draw={draw} event={event} />
      ))}
      {isAdding && <DrawDialog draw={null} event={event} onClose={() => setAdding(false)} />}
    </Stack>
  );
}
