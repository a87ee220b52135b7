import { render } from '@testing-library/react';
import { catalogBusiness } from '@wine-walk/common/support/samples.ts';
import { describe, expect, it } from 'vitest';
import { motifPaths } from '../../../shared/stamp/stamp-motifs.ts';
import { BusinessFinder } from './business-finder.tsx';

describe('<BusinessFinder>', () => {
  it("marks the business with its stamp's motif", () => {
    const business = catalogBusiness('hollis', {
      name: 'Hollis & Daughters',
      stampMotif: 'scissors',
    });
    const { container } = render(
      <BusinessFinder business={business} fix={null} radiusMeters={50} isNear={false} />,
    );
    const drawn = container.querySelector('.finder-business path')?.getAttribute('d');
    expect(drawn).toBe(motifPaths.scissors);
  });
});
