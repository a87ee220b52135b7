import {
  listAgreements,
  publishAgreement,
  readAgreement,
  readCurrentAgreement,
} from '@wine-walk/common/api/agreements.ts';
import { problem } from '@wine-walk/common/api/contract/problems.ts';
import {
  listReleases,
  publishRelease,
  readCurrentRelease,
  readRelease,
} from '@wine-walk/common/api/releases.ts';
import { findCurrentRelease, findRelease } from '../../firestore/people/releases.ts';
import { type Route, route } from '../../http/route.ts';
import { allReleases, publish } from './service.ts';

export const releaseRoutes: readonly Route[] = [
  route(readCurrentRelease, async () => findCurrentRelease()),
  route(
    readRelease,
    async ({ params }) => (await findRelease(params.version)) ?? problem('release-not-found'),
  ),
  route(listReleases, async () => allReleases('releases')),
  route(publishRelease, async ({ body, ...sender }) => publish('releases', body, sender)),
  route(readCurrentAgreement, async () => findCurrentRelease('agreements')),
  route(
    readAgreement,
    async ({ params }) =>
      (await findRelease(params.version, 'agreements')) ?? problem('agreement-not-found'),
  ),
  route(listAgreements, async () => allReleases('agreements')),
  route(publishAgreement, async ({ body, ...sender }) => publish('agreements', body, sender)),
];
