import {
  listAgreements,
  publishAgreement,
  readAgreement,
  readCurrentAgreement,
} from '@wine-walk/common/api/agreements.ts';
import {
  listReleases,
  publishRelease,
  readCurrentRelease,
  readRelease,
} from '@wine-walk/common/api/releases.ts';
import { texts } from '../../texts/texts.ts';
import { agreementDraft, releaseDraft } from './release-draft.ts';

/** Kind of text that is published to be signed: the release of attendees, or the agreement of shops. */
export type SignedTextKind = 'release' | 'agreement';

const { release, agreement } = texts.organization;

/** Endpoints, texts and draft of each kind. */
export const signedTexts = {
  release: {
    list: listReleases,
    current: readCurrentRelease,
    read: readRelease,
    publish: publishRelease,
    draft: releaseDraft,
    texts: release,
  },
  agreement: {
    list: listAgreements,
    current: readCurrentAgreement,
    read: readAgreement,
    publish: publishAgreement,
    draft: agreementDraft,
    texts: { ...release, ...agreement },
  },
} as const;
