import { SheetHeader, type SheetProps } from './sheet.tsx';

/** Instructions in the order of events at a desk. */
const troubleshooting = [
  [
    'Ticket is unknown',
    'Search for the name or email: the desk finds tickets of people who haven’t registered, too. Not there: sell a ticket.',
  ],
  [
    'Ticket was used already',
    'The screen says when and by whom. Look that person up; never argue.',
  ],
  ['No phone, or an empty battery', 'Register them on this phone, hand over a stamp card.'],
  ['The phone is too far from the business', 'Have them scan the poster there, or type its PIN.'],
  ['A stamp is pending', 'Look it up under Review, confirm or refuse it.'],
  [
    'No connection at the desk',
    'Go on: the desk keeps what you do and sends it later. Or use the door list.',
  ],
  ['Somebody drank too much', 'No more pours. Call a taxi, stay with them, tell the lead.'],
] as const;

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
        {businesses.map(({ id, name, address }) => (
          <li key={id} dir="auto">
            <strong>{name}</strong> · {address}
          </li>
        ))}
      </ol>
      <h3>What to do when</h3>
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
    </article>
  );
}
