import { Stack } from '@chakra-ui/react';
import { Loading, SkeletonBlock } from '../../components/skeletons.tsx';
import './confirmation.css';

/** The shape of the confirmation under its banner. */
export function ConfirmationSkeleton() {
  return (
    <Loading>
      <div className="confirmation-columns">
        <Stack gap="4">
          <SkeletonBlock height="84px" />
          <SkeletonBlock height="320px" />
        </Stack>
        <Stack gap="4">
          <SkeletonBlock height="240px" />
          <SkeletonBlock height="220px" />
        </Stack>
      </div>
    </Loading>
  );
}
