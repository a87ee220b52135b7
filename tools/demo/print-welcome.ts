import { printLine } from '../shared/print.ts';

/** Prints the addresses and accounts needed to try the demo. */
export function welcome(address: string): void {
  printLine('');
  printLine(`  Wine Walk is open at ${address}`);
  printLine('');
  printLine('  Tickets    WW2024-001234 to WW2024-001333 are unused and anybody’s');
  printLine('             WW2024-000001 is Maya Reyes’s (maya.reyes@example.com)');
  printLine('             WW2024-000002 has been redeemed');
  printLine(`  Staff      ${address}/admin: admin or desk, password winewalk`);
  printLine('  Stop       Ctrl-C; your data is kept (npm start -- --fresh starts over)');
  printLine('');
}
