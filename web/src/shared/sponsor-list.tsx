import { sponsorsByTier } from '../platform/device/organization.ts';
import { useOrganization } from '../platform/device/use-device-settings.ts';
import './sponsor-list.css';

/** Logos and links of the sponsors, first those of the highest tier; null if there are none. */
export function SponsorList({ label }: { label: string }) {
  const sponsors = sponsorsByTier(useOrganization());
  if (sponsors.length === 0) return null;
  return (
    <ul className="sponsors" aria-label={label}>
      {sponsors.map(({ name, logoUrl, link, tier }, index) => {
        const shown = logoUrl ? (
          <img src={logoUrl} alt={name} loading="lazy" />
        ) : (
          <span>{name}</span>
        );
        return (
          // Index as key: sponsors have no ID, and two may share a name.
          <li key={index} className={tier}>
            {link ? (
              <a href={link} target="_blank" rel="noopener noreferrer">
                {shown}
              </a>
            ) : (
              shown
            )}
          </li>
        );
      })}
    </ul>
  );
}
