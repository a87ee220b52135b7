import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { DeadEnd } from '../../../ui/illustrations/dead-end.tsx';
import { PortalPage } from '../../kit/portal-page.tsx';
import { portalHref } from '../../paths.ts';

/** Any other address beneath /admin. */
export function PortalNotFound() {
  return (
    <PortalPage title="404 Page Not Found">
      <EmptyState
        illustration={<DeadEnd />}
        title="This door leads nowhere"
        action={
          <Button asChild>
            <Link to={portalHref('overview')}>Go to Overview</Link>
          </Button>
        }
      />
    </PortalPage>
  );
}
