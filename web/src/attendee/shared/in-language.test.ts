import {
  catalogue,
  catalogueBusiness,
  catalogueReward,
  event,
} from '@wine-walk/common/support/samples.ts';
import { expect, it } from 'vitest';
import { inLanguage } from './in-language.ts';

const spanish = (es: string) => ({ en: '', es });
const eventData = {
  event: event('autumn', { description: 'An evening.', descriptionIn: spanish('Una noche.') }),
  catalogue: catalogue({
    businesses: [
      catalogueBusiness('vino', {
        description: 'A bar.',
        descriptionIn: spanish('Un bar.'),
        offered: 'Two reds',
        offeredIn: spanish('Dos tintos'),
      }),
      catalogueBusiness('cask', { description: 'A cellar.', offered: 'Cider' }),
    ],
    rewards: [
      catalogueReward('pour', {
        name: 'First pour',
        description: 'A glass.',
        nameIn: spanish('Primera copa'),
      }),
    ],
  }),
};

it('shows the texts of a language, and the own ones where it has none', () => {
  expect(inLanguage(eventData, 'es')).toMatchObject({
    event: { description: 'Una noche.' },
    catalogue: {
      businesses: [
        { description: 'Un bar.', offered: 'Dos tintos' },
        { description: 'A cellar.', offered: 'Cider' },
      ],
      rewards: [{ name: 'Primera copa', description: 'A glass.' }],
    },
  });
});

it('shows the own texts in their language', () => {
  expect(inLanguage(eventData, 'en')).toEqual(eventData);
});
