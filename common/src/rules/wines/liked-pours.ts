import type { Pour } from '../../model/offers.ts';
import type { LikedPour } from '../../model/wines.ts';

type PourKey = Pick<LikedPour, 'businessId' | 'pourId'>;

/** True if both are the same pour of the same business. */
export const isSamePour = (a: PourKey, b: PourKey): boolean =>
  a.businessId === b.businessId && a.pourId === b.pourId;

/** Returns a pour of a business as a liked one. */
export function toLikedPour(
  { id, wine, grower, bottleCents }: Pick<Pour, 'id' | 'wine' | 'grower' | 'bottleCents'>,
  business: { id: string; name: string },
  note: string,
): LikedPour {
  const of = { businessId: business.id, business: business.name, pourId: id };
  return { ...of, wine, grower, bottleCents, note };
}

/** Returns liked pours with this one, in its earlier place if it was among them, else at the end. */
export function withLikedPour(liked: readonly LikedPour[], pour: LikedPour): LikedPour[] {
  return liked.some((other) => isSamePour(other, pour))
    ? liked.map((other) => (isSamePour(other, pour) ? pour : other))
    : [...liked, pour];
}

/** Returns liked pours without this one. */
export function withoutLikedPour(liked: readonly LikedPour[], pour: PourKey): LikedPour[] {
  return liked.filter((other) => !isSamePour(other, pour));
}

/** Returns liked pours by business, both by name. */
export function likedByBusiness<T extends Pick<LikedPour, 'businessId' | 'business' | 'wine'>>(
  liked: readonly T[],
): { id: string; business: string; pours: T[] }[] {
  return [...Map.groupBy(liked, ({ businessId }) => businessId)]
    .map(([id, pours]) => ({
      id,
      business: pours[0]?.business ?? id,
      pours: pours.toSorted((a, b) => a.wine.localeCompare(b.wine)),
    }))
    .toSorted((a, b) => a.business.localeCompare(b.business));
}
