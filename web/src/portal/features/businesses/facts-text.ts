import { type BusinessFacts } from '@wine-walk/common/model/businesses.ts';

export const entranceLabels: Record<BusinessFacts['stepFree'], string> = {
  unknown: 'Not said',
  yes: 'Step-free',
  no: 'There are steps',
};

export const restroomLabels: Record<BusinessFacts['restroom'], string> = {
  unknown: 'Not said',
  none: 'None for guests',
  yes: 'Yes, not step-free',
  step_free: 'Yes, step-free',
};

/** The facts in one line, to be compared with another editor's. */
export function factsText(facts: BusinessFacts): string {
  const { openFrom, openUntil, offered, withoutAlcohol, stepFree, restroom } = facts;
  const open = openFrom || openUntil ? `open ${openFrom || '…'} to ${openUntil || '…'}` : '';
  const entrance = stepFree === 'unknown' ? '' : `entrance: ${entranceLabels[stepFree]}`;
  const toilet = restroom === 'unknown' ? '' : `restroom: ${restroomLabels[restroom]}`;
  return [open, offered, withoutAlcohol, entrance, toilet, facts.website, facts.phone]
    .filter(Boolean)
    .join('; ');
}
