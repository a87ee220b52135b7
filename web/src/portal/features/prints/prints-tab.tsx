import './prints.css';
import './sheets.css';
import './stamp-card.css';
import './volunteer-sheet.css';
import './door-list.css';
import './treasurer.css';
import './prints-on-paper.css';
import { Button, Text } from '@chakra-ui/react';
import type { AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import { catalogDocument } from '@wine-walk/common/model/catalog.ts';
import { withWalkMotifs } from '@wine-walk/common/rules/businesses/walk-motifs.ts';
import { Printer } from 'lucide-react';
import type { ComponentType } from 'react';
import { useLiveDocument } from '../../../platform/live/live.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { LiveList } from '../../kit/lists/live-list.tsx';
import { useListFilters } from '../../kit/lists/use-list-filters.ts';
import { PortalPage } from '../../kit/portal-page.tsx';
import { NoEventYet } from '../../shared/no-event-yet.tsx';
import { participatingBusinesses } from '../../shared/participating-businesses.ts';
import { useBusinesses } from '../../shared/records/live-records.ts';
import { useSelectedEvent } from '../../shared/use-selected-event.ts';
import { texts } from '../../texts/texts.ts';
import { DoorListSheets } from './door-list-sheets.tsx';
import { PosterSheets } from './poster-sheets.tsx';
import { RosterSheet } from './roster-sheet.tsx';
import { parseSheetKind, type SheetKind, type SheetProps, sheetKinds } from './sheet.tsx';
import { StampCardSheets } from './stamp-card-sheets.tsx';
import { TreasurerSheet } from './treasurer-sheet.tsx';
import { VolunteerSheet } from './volunteer-sheet.tsx';
import { WalkPoster } from './walk-poster.tsx';

interface Props {
  kind: SheetKind;
  onChoose: (kind: SheetKind) => void;
}

/** Select of the printed sheet. */
function SheetChoice({ kind, onChoose }: Props) {
  return (
    <SegmentedControl
      legend={texts.prints.choice}
      value={kind}
      options={sheetKinds.map((value) => ({ value, label: texts.prints.sheets[value] }))}
      onChoose={onChoose}
    />
  );
}

const sheets: Record<SheetKind, ComponentType<SheetProps>> = {
  posters: PosterSheets,
  walk: WalkPoster,
  'stamp-cards': StampCardSheets,
  volunteers: VolunteerSheet,
  roster: RosterSheet,
  'door-list': DoorListSheets,
  treasurer: TreasurerSheet,
};

/** Sheet whose stamps have the motifs that attendees see. */
function EventSheet({
  Sheet,
  event,
  businesses,
}: SheetProps & { Sheet: ComponentType<SheetProps> }) {
  const { data } = useLiveDocument(`catalogues/${event.id}`, catalogDocument);
  return <Sheet event={event} businesses={withWalkMotifs(businesses, data?.businesses)} />;
}

/** Returns the business with this ID; all of them without one. */
const chosenOf = (businesses: readonly AdminBusiness[], id: string) =>
  id ? businesses.filter((business) => business.id === id) : businesses;

/** Prints tab: printable sheets of the event, shown as they are printed. */
export default function PrintsTab() {
  const { events, event } = useSelectedEvent();
  const businesses = useBusinesses();
  const filters = useListFilters();
  const kind = parseSheetKind(filters.get('sheet'));
  const businessId = kind === 'posters' ? filters.get('business') : '';
  const Sheet = sheets[kind];
  return (
    <PortalPage
      title={texts.prints.title}
      lead={texts.prints.lead}
      actions={
        <Button size="sm" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {texts.prints.print}
        </Button>
      }
    >
      {event ? (
        <>
          <div className="no-print prints-filters">
            <SheetChoice kind={kind} onChoose={(chosen) => filters.set('sheet', chosen)} />
            {businessId && (
              <Button size="sm" variant="outline" onClick={() => filters.set('business', '')}>
                {texts.prints.posters.all}
              </Button>
            )}
          </div>
          {businesses.status === 'loading' && <Text role="status">{texts.prints.preparing}</Text>}
          {businesses.status !== 'loading' && (
            <LiveList
              live={businesses}
              failure={texts.kit.records.fetchFailed(texts.nouns.business)}
            >
              {(all) => (
                <EventSheet
                  key={`${event.id} ${kind}`}
                  Sheet={Sheet}
                  event={event}
                  businesses={chosenOf(participatingBusinesses(event, all), businessId)}
                />
              )}
            </LiveList>
          )}
        </>
      ) : (
        <NoEventYet events={events} text={texts.prints.noEvent} />
      )}
    </PortalPage>
  );
}
