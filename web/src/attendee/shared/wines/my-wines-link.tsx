import { Wine } from 'lucide-react';
import { useTexts } from '../../../i18n/texts.ts';
import { CardLink } from '../card-link.tsx';
import type { ReadyEventData } from '../event-data/event-data.ts';
import { paths } from '../paths.ts';
import { useLikedPours } from './use-liked-pours.ts';

/** Card that opens the list of liked wines. */
export default function MyWinesLink({ eventData }: { eventData: ReadyEventData }) {
  const texts = useTexts('wines');
  const count = useLikedPours(eventData).liked.length;
  return (
    <CardLink
      to={paths.wines.getHref()}
      icon={Wine}
      title={texts.title}
      detail={count > 0 ? texts.count({ count }) : texts.lead}
    />
  );
}
