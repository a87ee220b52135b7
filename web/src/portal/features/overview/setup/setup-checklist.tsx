import { Card, Stack, Text } from '@chakra-ui/react';
import type { AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import { readAdminOrganization } from '@wine-walk/common/api/organization.ts';
import { listReleases } from '@wine-walk/common/api/releases.ts';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import type { ReactNode } from 'react';
import { useApiQuery } from '../../../../platform/api/use-api-query.ts';
import { ErrorState } from '../../../../shared/error-state.tsx';
import { LoadingRegion, SkeletonLines } from '../../../../ui/skeletons.tsx';
import { useStaff } from '../../../session/use-staff.ts';
import { useReadiness } from '../../../shared/publish-dialog.tsx';
import { texts } from '../../../texts/texts.ts';
import { PublishButton } from './publish-button.tsx';
import { SetupStepRow } from './setup-step-row.tsx';
import { type SetupFacts, setupSteps } from './setup-steps.ts';

/** Returns facts of the organization that only admins read; null for other accounts and failures, undefined until loaded. */
function useOrganizationFacts({ readsReleases }: { readsReleases: boolean }) {
  const { isAdmin } = useStaff();
  const organization = useApiQuery(readAdminOrganization, {}, { enabled: isAdmin });
  const releases = useApiQuery(listReleases, {}, { enabled: isAdmin && readsReleases });
  if (!isAdmin || organization.isError || releases.isError) return null;
  if (!organization.data || (readsReleases && !releases.data)) return undefined;
  return {
    isFilledIn: organization.data.version > 0,
    hasRelease: (releases.data ?? []).length > 0,
  };
}

interface FirstProps {
  businesses: readonly AdminBusiness[];
}

/** Checklist before there is an event. */
export function FirstSetupChecklist({ businesses }: FirstProps) {
  const organization = useOrganizationFacts({ readsReleases: true });
  const hasBusinesses = businesses.some(({ isActive }) => isActive);
  return (
    <Frame
      facts={
        organization === undefined
          ? undefined
          : { event: null, checks: [], organization, hasBusinesses }
      }
      isRunning={false}
    />
  );
}

interface Props {
  event: AdminEvent;
  /** Changes when the data of the checks does. */
  revision: string;
  /** True if the event is running: steps that are done are hidden. */
  isRunning: boolean;
}

/** Checklist of an event, from its creation to its start. */
export function SetupChecklist({ event, revision, isRunning }: Props) {
  const organization = useOrganizationFacts({ readsReleases: false });
  const { data: checks, ...readiness } = useReadiness(event.id, revision);
  return (
    <Frame
      facts={
        checks && organization !== undefined
          ? { event, checks, organization, hasBusinesses: true }
          : undefined
      }
      isRunning={isRunning}
      failure={
        readiness.isError &&
        !checks && (
          <ErrorState
            title={texts.overview.setup.failed}
            error={readiness.error}
            onRetry={() => void readiness.refetch()}
          />
        )
      }
      publish={(isNext) =>
        !event.isPublished && (
          <PublishButton eventId={event.id} revision={revision} isNext={isNext} />
        )
      }
    />
  );
}

interface FrameProps {
  /** Undefined while they load. */
  facts: SetupFacts | undefined;
  isRunning: boolean;
  failure?: ReactNode;
  publish?: (isNext: boolean) => ReactNode;
}

function Frame({ facts, isRunning, failure, publish }: FrameProps) {
  const { setup } = texts.overview;
  const steps = facts && setupSteps(facts);
  const isReady = steps?.every(({ isDone, open }) => isDone || open.length === 0) ?? false;
  const next = steps?.find(({ isDone }) => !isDone);
  const shown = steps?.filter(({ isDone }) => !(isRunning && isDone));
  return (
    <Card.Root size="sm">
      <Card.Header
        flexDirection="row"
        alignItems="baseline"
        justifyContent="space-between"
        _last={{ pb: '4' }}
      >
        <Card.Title as="h2" fontFamily="body" fontSize="md">
          {isRunning ? setup.titleWhileRunning : setup.title}
        </Card.Title>
        {steps && (
          <Text color="muted" fontSize="sm" role="status">
            {isReady
              ? setup.ready
              : setup.count({
                  done: steps.filter(({ isDone }) => isDone).length,
                  all: steps.length,
                })}
          </Text>
        )}
      </Card.Header>
      {!(shown?.length === 0) && (
        <Card.Body gap="3">
          {failure}
          {!failure && !shown && (
            <LoadingRegion>
              <SkeletonLines lines={13} />
            </LoadingRegion>
          )}
          {shown && (
            <Stack as="ul" gap="0" listStyleType="none" m="0" p="0">
              {shown.map((step) => (
                <SetupStepRow key={step.name} step={step} isNext={step === next} />
              ))}
            </Stack>
          )}
          {publish?.(next?.name === 'publish')}
        </Card.Body>
      )}
    </Card.Root>
  );
}
