import { isProblem, problem } from '@wine-walk/common/api/problems.ts';
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
import { signApplePass } from './apple-pass.ts';
import { googleWalletLink } from './google-pass.ts';
import { readPassFacts } from './pass-facts.ts';

const notSetUp = () => problem('wallet-not-set-up');

/** True if this deployment signs passes of this type. */
const isPassType = (passTypeId: string) => appleWalletSettings()?.passTypeId === passTypeId;

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
  route(readWalletPass, async ({ params: { passTypeId, submissionId } }) =>
    isPassType(passTypeId) ? applePassOf(submissionId) : notSetUp(),
  ),
  route(registerWalletDevice, async ({ params: { passTypeId, ...pass }, body, now }) =>
    isPassType(passTypeId) ? registerDevice(pass, body.pushToken, now) : notSetUp(),
  ),
  route(unregisterWalletDevice, async ({ params: { passTypeId, ...pass } }) =>
    isPassType(passTypeId) ? unregisterDevice(pass) : notSetUp(),
  ),
  route(listWalletPasses, async ({ params: { passTypeId, deviceId }, now }) =>
    isPassType(passTypeId) ? listPasses(deviceId, now) : notSetUp(),
  ),
];
