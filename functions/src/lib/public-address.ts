import { isInNetworks, networkList } from './networks.ts';

/** Networks of IPv4 that no public server has: https://www.iana.org/assignments/iana-ipv4-special-registry. */
const specialIPv4 = networkList([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]);

/** Public addresses of IPv6, and the networks among them that are not public or lead to an address of IPv4. */
const globalIPv6 = networkList(['2000::/3']);
const specialIPv6 = networkList(['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);

/** True if the IP is of the public internet: not of this machine, a private network or the metadata server of a cloud. */
export function isPublicAddress(ip: string): boolean {
  return ip.includes(':')
    ? isInNetworks(globalIPv6, ip) && !isInNetworks(specialIPv6, ip)
    : /^[\d.]+$/.test(ip) && !isInNetworks(specialIPv4, ip);
}
