import { expect, it } from 'vitest';
import { portsAt, requireFree } from './ports.ts';

it('refuses an offset that puts an emulator on a port which browsers do not ask', async () => {
  await expect(requireFree(portsAt(2000), ['firestore'])).rejects.toThrow(
    'Browsers refuse port 10080, which the Firestore emulator would have. Choose another PORT_OFFSET.',
  );
});
