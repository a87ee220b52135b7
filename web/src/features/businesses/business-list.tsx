import type { LinkProps } from 'react-router-dom';
import { BusinessCard } from '../../components/business-card.tsx';
import type { BusinessView } from '../../components/business-view.ts';
import { useBusinessLayout } from '../../device/business-layout.ts';
import { useTexts } from '../../texts/texts.ts';
import { BusinessEntry } from './business-entry.tsx';
import { BusinessGrid } from './business-grid.tsx';
import { CardActions } from './card-actions.tsx';

interface Props {
  /** In their order. */
  businesses: readonly BusinessView[];
  timeZone: string;
  /** Whether one can check in now. */
  isRunning: boolean;
  linkTo: (id: string) => Pick<LinkProps, 'to' | 'state'>;
}

/** The businesses as this device lists them. */
export function BusinessList({ businesses, timeZone, isRunning, linkTo }: Props) {
  const { listLabel } = useTexts().businesses;
  if (useBusinessLayout() === 'compact') {
    return (
      <ul className="business-entries" aria-label={listLabel}>
        {businesses.map((business) => (
          <li key={business.id}>
            <BusinessEntry business={business} timeZone={timeZone} link={linkTo(business.id)} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <BusinessGrid label={listLabel}>
      {businesses.map((business) => (
        <li key={business.id}>
          <BusinessCard
            business={business}
            timeZone={timeZone}
            link={linkTo(business.id)}
            actions={<CardActions business={business} isRunning={isRunning} />}
          />
        </li>
      ))}
    </BusinessGrid>
  );
}
