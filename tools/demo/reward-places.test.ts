import { expect, it } from 'vitest';
import { readSources } from './sources.ts';

const { businesses, rewards } = readSources();

// spec: A7.27
it.each(rewards)('$name is handed out where its description sends people', (reward) => {
  const named = businesses.filter(({ name }) => reward.description.includes(name));
  expect(named.map(({ id }) => id)).toEqual(reward.businessId === null ? [] : [reward.businessId]);
});
