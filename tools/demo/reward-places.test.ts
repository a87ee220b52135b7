import { expect, it } from 'vitest';
import { readSources } from './sources.ts';

const { businesses, rewards } = readSources();

it.each(rewards)('$name is redeemed at the business in its description', (reward) => {
  const named = businesses.filter(({ name }) => reward.description.includes(name));
  expect(named.map(({ id }) => id)).toEqual(reward.businessId === null ? [] : [reward.businessId]);
});
