import { isProblem, problem } from '@wine-walk/common/api/problems.ts';
import { readApplePass, readWallets } from '@wine-walk/common/api/wallets.ts';
import { type Route, route } from '../../http/route.ts';
import { appleWalletSettings, googleWalletSettings } from '../../settings.ts';
import { signApplePass } from './apple-pass.ts';
import { googleWalletLink } from './google-pass.ts';
import { readPassFacts } from './pass-facts.ts';

export const walletRoutes: readonly Route[] = [
  route(readWallets, async ({ params: { submissionId }, now }) => {
    const google = googleWalletSettings();
    const isAppleSetUp = appleWalletSettings() !== null;
    if (!google && !isAppleSetUp) return { apple: null, google: null };
    const facts = await readPassFacts(submissionId);
    if (isProblem(facts)) return facts;
    if (facts.isCancelled) return { apple: null, google: null };
    return {
      apple: isAppleSetUp ? `/api/waiver/${submissionId}/apple-pass` : null,
      google: google && googleWalletLink(facts, google, now),
    };
  }),
  route(readApplePass, async ({ params: { submissionId } }) => {
    const settings = appleWalletSettings();
    if (!settings) return problem('not-found', 'Apple Wallet isn’t set up.');
    const facts = await readPassFacts(submissionId);
    return isProblem(facts) ? facts : signApplePass(facts, settings);
  }),
];
