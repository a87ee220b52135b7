import { problem } from '@wine-walk/common/api/problems.ts';
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
  route(listReleases, async () => allReleases()),
  route(publishRelease, async ({ body, ...sender }) => publish(body, sender)),
];
