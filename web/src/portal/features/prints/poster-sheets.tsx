import { Text } from '@chakra-ui/react';
import { venueCodeText } from '@wine-walk/common/rules/check-in/venue-code.ts';
import { useStaff } from '../../session/use-staff.ts';
import { RenewCode } from './renew-code.tsx';
import { SheetCode } from './sheet-code.tsx';
import { SheetHeader } from './sheet-header.tsx';
import type { SheetProps } from './sheet-kinds.ts';

/** A poster for each business, a page each: its QR, the PIN under it, and how it works in both languages. */
export function PosterSheets({ event, businesses }: SheetProps) {
  const { isAdmin } = useStaff();
  if (businesses.length === 0)
    return <Text color="muted">No business takes part in this walk yet.</Text>;
  return (
    <ul className="sheets">
      {businesses.map((business) => {
        const { id, name, address, venueCode, venuePin } = business;
        const code = venueCodeText({ businessId: id, code: venueCode }, window.location.origin);
        return (
          <li key={id}>
            <article className="sheet poster" aria-label={`Poster of ${name}`}>
              <SheetHeader event={event} />
              <h2 dir="auto" data-long={name.length > 28}>
                {name}
              </h2>
              <p dir="auto">{address}</p>
              <SheetCode text={code} label={`QR code of ${name}`} />
              <p className="poster-pin">
                <span>PIN</span> {venuePin.slice(0, 3)} {venuePin.slice(3)}
              </p>
              <div className="poster-how">
                <p lang="en">
                  <strong>Collect your stamp here.</strong> Scan the code with your phone's camera,
                  or open Wine Walk, choose Scan QR and type the PIN.
                </p>
                <p lang="es">
                  <strong>Consigue aquí tu sello.</strong> Escanea el código con la cámara del
                  teléfono, o abre Wine Walk, elige Escanear QR y escribe el PIN.
                </p>
              </div>
            </article>
            {isAdmin && <RenewCode business={business} />}
          </li>
        );
      })}
    </ul>
  );
}
