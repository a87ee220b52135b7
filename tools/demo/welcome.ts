import { say } from '../shared/say.ts';

/** What a newcomer needs to walk the demo through. */
export function welcome(address: string): void {
  say('');
  say(`  Wine Walk is open at ${address}`);
  say('');
  say('  Tickets    WW2024-001234 to WW2024-001333 are unused and anybody’s');
  say('             WW2024-000001 is Maya Reyes’s (maya.reyes@example.com)');
  say('             WW2024-000002 has been redeemed');
  say(`  Staff      ${address}/admin: admin or desk, password winewalk`);
  say('  Stop       Ctrl-C; your data is kept (npm start -- --fresh starts over)');
  say('');
}
