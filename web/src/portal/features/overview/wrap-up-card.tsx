import { Button, Flex, Stack } from '@chakra-ui/react';
import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type readOverview } from '@wine-walk/common/api/staff/overview.ts';
import { Download, MessageSquare, Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { portalHref } from '../../paths.ts';
import { useStaff } from '../../session/use-staff.ts';
import { useDeskEventId } from '../../shared/desk/use-desk-event-id.ts';
import { conflictsText, useOfflineConflicts } from '../../shared/desk/use-offline-conflicts.ts';
import { useTills } from '../../shared/desk/use-tills.ts';
import { texts } from '../../texts/texts.ts';
import { ChecklistItem } from './checklist-item.tsx';
import { OverviewCard } from './overview-card.tsx';

interface Props {
  eventId: string;
  data: Pick<ResponseOf<typeof readOverview>, 'checkIns' | 'cash' | 'people'>;
}

/** Tasks after an event: pending reviews, tills, conflicts, people and feedback. */
export function WrapUpCard({ eventId, data }: Props) {
  const { wrapUp } = texts.overview;
  const ofEvent = { event: eventId };
  const { isAdmin } = useStaff();
  const { tills } = useTills(eventId);
  const openTills = tills.filter(({ closedAt }) => closedAt === null).length;
  const conflicts = useOfflineConflicts(eventId).data?.conflicts ?? [];
  const isAtDesk = useDeskEventId() === eventId;
  const { toReview } = data.checkIns;
  const { peopleDue } = data.cash;
  const { unsigned } = data.people;
  return (
    <OverviewCard title={wrapUp.title} gap="3">
      <Stack as="ul" gap="0" listStyleType="none" m="0" p="0">
        <ChecklistItem
          isFine={toReview === 0}
          message={wrapUp.toReview({ count: toReview })}
          action={toReview > 0 && { href: portalHref('review', ofEvent), label: wrapUp.review }}
        />
        <ChecklistItem
          isFine={peopleDue === 0}
          message={wrapUp.due({ count: peopleDue })}
          action={
            peopleDue > 0 && {
              href: portalHref('registrations', { ...ofEvent, payment: 'due' }),
              label: wrapUp.seeWho,
            }
          }
        />
        {unsigned > 0 && (
          <ChecklistItem
            isFine={false}
            message={wrapUp.unsigned({ count: unsigned })}
            action={{
              href: portalHref('registrations', {
                ...ofEvent,
                arrival: 'arrived',
                release: 'unsigned',
              }),
              label: wrapUp.seeWho,
            }}
          />
        )}
        {conflicts.length > 0 && (
          <ChecklistItem
            isFine={false}
            message={conflictsText(conflicts)}
            // The desk shows the default event only.
            action={isAtDesk && { href: portalHref('desk'), label: wrapUp.resolve }}
          />
        )}
        {tills.length > 0 && (
          <ChecklistItem
            isFine={openTills === 0}
            message={wrapUp.openTills({ count: openTills })}
          />
        )}
      </Stack>
      <Flex gap="2" wrap="wrap">
        <Button asChild size="sm" variant="outline">
          <Link to={portalHref('registrations', ofEvent)}>
            <Download aria-hidden="true" />
            {wrapUp.export}
          </Link>
        </Button>
        {isAdmin && (
          <Button asChild size="sm" variant="outline">
            <Link to={portalHref('prints', { ...ofEvent, sheet: 'treasurer' })}>
              <Printer aria-hidden="true" />
              {wrapUp.treasurer}
            </Link>
          </Button>
        )}
        <Button asChild size="sm" variant="outline">
          <Link to={portalHref('feedback', ofEvent)}>
            <MessageSquare aria-hidden="true" />
            {wrapUp.comments}
          </Link>
        </Button>
      </Flex>
    </OverviewCard>
  );
}
