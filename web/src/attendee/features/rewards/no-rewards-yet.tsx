import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../i18n/texts.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { EmptyShelf } from '../../../ui/illustrations/empty-shelf.tsx';
import { Section } from '../../../ui/section.tsx';
import { paths } from '../../shared/paths.ts';

/** Empty state before the first reward is unlocked. */
export function NoRewardsYet() {
  const { rewards } = useTexts();
  return (
    <Section title={rewards.availableSection}>
      <EmptyState
        level={3}
        illustration={<EmptyShelf />}
        title={rewards.noneYetTitle}
        text={rewards.noneYet}
        action={
          <Button asChild variant="outline">
            <Link to={`${paths.businesses.getHref()}?show=unvisited`}>{rewards.toBusinesses}</Link>
          </Button>
        }
      />
    </Section>
  );
}
