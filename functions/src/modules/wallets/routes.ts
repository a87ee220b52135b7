import { isProblem, problem } from '@wine-walk/common/api/contract/problems.ts';
import {
  listWalletPasses,
  readApplePass,
  readWalletPass,
  readWallets,
  registerWalletDevice,
  unregisterWalletDevice,
} from '@wine-walk/common/api/wallets.ts';
import { type Route, route } from '../../http/route.ts';
import {
  appleWalletSettings,
  googleWalletSettings,
  validAppleWalletSettings,
} from '../../settings.ts';
import { listPasses, registerDevice, unregisterDevice } from './apple-devices.ts';
import { isPassToken, signApplePass } from './apple-pass.ts';
import { googleWalletLink } from './google-pass.ts';
import { readPassFacts } from './pass-facts.ts';

const notSetUp = () => problem('wallet-not-set-up');

/** True if this deployment signs passes of this type. */
const isPassType = (passTypeId: string) => appleWalletSettings()?.passTypeId === passTypeId;

interface PassPath {
  passTypeId: string;
  submissionId: string;
}

/** Returns the problem of a call of Apple Wallet about a pass without its token. */
function refusalOf({ passTypeId, submissionId }: PassPath, passToken: string | null) {
  if (!isPassType(passTypeId)) return notSetUp();
  return isPassToken(passToken, submissionId) ? undefined : problem('not-signed-in');
}

/** Returns the signed pass of a registration for Apple Wallet. */
async function applePassOf(submissionId: string) {
  const settings = validAppleWalletSettings();
  if (!settings) return notSetUp();
  const facts = await readPassFacts(submissionId);
  return isProblem(facts) ? facts : signApplePass(facts, settings);
}

export const walletRoutes: readonly Route[] = [
  route(readWallets, async ({ params: { submissionId }, now }) => {
    const google = googleWalletSettings();
    const isAppleSetUp = validAppleWalletSettings() !== null;
    if (!google && !isAppleSetUp) return { apple: null, google: null };
    const facts = await readPassFacts(submissionId);
    if (isProblem(facts)) return facts;
    if (facts.isCancelled) return { apple: null, google: null };
    return {
      apple: isAppleSetUp ? `/api/waiver/${submissionId}/apple-pass` : null,
      google: google && googleWalletLink(facts, google, now),
    };
  }),
  route(readApplePass, ({ params: { submissionId } }) => applePassOf(submissionId)),
  route(
    readWalletPass,
    async ({ params, passToken }) =>
      refusalOf(params, passToken) ?? applePassOf(params.submissionId),
  ),
  route(
    registerWalletDevice,
    async ({ params, body, passToken, now }) =>
      refusalOf(params, passToken) ?? registerDevice(params, body.pushToken, now),
  ),
  route(
    unregisterWalletDevice,
    async ({ params, passToken }) => refusalOf(params, passToken) ?? unregisterDevice(params),
  ),
  route(listWalletPasses, async ({ params: { passTypeId, deviceId }, now }) =>
    isPassType(passTypeId) ? listPasses(deviceId, now) : notSetUp(),
  ),
];
