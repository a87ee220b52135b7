import { useOrganization } from '../../../platform/device/use-device-settings.ts';
import { appOrigin } from '../../../platform/lib/app-origin.ts';
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
      {languages.map((language) => (
        <h2 key={language} lang={language}>
          {printTexts(language).prints.walk.scan}
        </h2>
      ))}
      <SheetCode text={url} label={texts.prints.walk.qrCode} />
      <p>{url}</p>
      <div className="poster-how">
        {languages.map((language) => (
          <p key={language} lang={language}>
            {printTexts(language).prints.walk.how}
          </p>
        ))}
      </div>
      <SheetSponsors />
    </article>
  );
}
