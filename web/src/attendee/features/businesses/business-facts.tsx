import { Link } from '@chakra-ui/react';
import { businessFacts } from '@wine-walk/common/model/businesses.ts';
import { Accessibility, Clock3, GlassWater, Globe, Phone, Toilet, Wine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDeferredTexts } from '../../../i18n/deferred-texts.ts';
import { useOnline } from '../../../platform/device/connection.ts';
import { useLiveDocument } from '../../../platform/live/live.ts';
import { NewTabLink } from '../../../ui/new-tab-link.tsx';
import { useOpeningText } from '../../shared/opening-text.ts';
import './business-facts.css';

/** Facts entered by staff. Read when the sheet opens. */
export function BusinessFactList({ id }: { id: string }) {
  const { facts: texts } = useDeferredTexts();
  const { status, data: facts } = useLiveDocument(`businessFacts/${id}`, businessFacts);
  const opening = useOpeningText(facts);
  const isOnline = useOnline();
  if (!facts)
    return status === 'loading' && !isOnline ? (
      <p className="business-facts-offline">{texts.offline}</p>
    ) : null;
  const { offered, withoutAlcohol, stepFree, restroom, website, phone } = facts;
  const entries: [ReactNode, string, ReactNode][] = [
    [<Clock3 key="icon" />, texts.openTonight, opening],
    [<Wine key="icon" />, texts.offered, offered],
    [<GlassWater key="icon" />, texts.withoutAlcohol, withoutAlcohol],
    [
      <Accessibility key="icon" />,
      texts.entrance,
      stepFree !== 'unknown' && texts.stepFree[stepFree],
    ],
    [<Toilet key="icon" />, texts.restroom, restroom !== 'unknown' && texts.restrooms[restroom]],
    [<Globe key="icon" />, texts.website, website && <Website href={website} />],
    [<Phone key="icon" />, texts.phone, phone && <Call number={phone} />],
  ];
  const rows = entries.filter(([, , value]) => Boolean(value));
  if (rows.length === 0) return null;
  return (
    <section className="business-facts-part" aria-labelledby="business-facts">
      <h3 id="business-facts" className="business-facts-title">
        {texts.title}
      </h3>
      <dl className="business-facts">
        {rows.map(([icon, label, value]) => (
          <div key={label}>
            <dt>
              {icon}
              {label}
            </dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Website({ href }: { href: string }) {
  const { host } = new URL(href);
  return <NewTabLink href={href}>{host.replace(/^www\./, '')}</NewTabLink>;
}

function Call({ number }: { number: string }) {
  return (
    <Link href={`tel:${number.replace(/[^\d+]/g, '')}`} minH="11">
      <bdi>{number}</bdi>
    </Link>
  );
}
