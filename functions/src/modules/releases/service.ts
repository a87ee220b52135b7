import type { BodyOf, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { listReleases, publishRelease } from '@wine-walk/common/api/releases.ts';
import { withId } from '@wine-walk/common/lib/with-id.ts';
import { defaultLanguage, type Language, languages } from '@wine-walk/common/model/languages.ts';
import type { ReleaseDocument, ReleaseText } from '@wine-walk/common/model/releases.ts';
import {
  fillReleaseText,
  normalizeReleaseText,
  type ReleaseNames,
  signedText,
} from '@wine-walk/common/rules/registrations/release-text.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { readOrganizationDocument } from '../../firestore/events/organization.ts';
import { type CreateContext, withIdempotency } from '../../firestore/idempotency.ts';
import { newId } from '../../firestore/new-id.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readReleases, type SignedTexts, sha256 } from '../../firestore/people/releases.ts';

/** Maximum number of releases in the list. */
const maxListed = 50;

/** Returns the published releases or agreements, the newest first. */
export async function allReleases(texts: SignedTexts): Promise<ResponseOf<typeof listReleases>> {
  const releases = await readReleases(maxListed, texts);
  return releases.map((release) => ({
    ...withId(release),
    title: signedText(release.data, defaultLanguage).text.title,
  }));
}

/** Returns a text as it is published, with its names filled in, and its hash. */
export function finalReleaseText(
  written: { title: string; text: string },
  names: ReleaseNames,
): ReleaseText {
  const title = normalizeReleaseText(fillReleaseText(written.title, names));
  const text = normalizeReleaseText(fillReleaseText(written.text, names));
  return { title, text, sha256: sha256(`${title}\n\n${text}`) };
}

/** Returns the texts of the languages that have one, changed by `change`. */
const writtenTexts = <T, U>(texts: Partial<Record<Language, T>>, change: (text: T) => U) =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const text = texts[language];
      return text ? [[language, change(text)]] : [];
    }),
  ) as Partial<Record<Language, U>>;

/**
 * Publishes a release or an agreement; it never changes afterwards. Rejects one without a language that the organization
 * offers.
 */
export async function publish(
  kind: SignedTexts,
  body: BodyOf<typeof publishRelease>,
  { caller, now, request }: CreateContext,
): Promise<
  ResponseOf<typeof publishRelease> | Problem<'idempotency-key-reused' | 'release-language-missing'>
> {
  const { languages: offered } = await readOrganizationDocument();
  const missing = offered.find((language) => !body[language]);
  if (missing) return problem('release-language-missing', {}, missing);
  const publishedAt = new Date(now).toISOString();
  const id = `${publishedAt.slice(0, 10)}-${newId().slice(0, 8).toLowerCase()}`;
  const { organizer, jurisdiction } = body;
  const names = { organizer, jurisdiction };
  const texts = writtenTexts(body, (text) => finalReleaseText(text, names));
  const data: ReleaseDocument = {
    ...names,
    ...texts,
    publishedAt,
    publishedBy: caller.username,
  };
  const [path, action] =
    kind === 'releases'
      ? ([documentPaths.release(id), 'release.publish'] as const)
      : ([documentPaths.agreement(id), 'agreement.publish'] as const);
  return withIdempotency<{ id: string }>(request, async () => ({
    writes: [
      { kind: 'create' as const, path, data },
      auditWrite({
        actor: caller.username,
        action,
        target: path,
        now,
        details: {
          sha256: writtenTexts(texts, (text) => text.sha256),
        },
      }),
    ],
    response: { id },
  }));
}
