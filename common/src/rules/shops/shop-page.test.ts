import { describe, expect, it } from 'vitest';
import { inNoLanguage } from '../../model/languages.ts';
import { offer, sampleBusiness } from '../../support/samples.ts';
import { businessOfShopPage, offerOfShopPage, presentShopPage } from './shop-page.ts';

const inSpanish = (es: string) => ({ ...inNoLanguage, es });

describe('businessOfShopPage', () => {
  const business = sampleBusiness({
    description: 'Wines of the valley.',
    descriptionIn: inSpanish('Vinos del valle.'),
    imageUrl: '/images/old.jpg',
    imageAlt: 'The bar',
    imageAltIn: inSpanish('La barra'),
  });
  const present = presentShopPage(business, offer('vino'));
  const { descriptionIn, imageAltIn } = business;

  it.each([
    ['keeps the translations of unchanged texts', {}, { descriptionIn, imageAltIn }],
    [
      'removes the translations of a changed description',
      { description: 'Natural wines.' },
      { descriptionIn: inNoLanguage, imageAltIn },
    ],
    [
      'removes the translations of a changed picture text',
      { imageAlt: '' },
      { descriptionIn, imageAltIn: inNoLanguage },
    ],
    [
      'removes the translations of the text of a replaced picture',
      { imageUrl: '/images/new.jpg' },
      { descriptionIn, imageAltIn: inNoLanguage },
    ],
  ])('%s', (_title, page, translations) => {
    expect(businessOfShopPage({ ...present, ...page }, business)).toMatchObject(translations);
  });
});

describe('offerOfShopPage', () => {
  const before = offer('vino', {
    offered: 'Two reds',
    offeredIn: inSpanish('Dos tintos'),
    withoutAlcohol: 'Verjus',
    withoutAlcoholIn: inSpanish('Agraz'),
    food: 'Olives',
    foodIn: inSpanish('Aceitunas'),
  });
  const present = presentShopPage(sampleBusiness(), before);

  it('keeps the translations of unchanged texts', () => {
    expect(offerOfShopPage(present, before)).toEqual(before);
  });

  it.each(['offered', 'withoutAlcohol', 'food'] as const)(
    'removes the translations of a changed or removed text: %s',
    (name) => {
      for (const text of ['Something else', '']) {
        const changed = { [name]: text, [`${name}In`]: inNoLanguage };
        expect(offerOfShopPage({ ...present, [name]: text }, before)).toEqual({
          ...before,
          ...changed,
        });
      }
    },
  );
});
