import { lookup } from 'node:dns';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import { maxCopiedImageBytes } from '@wine-walk/common/model/images.ts';
import { logWarning } from '../../lib/log.ts';
import { isPublicAddress } from '../../lib/public-address.ts';
import { appUrl } from '../../settings.ts';

const timeoutMs = 5000;

/** Connection to the server of a picture. */
interface Connection {
  /** Finds the addresses to connect to. */
  lookup: LookupFunction;
  /** Default: 443, the only one of the public internet. */
  port?: number;
}

/** Finds the public addresses of a host. Checked here, where the connection takes them from, so that they cannot differ from those used. */
export const lookupPublic: LookupFunction = (host, options, found) =>
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return found(error, []);
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return found(new Error(`${host} is not on the public internet.`), []);
    const [first] = addresses;
    if (options.all || !first) found(null, addresses);
    else found(null, first.address, first.family);
  });

/**
 * Loads a picture of another site, without following redirects. Never connects to this machine or its networks. Its content is
 * not checked.
 */
export async function fetchPicture(
  url: string,
  connection: Connection = { lookup: lookupPublic },
): Promise<Buffer | Problem<'picture-not-loaded' | 'picture-too-large'>> {
  try {
    return (await load(new URL(url), connection)) ?? tooLarge();
  } catch (error) {
    const { hostname: host } = new URL(url);
    logWarning('picture not loaded', { host, reason: String(error) });
    return problem('picture-not-loaded', {}, 'url');
  }
}

const tooLarge = () =>
  problem('picture-too-large', { kilobytes: maxCopiedImageBytes / 1024 }, 'url');

/** Resolves to undefined for a picture over the limit. Rejects if there is none. */
function load(url: URL, { lookup: lookupHost, port }: Connection): Promise<Buffer | undefined> {
  const { protocol, hostname, pathname, search } = url;
  // No lookup checks the address of a host that is one.
  if (protocol !== 'https:' || url.port || isIP(hostname.replace(/^\[|\]$/g, '')))
    throw new Error('A picture needs the name of a host and https.');
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        hostname,
        port,
        path: pathname + search,
        lookup: lookupHost,
        agent: false,
        headers: { 'User-Agent': appUrl(), Accept: 'image/webp,image/jpeg,image/png' },
        signal: AbortSignal.timeout(timeoutMs),
      },
      async (response) => {
        try {
          const type = response.headers['content-type'] ?? '';
          if (response.statusCode !== 200 || !type.startsWith('image/'))
            throw new Error(`The server answered ${response.statusCode} with ${type}.`);
          const parts: Buffer[] = [];
          let length = 0;
          for await (const part of response as AsyncIterable<Buffer>) {
            length += part.length;
            if (length > maxCopiedImageBytes) return resolve(undefined);
            parts.push(part);
          }
          resolve(Buffer.concat(parts));
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        } finally {
          sent.destroy();
        }
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}
