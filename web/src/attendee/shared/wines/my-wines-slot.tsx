import { Suspense } from 'react';
import { withTexts } from '../../../i18n/load-texts.ts';
import { lazyOptional } from '../../../ui/lazy-optional.ts';
import type { ReadyEventData } from '../event-data/event-data.ts';

const MyWinesLink = lazyOptional(() => withTexts(import('./my-wines-link.tsx'), 'wines'));

/** Card that opens the list of liked wines, without its code on a first visit. */
export function MyWinesSlot({ eventData }: { eventData: ReadyEventData }) {
  return (
    <Suspense>
      <MyWinesLink eventData={eventData} />
    </Suspense>
  );
}
