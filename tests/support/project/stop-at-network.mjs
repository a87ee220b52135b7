/**
 * Preload of a command in a test (`node --import`): ends the process at its first look-up of another host, which it prints.
 */
import dns from 'node:dns';

function stop(host) {
  process.stderr.write(`first contact: ${host}\n`);
  process.exit(75);
}

const isOwn = (host) => ['localhost', '127.0.0.1', '::1'].includes(host);

for (const resolver of [dns, dns.promises]) {
  const { lookup } = resolver;
  resolver.lookup = (host, ...more) => (isOwn(host) ? lookup(host, ...more) : stop(host));
  resolver.resolveTxt = (host) => stop(host);
}
