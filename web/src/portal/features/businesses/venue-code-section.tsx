import { Button as ChakraButton, Flex, Stack, Text } from '@chakra-ui/react';
import { type AdminBusiness, renewVenueCode } from '@wine-walk/common/api/businesses.ts';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import type { VenueCodeAge } from '@wine-walk/common/api/staff/reviews.ts';
import { ClipboardList, Printer, RefreshCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useCall } from '../../../platform/api/use-call.ts';
import { useOrganization } from '../../../platform/device/use-device-settings.ts';
import { Button } from '../../../ui/button.tsx';
import { format } from '../../kit/format.ts';
import { ConfirmDialog } from '../../kit/forms/confirm-dialog.tsx';
import { portalHref } from '../../paths.ts';
import { texts } from '../../texts/texts.ts';

interface Props {
  business: AdminBusiness;
  /** Selected event. */
  event: AdminEvent | undefined;
}

/** State of the venue code of a business, its renewal and poster, and the stamps that were made with it. */
export function VenueCodeSection({ business, event }: Props) {
  const { venueCode: t } = texts.businesses;
  const { timeZone } = useOrganization();
  const { id, venueCodeRenewedAt: renewedAt } = business;
  const stampsHref = (age: VenueCodeAge) => portalHref('review', { business: id, code: age });
  return (
    <Stack gap="3">
      <Text fontSize="sm">
        {renewedAt ? t.renewedAt({ time: format.dateTime(renewedAt, timeZone) }) : t.neverRenewed}
      </Text>
      <Flex gap="2" wrap="wrap">
        <RenewCode business={business} />
        {event && (
          <>
            <SectionLink to={portalHref('prints', { sheet: 'posters', business: id })}>
              <Printer aria-hidden="true" />
              {t.print}
            </SectionLink>
            <SectionLink to={stampsHref('current')}>
              <ClipboardList aria-hidden="true" />
              {t.stamps}
            </SectionLink>
            {renewedAt && (
              <SectionLink to={stampsHref('earlier')}>
                <ClipboardList aria-hidden="true" />
                {t.earlierStamps}
              </SectionLink>
            )}
          </>
        )}
      </Flex>
    </Stack>
  );
}

function SectionLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ChakraButton asChild size="sm" variant="outline">
      <Link to={to}>{children}</Link>
    </ChakraButton>
  );
}

/** Renews the code and PIN of a business, after confirming that existing posters become invalid. */
function RenewCode({ business }: { business: AdminBusiness }) {
  // As on opening the question; another admin may renew the code meanwhile.
  const [opened, setOpened] = useState<AdminBusiness | null>(null);
  const { id, name } = business;
  const { renew } = texts.businesses.venueCode;
  const renewing = useCall(renewVenueCode, {
    success: { title: renew.done, description: renew.doneText({ business: name }) },
    failure: renew.failed,
    onSuccess: () => setOpened(null),
  });
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setOpened(business)}>
        <RefreshCw aria-hidden="true" />
        {renew.button}
      </Button>
      {opened && (
        <ConfirmDialog
          title={renew.title}
          action={renew.confirm}
          busyLabel={renew.renewing}
          isBusy={renewing.isPending}
          onConfirm={() => {
            const isSameCode = business.venueCodeRenewedAt === opened.venueCodeRenewedAt;
            const { version } = isSameCode ? business : opened;
            renewing.mutate({ params: { id }, body: { version } });
          }}
          onClose={() => setOpened(null)}
        >
          <Text>{renew.text({ business: name })}</Text>
        </ConfirmDialog>
      )}
    </>
  );
}
