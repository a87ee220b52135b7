import { hash, timingSafeEqual } from 'node:crypto';
import { type BlockList, isIP } from 'node:net';
import { hopNetworks, isInNetworks, isSharedAddress, networkList } from '../lib/networks.ts';

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
  const proxies = networkList([...hopNetworks, ...(TRUSTED_PROXIES?.split(',') ?? [])]);
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
 * other headers are set by the client. Networks that Google's customers send from are hops only if the edge sent its secret. Other
 * customers of the same CDN can send through it, so with an edge secret a request without it is its own last entry. 'unknown' if the
 * platform appended nothing.
 */
export function clientIp({ forwarded, secret }: ForwardedRequest, edge: Edge): string {
  const hops = (forwarded?.split(',') ?? []).map((hop) => hop.trim()).toReversed();
  const isProven = edge.secret !== null && isEqual(secret ?? '', edge.secret);
  const trustedHops = isProven || edge.secret === null ? maxHops : 0;
  const isHop = (hop: string) =>
    isInNetworks(edge.proxies, hop) || (isProven && isSharedAddress(hop));
  const last = hops.findIndex((hop, index) => index === trustedHops || !isHop(hop));
  const address = hops[last] ?? '';
  return isIP(address) ? address : 'unknown';
}

function isEqual(sent: string, secret: string): boolean {
  return timingSafeEqual(sha256(sent), sha256(secret));
}

function sha256(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
