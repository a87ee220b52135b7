import { BlockList, isIP } from 'node:net';

/**
 * Networks of Fastly, which Firebase Hosting uses to reach a function
 * (https://api.fastly.com/public-ip-list). The last entry of X-Forwarded-For is the peer of Google's front
 * end: one of these for requests via Hosting, otherwise the caller.
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

/** Hosting's edge and shield: maximum number of its IPs between a visitor and Google. */
const maxHostingHops = 2;

/**
 * Parses the trusted proxies. `networks`: comma-separated CIDR list of a deployment behind other proxies
 * (TRUSTED_PROXIES).
 */
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
 * Returns the IP of the caller: the last entry of X-Forwarded-For that is not a proxy. Entries further left
 * and other headers are set by the client. 'unknown' if the platform appended nothing.
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
