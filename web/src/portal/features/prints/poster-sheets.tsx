import { Link, Text } from '@chakra-ui/react';
import { venueCodeText } from '@wine-walk/common/rules/check-in/venue-code.ts';
import { Link as RouterLink } from 'react-router-dom';
import { useOrganization } from '../../../platform/device/use-device-settings.ts';
import { appOrigin } from '../../../platform/lib/app-origin.ts';
import { BusinessStampDrawing } from '../../../shared/stamp/business-stamp-drawing.tsx';
import { portalHref } from '../../paths.ts';
import { useStaff } from '../../session/use-staff.ts';
import { useOffers } from '../../shared/records/live-records.ts';
import { printTexts } from '../../texts/print-texts.ts';
import { texts } from '../../texts/texts.ts';
import { SheetCode, SheetHeader, type SheetProps, SheetSponsors } from './sheet.tsx';

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
            {isAdmin && (
              <Link asChild className="no-print" fontSize="sm">
                <RouterLink
                  to={portalHref('businesses', { edit: id })}
                  aria-label={texts.prints.posters.codeOf({ business: name })}
                >
                  {texts.prints.posters.code}
                </RouterLink>
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
