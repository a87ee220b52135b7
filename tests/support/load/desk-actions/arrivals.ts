import { anybodysTicket } from '../../e2e/registration.ts';
import { type MeasuredDesk } from './measured-desk.ts';

/** Whoever comes in: by ticket, with cash, as a party, and what is in their way. */
export async function arrivals({
  answer,
  scan,
  take,
  press,
  isGone,
  undo,
  scanOf,
  idOf,
  tickets,
  cash,
  parties,
  lost,
}: MeasuredDesk): Promise<void> {
  await take('Arrival by a ticket’s scan', async () => {
    await scan(scanOf(tickets, 0));
    await press(/^ID seen/);
    await isGone();
  });
  await take('Arrival by a confirmation’s scan', async () => {
    await scan(`https://walk.example/waiver/${idOf(tickets, 1)}`);
    await press(/^ID seen/);
    await isGone();
  });
  await take(
    'Arrival with a lost mail, by name',
    async () => {
      await scan(scanOf(lost, 0));
      await press(/^ID seen/);
      await isGone();
    },
    'the name',
  );
  await take(
    'First cash: the till opens with its float',
    async () => {
      await scan(scanOf(cash, 0));
      await answer.getByLabel('Cash in your till before the first sale').fill('50');
      await press('Open my till');
      await press(/^Paid \$35/);
      await isGone();
    },
    'the float',
  );
  await take('Arrival with cash', async () => {
    await scan(scanOf(cash, 1));
    await press(/^Paid \$35/);
    await isGone();
  });
  await take('A party of two, one of whom pays', async () => {
    await scan(scanOf(parties, 0));
    await press(/hand over 2 glasses/);
    await isGone();
  });
  await take('Only one of a party', async () => {
    await scan(scanOf(parties, 1));
    await press(/^Only /);
    await isGone();
  });
  await take('The rest of a party, later', async () => {
    await scan(scanOf(parties, 1));
    await press(/hand over the glass/);
    await isGone();
  });
  await take(
    'Cash due, and a ticket after all',
    async () => {
      await scan(scanOf(cash, 2));
      await press('Has a ticket after all');
      await answer.getByLabel('The number on their ticket').fill(await anybodysTicket());
      await press('Use this ticket');
      await press(/^ID seen/);
      await isGone();
    },
    'the ticket',
  );
  await take('Used already: read, and back', async () => {
    await scan(scanOf(tickets, 0));
    await press('Back to the search');
    await isGone();
  });
  await take('Unknown: read, and back', async () => {
    await scan('WW2024-999999');
    await press('Back to the search');
    await isGone();
  });
  await take('An arrival taken back', () => undo(/^Undo: .* is in$/));
}
