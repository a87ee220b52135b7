import { Card, Stack, Text } from '@chakra-ui/react';
import type { AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import { readAdminOrganization } from '@wine-walk/common/api/organization.ts';
import { listReleases } from '@wine-walk/common/api/releases.ts';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { portalHref } from '../../paths.ts';
import { texts } from '../../texts/texts.ts';
import { ChecklistItem } from './checklist-item.tsx';

/** Checklist of an admin until there is an event: each step is checked by what is stored. */
export function FirstSteps({ businesses }: { businesses: readonly AdminBusiness[] }) {
  const { firstSteps } = texts.overview;
  const organization = useApiQuery(readAdminOrganization, {});
  const releases = useApiQuery(listReleases, {});
  const steps = [
    {
      message: firstSteps.organization,
      isFine: (organization.data?.version ?? 0) > 0,
      href: portalHref('organization'),
    },
    {
      message: firstSteps.release,
      isFine: (releases.data ?? []).length > 0,
      href: portalHref('organization'),
    },
    {
      message: firstSteps.businesses,
      isFine: businesses.some(({ isActive }) => isActive),
      href: portalHref('businesses', { new: '1' }),
    },
    { message: firstSteps.event, isFine: false, href: portalHref('events', { new: '1' }) },
  ];
  const next = steps.find(({ isFine }) => !isFine);
  return (
    <Card.Root size="sm">
      <Card.Header>
        <Card.Title as="h2" fontFamily="body" fontSize="md">
          {firstSteps.title}
        </Card.Title>
      </Card.Header>
      <Card.Body gap="3">
        <Stack as="ul" gap="0" listStyleType="none" m="0" p="0">
          {steps.map((step) => (
            <ChecklistItem
              key={step.message}
              isFine={step.isFine}
              message={step.message}
              action={
                !step.isFine && {
                  href: step.href,
                  label: step === next ? firstSteps.next : firstSteps.open,
                }
              }
            />
          ))}
        </Stack>
        <Text color="muted" fontSize="sm">
          {firstSteps.rest}
        </Text>
      </Card.Body>
    </Card.Root>
  );
}
