import type { BodyOf, ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import type { Problem } from '@wine-walk/common/api/problems.ts';
import type { listReleases, publishRelease } from '@wine-walk/common/api/releases.ts';
import { withId } from '@wine-walk/common/lib/with-id.ts';
import type { ReleaseDocument } from '@wine-walk/common/model/releases.ts';
import {
  fillReleaseText,
  normalizeReleaseText,
  type ReleaseNames,
} from '@wine-walk/common/rules/registrations/release-text.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { type CreateContext, withIdempotency } from '../../firestore/idempotency.ts';
import { newId } from '../../firestore/new-id.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readReleases, sha256 } from '../../firestore/releases.ts';

/** Maximum number of releases in the list. */
const maxListed = 50;

/** Returns the published releases, the newest first. */
export async function allReleases(): Promise<ResponseOf<typeof listReleases>> {
  const releases = await readReleases(maxListed);
  return releases.map((release) => ({ ...withId(release), title: release.data.en.title }));
}

/** Returns a text as it is published, with its names filled in, and its hash. */
export function finalReleaseText(
  written: { title: string; text: string },
  names: ReleaseNames,
): ReleaseDocument['en'] {
  const title = normalizeReleaseText(fillReleaseText(written.title, names));
  const text = normalizeReleaseText(fillReleaseText(written.text, names));
  return { title, text, sha256: sha256(`${title}\n\n${text}`) };
}

/** Publishes a release; it never changes afterwards. */
export async function publish(
  { en, es, ...names }: BodyOf<typeof publishRelease>,
  { caller, now, request }: CreateContext,
): Promise<ResponseOf<typeof publishRelease> | Problem<'idempotency-key-reused'>> {
  const publishedAt = new Date(now).toISOString();
  const id = `${publishedAt.slice(0, 10)}-${newId().slice(0, 8).toLowerCase()}`;
  const data: ReleaseDocument = {
    ...names,
    en: finalReleaseText(en, names),
    es: finalReleaseText(es, names),
    publishedAt,
    publishedBy: caller.username,
  };
  const path = documentPaths.release(id);
  return withIdempotency<{ id: string }>(request, async () => ({
    writes: [
      { kind: 'create' as const, path, data },
      auditWrite({
        actor: caller.username,
        action: 'release.publish',
        target: path,
        now,
        details: { sha256: { en: data.en.sha256, es: data.es.sha256 } },
      }),
    ],
    response: { id },
  }));
}
