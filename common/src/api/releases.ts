import { z } from 'zod';
import { instant, paragraph, requiredLine } from '../model/fields/values.ts';
import { byLanguage, languages } from '../model/languages.ts';
import { language } from '../model/organization.ts';
import { registrationDocument } from '../model/registrations.ts';
import { releaseDocument } from '../model/releases.ts';
import { endpoint, sharedReadRate } from './contract/endpoint.ts';
import { takesBack } from './contract/takes-back.ts';

/** Maximum characters of a release in one language. */
const maxReleaseLength = 50_000;

/** Version of a release in one language, as registrations store it: `2026-11-en`. */
export const releaseVersion = z
  .string()
  .regex(new RegExp(`^[a-z0-9-]{1,37}-(${languages.join('|')})$`), 'not-release');

/** Release in one language as it is shown and signed. */
export const shownRelease = z.object({
  version: z.string(),
  language,
  title: z.string(),
  paragraphs: z.array(z.object({ heading: z.string(), text: z.string() })),
  sha256: z.string(),
});

export type ShownRelease = z.infer<typeof shownRelease>;

export const readCurrentRelease = endpoint({
  method: 'GET',
  path: '/api/releases/current',
  access: 'anyone',
  isShared: true,
  rate: sharedReadRate,
  summary:
    'Returns what readers of each language sign now, in the other language if the release lacks theirs; null until one was published.',
  output: z.object(byLanguage(() => shownRelease)).nullable(),
  problems: [],
});

export const readRelease = endpoint({
  method: 'GET',
  path: '/api/releases/{version}',
  access: 'anyone',
  rate: sharedReadRate,
  isImmutable: true,
  summary: 'Returns a published release in one language. It never changes.',
  params: z.object({ version: releaseVersion }),
  output: shownRelease,
  problems: ['release-not-found'],
});

export const verifySignature = endpoint({
  method: 'GET',
  path: '/api/verify/{submissionId}',
  access: 'anyone',
  rate: { perMinute: 60, by: 'address' },
  summary:
    'Returns what was signed under a submission ID, for the holder of the signed copy. Only the signer receives the full name.',
  params: z.object({ submissionId: z.string().max(128) }),
  output: registrationDocument
    .pick({ waiverVersion: true, waiverSha256: true, signedOn: true, electronicRecords: true })
    .extend({
      submissionId: z.string(),
      signedAt: instant,
      initials: z.string(),
      /** Name as signed; null for callers other than the signer. */
      fullName: z.string().nullable(),
    }),
  problems: ['signature-not-found'],
});

const releaseBody = z.strictObject({
  title: requiredLine(200),
  text: paragraph(maxReleaseLength).min(1, 'required'),
});

export const publishReleaseBody = z.strictObject({
  /** Replace `{organizer}` and `{jurisdiction}` in the texts. */
  organizer: requiredLine(200),
  jurisdiction: requiredLine(200),
  /** A text for each language that the organization offers. */
  ...byLanguage(() => takesBack(releaseBody, shownRelease).optional()),
});

/** Body limit of a publication, in bytes: 50,000 characters in each language. */
export const releaseBodyLimit = 512 * 1024;

/** Published release in the list of all. */
export const listedRelease = releaseDocument
  .pick({ organizer: true, jurisdiction: true, publishedAt: true, publishedBy: true })
  .extend({ id: z.string(), publishedAt: instant.nullable(), title: z.string() });

export const listReleases = endpoint({
  method: 'GET',
  path: '/api/admin/releases',
  access: 'admin',
  summary: 'Lists the latest 50 published releases, the newest first.',
  output: z.array(listedRelease),
  problems: [],
});

export const publishRelease = endpoint({
  method: 'POST',
  path: '/api/admin/releases',
  access: 'admin',
  idempotent: true,
  bodyLimit: releaseBodyLimit,
  summary:
    'Publishes a release, which the next registration signs. It needs each language that the organization offers.',
  body: takesBack(publishReleaseBody, listedRelease),
  output: z.object({ id: z.string() }),
  problems: ['release-language-missing'],
});
