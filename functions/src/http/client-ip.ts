import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import { trustedNetworks } from './trusted-networks.ts';

/** Header in which the edge sends the secret of this deployment. */
export const edgeSecretHeader = 'X-Edge-Secret';

/** Most hops between a visitor and the last entry: Fastly's edge and shield, and Google's front end. */
const maxHops = 3;

/** Edge of a deployment. */
export interface Edge {
  proxies: BlockList;
  /** Shared with the edge; null if it cannot send one. */
  secret: string | null;
}

interface EdgeVariables {
  /** Comma-separated CIDR list of a deployment behind other proxies. */
  TRUSTED_PROXIES?: string | undefined;
  /** Secret that the edge sends in X-Edge-Secret. */
  EDGE_SECRET?: string | undefined;
}

/** Parses the edge of this deployment. */
export function edgeSettings({ TRUSTED_PROXIES, EDGE_SECRET }: EdgeVariables): Edge {
  const proxies = new BlockList();
  for (const network of [...trustedNetworks, ...(TRUSTED_PROXIES?.split(',') ?? [])]) {
    const [address = '', bits] = network.trim().split('/');
    const family = isIP(address);
    if (family) proxies.addSubnet(address, Number(bits), family === 6 ? 'ipv6' : 'ipv4');
  }
  return { proxies, secret: EDGE_SECRET || null };
}

interface ForwardedRequest {
  /** X-Forwarded-For header. */
  forwarded: string | undefined;
  /** X-Edge-Secret header. */
  secret: string | undefined;
}

/**
 * Returns the IP of the caller: the last entry of X-Forwarded-For that is not a trusted hop. Entries further left and
 * other headers are set by the client. Other customers of the same CDN can send through it, so with an edge secret a
 * request without it is its own last entry. 'unknown' if the platform appended nothing.
 */
export function clientIp({ forwarded, secret }: ForwardedRequest, edge: Edge): string {
  const hops = (forwarded?.split(',') ?? []).map((hop) => hop.trim()).toReversed();
  const trustedHops = isFromEdge(secret, edge) ? maxHops : 0;
  const last = hops.findIndex(
    (hop, index) => index === trustedHops || !isTrusted(hop, edge.proxies),
  );
  const address = hops[last] ?? '';
  return isIP(address) ? address : 'unknown';
}

function isFromEdge(sent: string | undefined, { secret }: Edge): boolean {
  return secret === null || timingSafeEqual(sha256(sent ?? ''), sha256(secret));
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function isTrusted(address: string, proxies: BlockList): boolean {
  const family = isIP(address);
  return family !== 0 && proxies.check(address, family === 6 ? 'ipv6' : 'ipv4');
}
