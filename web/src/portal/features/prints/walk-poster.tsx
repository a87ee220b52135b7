import { useOrganization } from '../../../platform/device/use-device-settings.ts';
import { appOrigin } from '../../../platform/lib/app-origin.ts';
import { eventTimeText } from '../../kit/event-labels.ts';
import { printTexts } from '../../texts/print-texts.ts';
import { texts } from '../../texts/texts.ts';
import { SheetCode, SheetHeader, type SheetProps, SheetSponsors } from './sheet.tsx';

/** Poster that invites the public: when and where the walk is, and a QR code to register. */
export function WalkPoster({ event }: SheetProps) {
  const { languages } = useOrganization();
  const url = `${appOrigin()}/`;
  return (
    <article className="sheet poster" aria-label={texts.prints.sheets.walk}>
      <SheetHeader event={event} />
      <h2 dir="auto" data-long={event.name.length > 28}>
        {event.name}
      </h2>
      <p>{[eventTimeText(event), event.place].filter(Boolean).join(' · ')}</p>
      <SheetCode text={url} label={texts.prints.walk.qrCode} />
      <p className="poster-pin">{url}</p>
      <div className="poster-how">
        {languages.map((language) => {
          const { scan, how } = printTexts(language).prints.walk;
          return (
            <p key={language} lang={language}>
              <strong>{scan}</strong> {how}
            </p>
          );
        })}
      </div>
      <SheetSponsors />
    </article>
  );
}
