import { Card, Stack, Text } from '@chakra-ui/react';
import type { readReadiness } from '@wine-walk/common/api/admin-events.ts';
import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { LoadingRegion, SkeletonLines } from '../../../ui/skeletons.tsx';
import { portalHref } from '../../paths.ts';
import { useReadiness } from '../../shared/publish-dialog.tsx';
import { texts } from '../../texts/texts.ts';
import { ChecklistItem } from './checklist-item.tsx';

type Check = ResponseOf<typeof readReadiness>[number];

/** Returns the link to the tab where a failed check is fixed; null for what the portal cannot fix. */
export function checklistHref(check: Check['check'], eventId: string): string | null {
  switch (check) {
    case 'businesses':
    case 'times':
    case 'price':
      return portalHref('events', { edit: eventId });
    case 'map':
      return portalHref('events', { map: eventId });
    case 'coordinates':
    case 'overlapping-circles':
      return portalHref('businesses');
    case 'unreachable-rewards':
      return portalHref('rewards', { show: 'active' });
    case 'tickets':
      return portalHref('tickets');
    case 'links':
    case 'desk-phones':
      return portalHref('staff');
    case 'announcement':
      return portalHref('announcements', { event: eventId });
    case 'release':
      return portalHref('organization');
    case 'wallet':
      return null;
    case 'other-active-event':
      return portalHref('events', { show: 'active' });
  }
}

interface Props {
  eventId: string;
  isAdmin: boolean;
  /** Changes when the data of the checks does. */
  revision: string;
  /** True if the event is running: passed checks are hidden. */
  isRunning: boolean;
}

/** Checklist before an event opens, with links to fix what is missing. */
export function ReadinessCard({ eventId, isAdmin, revision, isRunning }: Props) {
  const { readiness: readinessTexts } = texts.overview;
  const readiness = useReadiness(eventId, revision);
  const checks = readiness.data;
  const readyCount = checks?.filter(({ isFine }) => isFine).length;
  const isReady = readyCount !== undefined && readyCount === checks?.length;
  return (
    <Card.Root size="sm">
      <Card.Header
        flexDirection="row"
        alignItems="baseline"
        justifyContent="space-between"
        _last={{ pb: '4' }}
      >
        <Card.Title as="h2" fontFamily="body" fontSize="md">
          {isRunning ? readinessTexts.titleWhileRunning : readinessTexts.title}
        </Card.Title>
        {checks && (
          <Text color="muted" fontSize="sm" role="status">
            {isReady
              ? readinessTexts.ready
              : readinessTexts.count({ ready: readyCount ?? 0, all: checks.length })}
          </Text>
        )}
      </Card.Header>
      {!(isRunning && isReady) && (
        <Card.Body>
          {readiness.isPending && (
            <LoadingRegion>
              <SkeletonLines lines={13} />
            </LoadingRegion>
          )}
          {readiness.isError && !checks && (
            <ErrorState
              title={readinessTexts.failed}
              error={readiness.error}
              onRetry={() => void readiness.refetch()}
            />
          )}
          {checks && (
            <Stack as="ul" gap="0" listStyleType="none" m="0" p="0">
              {checks.map(({ check, isFine, message }) => {
                const href = isAdmin && !isFine && checklistHref(check, eventId);
                return (
                  <ChecklistItem
                    key={check}
                    isFine={isFine}
                    message={message}
                    action={href ? { href, label: readinessTexts.fix } : false}
                  />
                );
              })}
            </Stack>
          )}
        </Card.Body>
      )}
    </Card.Root>
  );
}
