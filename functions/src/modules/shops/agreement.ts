import type { signAgreement } from '@wine-walk/common/api/agreements.ts';
import type {
  AnswerOf,
  BodyOf,
  ProblemOf,
  ResponseOf,
} from '@wine-walk/common/api/contract/endpoint.ts';
import { isProblem, type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { AgreementSignatureDocument } from '@wine-walk/common/model/agreements.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { readShopAgreement } from '../../firestore/events/agreements.ts';
import { readOrganizationDocument } from '../../firestore/events/organization.ts';
import { documentPaths, toShopPageId } from '../../firestore/paths.ts';
import { findRelease } from '../../firestore/people/releases.ts';
import { shopOfLink } from './link.ts';
import { toShopPage } from './page.ts';

type Sign = typeof signAgreement;

interface Signer {
  now: number;
  ip: string;
  userAgent: string;
}

/** Signs the current agreement for the shop of a link. The first signature under an agreement counts. */
export async function signShopAgreement(
  secret: string,
  { version, sha256, name }: BodyOf<Sign>,
  { now, ip, userAgent }: Signer,
): Promise<AnswerOf<Sign>> {
  return commitWithRetry<ResponseOf<Sign>, Problem<ProblemOf<Sign>>>(async () => {
    const [shop, organization, shown] = await Promise.all([
      shopOfLink(secret, 'edit', now),
      readOrganizationDocument(),
      findRelease(version, 'agreements'),
    ]);
    if (isProblem(shop)) return shop;
    const { event, business, caller, page } = shop;
    const agreement = await readShopAgreement(event.id, business.id);
    if (!shown || !agreement) return problem('agreement-not-found');
    if (shown.sha256 !== sha256 || version !== `${agreement.id}-${shown.language}`)
      return problem('agreement-changed');
    const respond = (signed: AgreementSignatureDocument) =>
      toShopPage(shop, page?.data, { organization, agreement: { ...agreement, signed } });
    if (agreement.signed) return { writes: [], response: respond(agreement.signed) };
    const path = documentPaths.agreementSignature(
      toShopPageId(event.id, business.id),
      agreement.id,
    );
    const data: AgreementSignatureDocument = {
      eventId: event.id,
      businessId: business.id,
      agreementId: agreement.id,
      version,
      sha256,
      name,
      signedAt: new Date(now).toISOString(),
      signedBy: caller.username,
      ip,
      userAgent,
    };
    const details = { version, sha256 };
    return {
      writes: [
        { kind: 'create', path, data },
        auditWrite({
          actor: caller.username,
          action: 'agreement.sign',
          target: path,
          now,
          details,
        }),
      ],
      response: respond(data),
    };
  });
}
