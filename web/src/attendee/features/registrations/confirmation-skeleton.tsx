import { Box } from '@chakra-ui/react';
import { LoadingRegion, SkeletonBlock } from '../../../ui/skeletons.tsx';
import './confirmation.css';

/** Skeleton of the confirmation without its banner. */
export function ConfirmationSkeleton() {
  return (
    <>
      <Box className="confirmation-code">
        <SkeletonBlock height="300px" />
      </Box>
      <Box className="confirmation-notice">
        <LoadingRegion>
          <SkeletonBlock height="84px" />
        </LoadingRegion>
      </Box>
      <div className="confirmation-columns">
        <SkeletonBlock height="320px" />
        <SkeletonBlock height="240px" />
      </div>
    </>
  );
}
