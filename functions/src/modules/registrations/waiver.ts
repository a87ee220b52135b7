import { createHash } from 'node:crypto';
import {
  currentWaiver,
  waiverPlainText,
  waiverTexts,
} from '@wine-walk/common/rules/registrations/waiver.ts';

/** The waiver that was shown, with the SHA-256 of its exact text; undefined for a version there never was. */
export function signedWaiver(
  version = currentWaiver('en').version,
): { version: string; sha256: string } | undefined {
  if (!Object.hasOwn(waiverTexts, version)) return undefined;
  const sha256 = createHash('sha256').update(waiverPlainText(version), 'utf8').digest('hex');
  return { version, sha256 };
}
