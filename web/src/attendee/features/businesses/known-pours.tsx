import { useTexts } from '../../../i18n/texts.ts';
import { BusinessPours } from './business-pours.tsx';
import type { PoursProps } from './plain-pours.tsx';

interface Props extends Omit<PoursProps, 'pours'> {
  business: PoursProps['business'] & Pick<PoursProps, 'pours'>;
}

/** Pours of a business as the catalog lists them, where its offer could not be read. */
export default function KnownPours({ business, eventData }: Props) {
  const texts = useTexts('businessFacts');
  return (
    <section aria-labelledby="known-pours">
      <h3 id="known-pours" className="business-facts-title">
        {texts.pours}
      </h3>
      <BusinessPours pours={business.pours} business={business} eventData={eventData} />
    </section>
  );
}
