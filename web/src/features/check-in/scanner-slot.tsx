import type { VenueCode } from '@domain/venue-code.ts';
import { lazy, Suspense } from 'react';
import { nearestFirst } from '../../components/next-doors.ts';
import { seenBusinesses } from '../../components/seen-business.ts';
import { useWalk } from '../../data/walk.ts';
import { usePosition } from '../../device/location-position.ts';

/** The scanner is a chunk of its own: most visits need no camera. */
const ScannerDialog = lazy(async () => ({
  default: (await import('./scanner/scanner-dialog.tsx')).ScannerDialog,
}));

interface Props {
  isOpen: boolean;
  onClose: () => void;
  onCode: (venue: VenueCode) => void;
}

/** The scanner over the doors that can still be checked in at. */
export function ScannerSlot(props: Props) {
  const walk = useWalk();
  const { fix } = usePosition();
  const seen = walk.status === 'ready' ? seenBusinesses(walk.catalogue, walk.progress, fix) : [];
  const open = nearestFirst(seen.filter(({ isVisited }) => !isVisited));
  return (
    <Suspense fallback={null}>
      <ScannerDialog {...props} businesses={open} />
    </Suspense>
  );
}
