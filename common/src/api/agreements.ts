import { z } from 'zod';
import { requiredName } from '../model/fields/values.ts';
import { byLanguage } from '../model/languages.ts';
import { endpoint, sharedReadRate } from './contract/endpoint.ts';
import { takesBack } from './contract/takes-back.ts';
import {
  listedRelease,
  publishReleaseBody,
  releaseBodyLimit,
  releaseVersion,
  shownRelease,
} from './releases.ts';
import { linkProblems, linkRate, shopPage } from './shops.ts';
import { linkSecret } from './staff/staff.ts';

export const readCurrentAgreement = endpoint({
  method: 'GET',
  path: '/api/agreements/current',
  access: 'anyone',
  isShared: true,
  rate: sharedReadRate,
  summary:
    'Returns the participation agreement that shops sign now, by language, in the other language if it lacks one; null until one was published.',
  output: z.object(byLanguage(() => shownRelease)).nullable(),
  problems: [],
});

export const readAgreement = endpoint({
  method: 'GET',
  path: '/api/agreements/{version}',
  access: 'anyone',
  rate: sharedReadRate,
  isImmutable: true,
  summary: 'Returns a published participation agreement in one language. It never changes.',
  params: z.object({ version: releaseVersion }),
  output: shownRelease,
  problems: ['agreement-not-found'],
});

export const listAgreements = endpoint({
  method: 'GET',
  path: '/api/admin/agreements',
  access: 'admin',
  summary: 'Lists the latest 50 published participation agreements, the newest first.',
  output: z.array(listedRelease),
  problems: [],
});

export const publishAgreement = endpoint({
  method: 'POST',
  path: '/api/admin/agreements',
  access: 'admin',
  idempotent: true,
  bodyLimit: releaseBodyLimit,
  summary:
    'Publishes a participation agreement, which every shop of a coming event is asked to sign. It needs each language that the organization offers.',
  body: takesBack(publishReleaseBody, listedRelease),
  output: z.object({ id: z.string() }),
  problems: ['release-language-missing'],
});

export const signAgreement = endpoint({
  method: 'POST',
  path: '/api/shop-pages/{secret}/agreement',
  access: 'anyone',
  rate: linkRate,
  summary:
    'Signs the participation agreement for the shop and event of a link until the event ends. The first signature counts; a repeat changes nothing.',
  params: z.object({ secret: linkSecret }),
  body: takesBack(
    z.strictObject({
      version: releaseVersion,
      /** SHA-256 of the text that was shown. */
      sha256: z.string().max(64),
      /** Name of the signer, as typed. */
      name: requiredName(200),
    }),
    shownRelease,
  ),
  output: shopPage,
  problems: [...linkProblems, 'agreement-changed', 'agreement-not-found', 'shop-page-closed'],
});
