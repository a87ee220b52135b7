import { inNoLanguage } from '@wine-walk/common/model/languages.ts';
import {
  catalog,
  catalogBusiness,
  catalogReward,
  event,
} from '@wine-walk/common/support/samples.ts';
import { expect, it } from 'vitest';
import { inLanguage } from './in-language.ts';

const spanish = (es: string) => ({ ...inNoLanguage, es });
const library = {
  kind: 'restroom',
  name: 'Library, ground floor',
  latitude: 38.1,
  longitude: -79,
} as const;
const eventData = {
  event: event('autumn', {
    description: 'An evening.',
    descriptionIn: spanish('Una noche.'),
    mapPoints: [
      { ...library, nameIn: spanish('Biblioteca, planta baja') },
      { ...library, nameIn: spanish('') },
    ],
  }),
  catalog: catalog({
    businesses: [
      catalogBusiness('vino', {
        description: 'A bar.',
        descriptionIn: spanish('Un bar.'),
        imageAlt: 'A brick front',
        imageAltIn: spanish('Una fachada de ladrillo'),
        rewardDescription: 'A taste',
        rewardDescriptionIn: spanish('Una prueba'),
        offered: 'Two reds',
        offeredIn: spanish('Dos tintos'),
      }),
      catalogBusiness('cask', {
        description: 'A cellar.',
        imageAlt: 'Barrels',
        rewardDescription: 'A cup',
        offered: 'Cider',
      }),
    ],
    rewards: [
      catalogReward('pour', {
        name: 'First pour',
        description: 'A glass.',
        nameIn: spanish('Primera copa'),
      }),
    ],
  }),
};

it('shows the texts of a language, and the own ones if it has none', () => {
  expect(inLanguage(eventData, 'es')).toMatchObject({
    event: {
      description: 'Una noche.',
      mapPoints: [{ name: 'Biblioteca, planta baja' }, { name: 'Library, ground floor' }],
    },
    catalog: {
      businesses: [
        {
          description: 'Un bar.',
          imageAlt: 'Una fachada de ladrillo',
          rewardDescription: 'Una prueba',
          offered: 'Dos tintos',
        },
        {
          description: 'A cellar.',
          imageAlt: 'Barrels',
          rewardDescription: 'A cup',
          offered: 'Cider',
        },
      ],
      rewards: [{ name: 'Primera copa', description: 'A glass.' }],
    },
  });
});

it('shows the own texts in their language', () => {
  expect(inLanguage(eventData, 'en')).toEqual(eventData);
});
