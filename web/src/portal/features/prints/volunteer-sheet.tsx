import { suggestVisitOrder } from '@wine-walk/common/rules/routes/route.ts';
import { SheetHeader, type SheetProps, SheetSponsors } from './sheet.tsx';

/** Instructions in the order of events at a desk. */
const troubleshooting = [
  [
    'Unknown ticket',
    'Search for the name or email: the desk finds tickets of people who haven’t registered, too. Not there: sell a ticket.',
  ],
  ['Ticket already used', 'The screen shows when and by whom. Look up that person. Don’t argue.'],
  ['No phone or dead battery', 'Register them on this phone and hand over a stamp card.'],
  [
    'The phone is too far from the business',
    'Ask them to scan the poster there, or enter its PIN.',
  ],
  ['A stamp is pending', 'Find it under Review. Confirm or refuse it.'],
  [
    'Desk is offline',
    'Keep going. The desk saves what you do and sends it later. Or use the door list.',
  ],
  ['Someone drank too much', 'No more pours. Call a taxi, stay with them and tell the lead.'],
] as const;

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
  const { taxiPhone, deskPhone, emergencyPhone } = event.wayHome;
  const contacts = [
    ['Desk', deskPhone],
    ['Taxi', taxiPhone],
    ['Emergency', emergencyPhone],
  ].filter(([, phone]) => phone);
  return (
    <article className="sheet volunteer-sheet" aria-label="Volunteers' sheet">
      <SheetHeader event={event} />
      <h2>For volunteers</h2>
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
      <h3>The route</h3>
      <ol>
        {inRouteOrder({ event, businesses }).map(({ id, name, address }) => (
          <li key={id} dir="auto">
            <strong>{name}</strong> · {address}
          </li>
        ))}
      </ol>
      <h3>What to do if</h3>
      <table>
        <tbody>
          {troubleshooting.map(([when, what]) => (
            <tr key={when}>
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
