import { Loading, SkeletonBlock } from '../../components/skeletons.tsx';

/** The shape of the event's banner. */
export function EventSkeleton() {
  return (
    <Loading>
      <SkeletonBlock height="320px" />
    </Loading>
  );
}
