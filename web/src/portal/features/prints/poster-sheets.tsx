import { Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { type AdminBusiness, renewVenueCode } from '@wine-walk/common/api/businesses.ts';
import { venueCodeText } from '@wine-walk/common/rules/check-in/venue-code.ts';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../../platform/api/api-errors.ts';
import { useOrganization } from '../../../platform/device/use-device-settings.ts';
import { appOrigin } from '../../../platform/lib/app-origin.ts';
import { BusinessStampDrawing } from '../../../shared/stamp/business-stamp-drawing.tsx';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toaster.tsx';
import { ConfirmDialog } from '../../kit/forms/confirm-dialog.tsx';
import { staffCall } from '../../session/staff-call.ts';
import { useStaff } from '../../session/use-staff.ts';
import { useOffers } from '../../shared/live-records.ts';
import { SheetCode, SheetHeader, type SheetProps, SheetSponsors } from './sheet.tsx';

/** Renews the code and PIN of a business, after confirming that existing posters become invalid. */
function RenewCode({ business }: { business: AdminBusiness }) {
  const [isOpen, setOpen] = useState(false);
  const { id, name, version } = business;
  const renewing = useMutation({
    mutationFn: () => staffCall(renewVenueCode, { params: { id }, body: { version } }),
    onSuccess: () => {
      setOpen(false);
      showToast({
        type: 'success',
        title: 'Code renewed',
        description: `Print and hang up ${name}’s new poster.`,
      });
    },
    onError: (error) =>
      showToast({
        type: 'error',
        title: 'Error',
        description:
          (error instanceof ApiError && error.serverMessage) || 'Failed to renew the code',
      }),
  });
  return (
    <div className="no-print">
      <Button
        size="sm"
        variant="outline"
        aria-label={`Renew code of ${name}`}
        onClick={() => setOpen(true)}
      >
        <RefreshCw aria-hidden="true" />
        Renew code
      </Button>
      {isOpen && (
        <ConfirmDialog
          title="Renew this code?"
          action="Renew"
          busyLabel="Renewing…"
          isBusy={renewing.isPending}
          onConfirm={() => renewing.mutate()}
          onClose={() => setOpen(false)}
        >
          <Text>
            The current poster at {name} and its PIN stop working right away. Print the new one and
            hang it up.
          </Text>
        </ConfirmDialog>
      )}
    </div>
  );
}

/** One page for each business: QR code, PIN and instructions in both languages. */
export function PosterSheets({ event, businesses }: SheetProps) {
  const { isAdmin } = useStaff();
  const { shortName } = useOrganization();
  const { data: offers = [] } = useOffers(event.id);
  if (businesses.length === 0)
    return <Text color="muted">No businesses are taking part in this event yet.</Text>;
  return (
    <ul className="sheets">
      {businesses.map((business) => {
        const { id, name, address, venueCode, venuePin } = business;
        const isRequired = offers.some((offer) => offer.id === id && offer.requiresVenueCode);
        const code = venueCodeText({ businessId: id, code: venueCode }, appOrigin());
        return (
          <li key={id}>
            <article className="sheet poster" aria-label={`Poster of ${name}`}>
              <SheetHeader event={event} />
              <BusinessStampDrawing {...business} inkedAt={id} size={104} />
              <h2 dir="auto" data-long={name.length > 28}>
                {name}
              </h2>
              <p dir="auto">{address}</p>
              <SheetCode text={code} label={`QR code of ${name}`} />
              <p className="poster-pin">
                <span>PIN</span> {venuePin.slice(0, 3)} {venuePin.slice(3)}
              </p>
              <div className="poster-how">
                <p lang="en">
                  <strong>
                    {isRequired ? 'Only this code gets your stamp here.' : 'Get your stamp here.'}
                  </strong>{' '}
                  Scan the code with your phone's camera, or open {shortName}, choose Scan QR and
                  type the PIN.
                </p>
                <p lang="es">
                  <strong>
                    {isRequired
                      ? 'Solo este código te da el sello aquí.'
                      : 'Consigue aquí tu sello.'}
                  </strong>{' '}
                  Escanea el código con la cámara del teléfono, o abre {shortName}, elige Escanear
                  QR y escribe el PIN.
                </p>
              </div>
              <SheetSponsors />
            </article>
            {isAdmin && <RenewCode business={business} />}
          </li>
        );
      })}
    </ul>
  );
}
