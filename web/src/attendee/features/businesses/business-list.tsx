import type { LinkProps } from 'react-router-dom';
import { useTexts } from '../../../i18n/texts.ts';
import { useBusinessLayout } from '../../../platform/device/business-layout.ts';
import { BusinessCard } from '../../../shared/business-card.tsx';
import type { BusinessView } from '../../../shared/business-view.ts';
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
