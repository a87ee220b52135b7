import { type CatalogueReward } from '../model/catalog.ts';
import { catalogue, catalogueBusiness, catalogueReward, verified } from './samples.ts';

export const businesses = ['a', 'b', 'c', 'd'].map((id) =>
  catalogueBusiness(id, { hasSpecialReward: id === 'b' || id === 'd' }),
);
export const catalogueWith = (...rewards: CatalogueReward[]) => catalogue({ businesses, rewards });
export const visits = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, verified()]));
export const three = catalogueReward('three', { requiredVisits: 3 });
export const completionReward = catalogueReward('walk', { rewardType: 'event_completion' });
export const special = catalogueReward('special', {
  rewardType: 'special_achievement',
  requiredVisits: 2,
});
