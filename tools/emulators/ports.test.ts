import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { portsAt, requireFree } from './ports.ts';

it('rejects an offset that puts an emulator on a port blocked by browsers', async () => {
  await expect(requireFree(portsAt(2000), ['firestore'])).rejects.toThrow(
    'Browsers refuse port 10080, which the Firestore emulator would have. Choose another PORT_OFFSET.',
  );
});

it.each(['127.0.0.1', '0.0.0.0', '::'])(
  'reports a port as taken when a server listens at %s',
  async (host) => {
    const server = createServer().listen(0, host);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const ports = { ...portsAt(0), auth: port };
    await expect(requireFree(ports, ['auth'])).rejects.toThrow(
      `Port ${port} is taken, and the Auth emulator wants it.`,
    );
    server.close();
    await once(server, 'close');
    await expect(requireFree(ports, ['auth'])).resolves.toBeUndefined();
  },
);
