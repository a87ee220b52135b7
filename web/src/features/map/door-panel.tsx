import { Button } from '@chakra-ui/react';
import { Navigation } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { BusinessBadge } from '../../components/business-badge.tsx';
import { BusinessMeta } from '../../components/business-meta.tsx';
import { BusinessVisit } from '../../components/business-visit.tsx';
import { CheckInButton } from '../../components/check-in-button.tsx';
import { CloseControl } from '../../components/close-control.tsx';
import type { SeenBusiness } from '../../components/seen-business.ts';
import { openDirections } from '../../device/directions.ts';
import { useTexts } from '../../texts/texts.ts';

interface Props {
  business: SeenBusiness;
  /** The event's. */
  timeZone: string;
  /** Chosen by the keyboard or a screen reader: the focus comes along, and goes back to the door on closing. */
  takesFocus: boolean;
  onClose: () => void;
}

/** The chosen door: what it is and how far, with its check-in and the way there. */
export function DoorPanel({ business, timeZone, takesFocus, onClose }: Props) {
  const { businesses, map } = useTexts();
  const { id, name } = business;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) panel.current?.focus();
  }, [id, takesFocus]);
  const close = () => {
    const root = panel.current?.closest('[data-map-room]');
    root?.querySelector<HTMLElement>(`[data-business="${CSS.escape(id)}"]`)?.focus();
    onClose();
  };
  return (
    <section
      ref={panel}
      className="door-panel"
      aria-label={name}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <div className="door-panel-words">
        <h3 className="door-panel-name" dir="auto">
          <Link
            to={`${paths.businesses.getHref()}?business=${encodeURIComponent(id)}`}
            aria-label={map.details(name)}
          >
            {name}
          </Link>
        </h3>
        <BusinessMeta business={business} />
        <BusinessVisit business={business} timeZone={timeZone} />
      </div>
      <BusinessBadge business={business} />
      <CloseControl className="door-panel-close" aria-label={map.closeDoor} onClick={close} />
      <div className="door-panel-actions">
        <CheckInButton business={business} flex="1" />
        <Button
          flex="1"
          px="3"
          variant="outline"
          aria-label={businesses.directionsTo(name)}
          onClick={() => openDirections(business)}
        >
          <Navigation aria-hidden="true" />
          {businesses.directions}
        </Button>
      </div>
    </section>
  );
}
