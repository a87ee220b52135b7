import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import { releaseLanguage } from '@wine-walk/common/rules/registrations/release-text.ts';
import { findCurrentRelease, findRelease } from '../../firestore/people/releases.ts';

/** Version and SHA-256 of the text that was signed. */
interface SignedRelease {
  version: string;
  sha256: string;
}

/**
 * Returns the release that was shown, or the current English one without a version. Rejects an unknown version, one that
 * was replaced since the form was opened (the next registration signs the newest), and any if none was published.
 */
export async function requireSignedRelease(
  version: string | undefined,
): Promise<SignedRelease | Problem<'no-release' | 'unknown-waiver' | 'waiver-changed'>> {
  const published = await findCurrentRelease();
  if (!published) return problem('no-release');
  const current = published[releaseLanguage(version ?? '')];
  if (version === undefined || version === current.version) return current;
  return problem(
    (await findRelease(version)) ? 'waiver-changed' : 'unknown-waiver',
    {},
    'waiverVersion',
  );
}
