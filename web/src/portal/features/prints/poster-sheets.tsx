import { Text } from '@chakra-ui/react';
import { type AdminBusiness, renewVenueCode } from '@wine-walk/common/api/businesses.ts';
import { venueCodeText } from '@wine-walk/common/rules/check-in/venue-code.ts';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../../platform/api/use-call.ts';
import { useOrganization } from '../../../platform/device/use-device-settings.ts';
import { appOrigin } from '../../../platform/lib/app-origin.ts';
import { BusinessStampDrawing } from '../../../shared/stamp/business-stamp-drawing.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../kit/forms/confirm-dialog.tsx';
import { useStaff } from '../../session/use-staff.ts';
import { useOffers } from '../../shared/records/live-records.ts';
import { printTexts } from '../../texts/print-texts.ts';
import { texts } from '../../texts/texts.ts';
import { SheetCode, SheetHeader, type SheetProps, SheetSponsors } from './sheet.tsx';

/** Renews the code and PIN of a business, after confirming that existing posters become invalid. */
function RenewCode({ business }: { business: AdminBusiness }) {
  const [isOpen, setOpen] = useState(false);
  const { id, name, version } = business;
  const { renew } = texts.prints.posters;
  const renewing = useCall(renewVenueCode, {
    success: { title: renew.done, description: renew.doneText({ business: name }) },
    failure: renew.failed,
    onSuccess: () => setOpen(false),
  });
  return (
    <div className="no-print">
      <Button
        size="sm"
        variant="outline"
        aria-label={renew.buttonNamed({ business: name })}
        onClick={() => setOpen(true)}
      >
        <RefreshCw aria-hidden="true" />
        {renew.button}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={renew.title}
          action={renew.confirm}
          busyLabel={renew.renewing}
          isBusy={renewing.isPending}
          onConfirm={() => renewing.mutate({ params: { id }, body: { version } })}
          onClose={() => setOpen(false)}
        >
          <Text>{renew.text({ business: name })}</Text>
        </ConfirmDialog>
      )}
    </div>
  );
}

/** One page for each business: QR code, PIN and instructions in each language that attendees can choose. */
export function PosterSheets({ event, businesses }: SheetProps) {
  const { isAdmin } = useStaff();
  const { shortName, languages } = useOrganization();
  const { data: offers = [] } = useOffers(event.id);
  if (businesses.length === 0) return <Text color="muted">{texts.prints.posters.none}</Text>;
  return (
    <ul className="sheets">
      {businesses.map((business) => {
        const { id, name, address, venueCode, venuePin } = business;
        const isRequired = offers.some((offer) => offer.id === id && offer.requiresVenueCode);
        const code = venueCodeText({ businessId: id, code: venueCode }, appOrigin());
        return (
          <li key={id}>
            <article
              className="sheet poster"
              aria-label={texts.prints.posters.label({ business: name })}
            >
              <SheetHeader event={event} />
              <BusinessStampDrawing {...business} inkedAt={id} size={104} />
              <h2 dir="auto" data-long={name.length > 28}>
                {name}
              </h2>
              <p dir="auto">{address}</p>
              <SheetCode text={code} label={texts.prints.posters.qrCode({ business: name })} />
              <p className="poster-pin">
                <span>{texts.prints.posters.pin}</span> {venuePin.slice(0, 3)} {venuePin.slice(3)}
              </p>
              <div className="poster-how">
                {languages.map((language) => {
                  const { title, titleRequired, how } = printTexts(language).prints.poster;
                  return (
                    <p key={language} lang={language}>
                      <strong>{isRequired ? titleRequired : title}</strong>{' '}
                      {how({ app: shortName })}
                    </p>
                  );
                })}
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
