import { BlockList, isIP } from 'node:net';

/**
 * Fastly, by which Firebase Hosting reaches a function (https://api.fastly.com/public-ip-list). The last
 * address of X-Forwarded-For is what Google's front end saw: one of these where the call came by Hosting, the
 * caller's own where it came directly.
 */
const fastlyNetworks = [
  '23.235.32.0/20',
  '43.249.72.0/22',
  '103.244.50.0/24',
  '103.245.222.0/23',
  '103.245.224.0/24',
  '104.156.80.0/20',
  '140.248.64.0/18',
  '140.248.128.0/17',
  '146.75.0.0/17',
  '151.101.0.0/16',
  '157.52.64.0/18',
  '167.82.0.0/17',
  '167.82.128.0/20',
  '167.82.160.0/20',
  '167.82.224.0/20',
  '172.111.64.0/18',
  '185.31.16.0/22',
  '199.27.72.0/21',
  '199.232.0.0/16',
  '2a04:4e40::/32',
  '2a04:4e42::/32',
];

/** Hosting's edge and its shield: no more of its addresses than these stand between a visitor and Google. */
const maxHostingHops = 2;

/** `networks`: CIDR, separated by commas; those that a deployment behind other proxies names in TRUSTED_PROXIES. */
export function trustedProxies(networks = process.env.TRUSTED_PROXIES): BlockList {
  const trusted = new BlockList();
  for (const network of [...fastlyNetworks, ...(networks?.split(',') ?? [])]) {
    const [address = '', bits] = network.trim().split('/');
    const family = isIP(address);
    if (family) trusted.addSubnet(address, Number(bits), family === 6 ? 'ipv6' : 'ipv4');
  }
  return trusted;
}

/**
 * The address a request came from, as the platform appended it to X-Forwarded-For: the last one that is not
 * Hosting's own. What stands further left, and every other header, is what the client wrote. 'unknown' where
 * nothing was appended.
 */
export function clientIp(forwarded: string | undefined, proxies: BlockList): string {
  const hops = (forwarded?.split(',') ?? []).map((hop) => hop.trim()).toReversed();
  const last = hops.findIndex((hop, index) => index === maxHostingHops || !isTrusted(hop, proxies));
  const address = hops[last] ?? '';
  return isIP(address) ? address : 'unknown';
}

function isTrusted(address: string, proxies: BlockList): boolean {
  const family = isIP(address);
  return family !== 0 && proxies.check(address, family === 6 ? 'ipv6' : 'ipv4');
}
