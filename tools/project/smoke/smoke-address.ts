import {
  hopNetworks,
  isInNetworks,
  isSharedAddress,
  networkList,
} from '../../../functions/src/lib/networks.ts';
import { forgedIp } from './smoke-calls.ts';

const hops = networkList(hopNetworks);

/**
 * Returns a note on the address that the API recorded of this computer. `direct`: recorded without Hosting; undefined if not tested.
 * Throws an error if the address is forged, of a hop, or another one without Hosting.
 */
export function describeAddress(ip: string | undefined, direct?: string): string {
  for (const recorded of [ip, ...(direct === undefined ? [] : [direct])]) {
    if (recorded === undefined || recorded === forgedIp || recorded === 'unknown')
      throw new Error(`it recorded ${recorded}`);
    if (isInNetworks(hops, recorded))
      throw new Error(`it recorded ${recorded}, which is a hop: more hops than ADR 7 expects`);
  }
  const address = ip ?? '';
  if (isSharedAddress(address))
    return `${address}, a front end of Google: visitors behind it share generous limits, and releases record it (docs/set-up.md, Load balancer)`;
  if (direct === undefined) return `${address}; compare with the address of this computer`;
  if (direct !== address)
    throw new Error(
      `it recorded ${address} through Hosting and ${direct} directly: compare functions/src/lib/networks.ts with its sources`,
    );
  return `${address}, also directly; compare with the address of this computer`;
}
