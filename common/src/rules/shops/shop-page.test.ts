import { describe, expect, it } from 'vitest';
import { inNoLanguage } from '../../model/languages.ts';
import { offer, pour, sampleBusiness } from '../../support/samples.ts';
import {
  businessOfShopPage,
  missingShopPageParts,
  offerOfShopPage,
  presentShopPage,
  textsLosingTranslations,
  translatedTexts,
} from './shop-page.ts';

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

describe('textsLosingTranslations', () => {
  const business = sampleBusiness({ descriptionIn: inSpanish('Vinos del valle.') });
  const before = offer('vino', { food: 'Olives', foodIn: inSpanish('Aceitunas') });
  const present = presentShopPage(business, before);

  it('compares the texts that have a translation', () => {
    expect(translatedTexts(business, before)).toEqual(['description', 'food']);
  });

  it('returns none for unchanged texts', () => {
    expect(textsLosingTranslations(present, business, before)).toEqual([]);
  });

  it('returns the changed texts that have a translation', () => {
    const page = { ...present, description: 'Natural wines.', food: '', offered: 'Two reds' };
    expect(textsLosingTranslations(page, business, before)).toEqual(['description', 'food']);
  });
});

describe('missingShopPageParts', () => {
  const complete = {
    name: 'Vino Veritas',
    description: 'Natural wines.',
    imageUrl: null,
    imageAlt: '',
    openFrom: '17:00',
    openUntil: '21:00',
    offered: '',
    withoutAlcohol: 'Verjus',
    pours: [],
    food: 'Olives',
    contact: { person: 'Rosa Lund', phone: '', email: 'vino@example.com' },
  };
  const present = { imageUrl: '/images/bar.jpg', isUnsigned: false };
  const { contact } = complete;

  it('returns an empty list for a complete page', () => {
    expect(missingShopPageParts(complete, present)).toEqual([]);
  });

  it.each([
    ['description', { description: '' }],
    ['hours', { openFrom: '' }],
    ['hours', { openUntil: '' }],
    ['offer', { food: '' }],
    ['withoutAlcohol', { withoutAlcohol: '' }],
    ['withoutAlcohol', { withoutAlcohol: '', pours: [pour('Riesling')] }],
    ['contact', { contact: { ...contact, person: '' } }],
    ['contact', { contact: { ...contact, email: '' } }],
  ])('names the part that is missing: %s, of %j', (part, change) => {
    expect(missingShopPageParts({ ...complete, ...change }, present)).toEqual([part]);
  });

  it.each([
    { contact: { ...contact, email: '', phone: '555-0142' } },
    { withoutAlcohol: '', pours: [pour('Verjus', { isAlcoholFree: true })] },
    { food: '', offered: 'Two reds' },
    { food: '', pours: [pour('Riesling')] },
  ])('takes any of the texts of a part: %j', (change) => {
    expect(missingShopPageParts({ ...complete, ...change }, present)).toEqual([]);
  });

  it('needs a picture, present or sent, and the signature of the agreement', () => {
    const none = { imageUrl: '', isUnsigned: false };
    expect(missingShopPageParts(complete, none)).toEqual(['picture']);
    expect(missingShopPageParts({ ...complete, imageUrl: '/images/new.jpg' }, none)).toEqual([]);
    expect(missingShopPageParts(complete, { ...present, isUnsigned: true })).toEqual(['agreement']);
  });
});
