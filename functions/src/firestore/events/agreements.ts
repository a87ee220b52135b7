import {
  type AgreementSignatureDocument,
  agreementSignatureDocument,
} from '@wine-walk/common/model/agreements.ts';
import { type ShopAgreement, shopAgreement } from '@wine-walk/common/rules/shops/shop-page.ts';
import { documentPaths } from '../paths.ts';
import { readReleases } from '../people/releases.ts';
import { readQuery } from '../query.ts';
import type { Stored } from '../read.ts';

/** Maximum number of signatures of one event: some under each of a few agreements. */
const maxOfEvent = 500;

/** Returns the signatures of the shops of an event, or of one of them, unordered. */
export function readAgreementSignatures(
  eventId: string,
  businessId?: string,
): Promise<Stored<AgreementSignatureDocument>[]> {
  return readQuery(documentPaths.agreementSignatures, agreementSignatureDocument, (query) => {
    const ofEvent = query.where('eventId', '==', eventId);
    return (businessId ? ofEvent.where('businessId', '==', businessId) : ofEvent).limit(maxOfEvent);
  });
}

/** Returns the signatures from before a time (ISO 8601, UTC). */
export function readAgreementSignaturesBefore(
  before: string,
): Promise<Stored<AgreementSignatureDocument>[]> {
  return readQuery(documentPaths.agreementSignatures, agreementSignatureDocument, (query) =>
    query.where('signedAt', '<', new Date(before)),
  );
}

/** Returns the ID of the agreement that shops sign now; undefined without one. */
export async function currentAgreementId(): Promise<string | undefined> {
  const [current] = await readReleases(1, 'agreements');
  return current?.id;
}

/** Returns the agreement of a shop at an event; null if the organization has none. */
export async function readShopAgreement(
  eventId: string,
  businessId: string,
): Promise<ShopAgreement | null> {
  const [id, signatures] = await Promise.all([
    currentAgreementId(),
    readAgreementSignatures(eventId, businessId),
  ]);
  return shopAgreement(
    id,
    signatures.map(({ data }) => data),
  );
}
