import type { RouteLeg } from '@wine-walk/common/rules/routes/route.ts';
import { Clock3, UsersRound, Wine } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../i18n/texts.ts';
import { BusinessBadge, BusinessMeta, BusinessVisit } from '../../../shared/business-meta.tsx';
import type { BusinessView } from '../../../shared/business-view.ts';
import { StaffText } from '../../../shared/staff-text.tsx';
import { CloseIconButton } from '../../../ui/close-icon-button.tsx';
import { CheckInButton, useCanStartCheckIn } from '../../shared/check-in-button.tsx';
import { useQuietBusinesses } from '../../shared/crowd.ts';
import { DirectionsButton } from '../../shared/directions-button.tsx';
import { useOpeningText } from '../../shared/opening-text.ts';
import { paths } from '../../shared/paths.ts';
import { useIsFar } from '../../shared/use-is-far.ts';
import { restorePinFocus } from './restore-pin-focus.ts';
import { LegText } from './route-text.tsx';

interface Props {
  business: BusinessView;
  /** Time zone of the event. */
  timeZone: string;
  /** Check-in radius of the event, in meters. */
  radiusMeters: number;
  /**
   * True if selected by keyboard or screen reader: the panel takes the focus and returns it to the pin on
   * closing.
   */
  takesFocus: boolean;
  /** Omitted when nothing is selected and the panel cannot be closed. */
  onClose?: (() => void) | undefined;
  /** Reason for showing the business, above its name. */
  eyebrow?: string | undefined;
  /** Walking leg to the business, if known. */
  leg?: RouteLeg | null;
}

interface TonightFactsProps {
  business: BusinessView;
  /** Check-ins of the last 15 minutes; undefined if too few to be known. */
  recentVisitors: number | undefined;
}

/** Offer, hours and crowd of a business tonight. Renders nothing if none is known. */
function TonightFacts({ business, recentVisitors }: TonightFactsProps) {
  const map = useTexts('map');
  const opening = useOpeningText(business);
  const { offered, offeredIn } = business;
  const facts = [
    opening && [<Clock3 key="icon" aria-hidden="true" />, opening],
    offered && [
      <Wine key="icon" aria-hidden="true" />,
      <StaffText key="text" translations={offeredIn}>
        {offered}
      </StaffText>,
    ],
    recentVisitors && [
      <UsersRound key="icon" aria-hidden="true" />,
      map.recentVisitors({ count: recentVisitors }),
    ],
  ].filter((fact) => typeof fact === 'object');
  if (facts.length === 0) return null;
  return (
    <ul className="business-panel-facts">
      {facts.map(([icon, text], index) => (
        // Index as key: the order of the facts is fixed.
        <li key={index}>
          {icon}
          <span dir="auto">{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** Panel of a business on the map: details, distance, check-in and directions. */
export default function BusinessPanel({
  business,
  timeZone,
  radiusMeters,
  takesFocus,
  onClose,
  eyebrow,
  leg,
}: Props) {
  const map = useTexts('map');
  const { id, name } = business;
  const { counts, quietIds } = useQuietBusinesses();
  const isQuiet = !business.isVisited && business.status === 'open' && quietIds.has(id);
  const canCheckIn = useCanStartCheckIn(business);
  const isFar = useIsFar({ checkInRadiusMeters: radiusMeters })(business);
  const legId = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) panel.current?.focus();
  }, [id, takesFocus]);
  const close = () => {
    restorePinFocus(panel.current, id);
    onClose?.();
  };
  return (
    <section
      ref={panel}
      className="business-panel"
      aria-label={name}
      aria-describedby={leg ? legId : undefined}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !onClose) return;
        event.stopPropagation();
        close();
      }}
    >
      <div className="business-panel-head">
        <div className="business-panel-text">
          {eyebrow && <p className="business-panel-eyebrow">{eyebrow}</p>}
          <h3 className="business-panel-name" dir="auto">
            <Link
              to={`${paths.businesses.getHref()}?business=${encodeURIComponent(id)}`}
              aria-label={map.details({ name })}
            >
              {name}
            </Link>
          </h3>
          {leg && <LegText id={legId} leg={leg} distanceMeters={business.distanceMeters} />}
          <BusinessMeta business={business} hidesDistance={Boolean(leg)} isQuiet={isQuiet} />
          <TonightFacts business={business} recentVisitors={isQuiet ? undefined : counts.get(id)} />
          <BusinessVisit business={business} timeZone={timeZone} />
        </div>
        <BusinessBadge business={business} />
      </div>
      {onClose && (
        <CloseIconButton
          className="business-panel-close"
          aria-label={map.closeBusiness}
          onClick={close}
        />
      )}
      <div className="business-panel-actions">
        <CheckInButton business={business} isMain={!isFar} flex="1 1 7rem" />
        <DirectionsButton
          business={business}
          hasText
          isMain={canCheckIn && isFar}
          flex="1 1 7rem"
        />
      </div>
    </section>
  );
}
