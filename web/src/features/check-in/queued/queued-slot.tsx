import { use } from 'react';
import { later } from '../../../components/later.tsx';
import { useWalk } from '../../../data/walk.ts';
import { QueuedContext } from './queued-context.ts';

const QueuedList = later(() => import('./queued-list.tsx'));
const UnconfirmedList = later(() => import('./unconfirmed-list.tsx'));

/** Check-ins that are to be sent, and those that the server refused; nothing where there are none. */
export function QueuedSlot() {
  const queued = use(QueuedContext);
  return queued && queued.deliveries.length > 0 && <QueuedList queued={queued} />;
}

/** The check-ins that staff looked at and refused; nothing where there are none. */
export function UnconfirmedSlot() {
  const walk = useWalk();
  const hasRefusals = walk.status === 'ready' && Object.keys(walk.progress.refusals).length > 0;
  return hasRefusals && <UnconfirmedList />;
}
