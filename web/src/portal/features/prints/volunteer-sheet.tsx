import { suggestVisitOrder } from '@wine-walk/common/rules/routes/route.ts';
import { texts } from '../../texts/texts.ts';
import { SheetHeader, type SheetProps, SheetSponsors } from './sheet.tsx';

/**
 * Returns the businesses in the order of the walk: that of staff, or from the desk along the shortest way if the event has
 * no list.
 */
function inRouteOrder({ event, businesses }: SheetProps): SheetProps['businesses'] {
  if (event.businessIds !== null) return businesses;
  const desk = event.mapPoints.find(({ kind }) => kind === 'desk') ?? null;
  const { order } = suggestVisitOrder(desk, businesses);
  return businesses.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}

/** Page for volunteers: times, venue, businesses, contacts and instructions. */
export function VolunteerSheet({ event, businesses }: SheetProps) {
  const { volunteers, sheets } = texts.prints;
  const { taxiPhone, deskPhone, emergencyPhone } = event.wayHome;
  const contacts = [
    [volunteers.contacts.desk, deskPhone],
    [volunteers.contacts.taxi, taxiPhone],
    [volunteers.contacts.emergency, emergencyPhone],
  ].filter(([, phone]) => phone);
  return (
    <article className="sheet volunteer-sheet" aria-label={sheets.volunteers}>
      <SheetHeader event={event} />
      <h2>{volunteers.title}</h2>
      {contacts.length > 0 && (
        <dl>
          {contacts.map(([who, phone]) => (
            <div key={who}>
              <dt>{who}</dt>
              <dd>{phone}</dd>
            </div>
          ))}
        </dl>
      )}
      <h3>{volunteers.route}</h3>
      <ol>
        {inRouteOrder({ event, businesses }).map(({ id, name, address }) => (
          <li key={id} dir="auto">
            <strong>{name}</strong>, {address}
          </li>
        ))}
      </ol>
      <h3>{volunteers.whatToDo}</h3>
      <table>
        <tbody>
          {Object.entries(volunteers.troubleshooting).map(([situation, { when, what }]) => (
            <tr key={situation}>
              <th scope="row">{when}</th>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <SheetSponsors />
    </article>
  );
}
