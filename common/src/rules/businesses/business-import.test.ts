import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseCsv } from '../../lib/csv/csv-table.ts';
import { businessCategory } from '../../model/categories.ts';
import { languages } from '../../model/languages.ts';
import { businessFile, businessOfPicture } from './business-import.ts';

const header = [
  'Business Name',
  'Type',
  'Street Address',
  'Lat',
  'Lng',
  'Contact',
  'Email',
  'Sign',
];
const loom = [
  'The Loom',
  'Boutique',
  '7 Mill Street',
  '38.1497',
  '-79.0754',
  'Rosa',
  'r@x.org',
  'A',
];
const depot = ['Depot Books', 'Bookstore', '2 Depot Sq', '38.1502', '-79.0741', '', '', 'B'];

function parse(rows: string[][], present: Parameters<typeof businessFile.readLines>[1] = []) {
  const file = parseCsv(businessFile, rows, present);
  if ('problem' in file) throw new Error(file.problem);
  return file;
}

function categoryLabels(language: string): Record<string, string> {
  const path = join(import.meta.dirname, '../../messages/businesses', `${language}.json`);
  const texts = JSON.parse(readFileSync(path, 'utf8')) as {
    attendee: { categories: Record<string, string> };
  };
  return texts.attendee.categories;
}

/** The line of the loom with other cells by their column. */
const loomWith = (change: Record<number, string>) => loom.map((cell, at) => change[at] ?? cell);

describe('businessFile', () => {
  it('reads businesses with a private contact, and leaves other columns unused', () => {
    const { records: businesses, columns } = parse([header, loom, depot]);
    expect(businesses.map(({ name, category }) => [name, category])).toEqual([
      ['The Loom', 'retail'],
      ['Depot Books', 'retail'],
    ]);
    expect(businesses[0]).toMatchObject({
      latitude: 38.1497,
      longitude: -79.0754,
      contact: { person: 'Rosa', email: 'r@x.org' },
    });
    expect(columns.labels.at(-1)).toBe('Sign');
  });

  it('reads the hours and the drinks of a complete shop', () => {
    const { records } = parse([
      [...header, 'Opens', 'Closes', 'Pouring', 'No alcohol'],
      [...loom, '5 pm', '21:00', 'Riesling', 'Verjus'],
    ]);
    expect(records[0]?.facts).toMatchObject({
      openFrom: '17:00',
      openUntil: '21:00',
      offered: 'Riesling',
      withoutAlcohol: 'Verjus',
    });
  });

  it('reads hours up to 7 without AM and PM as in the afternoon', () => {
    const { records } = parse([
      [...header, 'Opens', 'Closes'],
      [...loom, '5', '9'],
    ]);
    expect(records[0]?.facts).toMatchObject({ openFrom: '17:00', openUntil: '21:00' });
  });

  it('reads both coordinates from one cell, a website without https, and Spanish headers', () => {
    const { records: businesses } = parse([
      ['Nombre', 'Tipo', 'Dirección', 'Coordenadas', 'Sitio web'],
      ['Vino', 'Vinos', 'Calle 1', '38.149781, -79.075453', 'www.example.com'],
    ]);
    expect(businesses[0]).toMatchObject({
      category: 'wine_bar',
      longitude: -79.075453,
      facts: { website: 'https://www.example.com' },
    });
  });

  it('reads coordinates as My Maps, spreadsheets and encyclopedias write them', () => {
    const rows = [
      ['POINT (-79.0754 38.1498)', '', ''],
      ['38.1498° N, 79.0754° W', '', ''],
      ['38°08\'59.28"N 79°04\'31.44"W', '', ''],
      ['', '38.1498', '\u221279.0754'],
      ['', '38,1498', '-79,0754'],
    ];
    const { records } = parse([
      ['WKT', 'Latitude', 'Longitude', 'Name', 'Category', 'Address'],
      ...rows.map((cells, at) => [...cells, `Field ${at}`, 'wine bar', `${at} Mill Street`]),
    ]);
    expect(records.map(({ latitude, longitude }) => [latitude, longitude])).toEqual(
      rows.map(() => [38.1498, -79.0754]),
    );
  });

  it.each([
    ['Barber', 'services'],
    ['Beauty Salon & Barbershop', 'services'],
    ['Dinner', undefined],
    ['Bars', 'bar'],
    ['Brewpub', 'bar'],
    ['wine_bar', 'wine_bar'],
    ['Café', 'restaurant'],
    ['Art Galleries', 'art_gallery'],
    ['Martial Arts Studio', 'services'],
    ['Antigüedades', 'antiques'],
    ['Theatre', 'entertainment'],
    ['Bookstores', 'retail'],
    ['Vins', 'wine_bar'],
    ['Antiquités', 'antiques'],
    ['Divertissement', 'entertainment'],
    ['Vinyl Records', undefined],
  ])('matches whole words of a category: %s', (category, expected) => {
    const { records: businesses } = parse([header, loomWith({ 1: category })]);
    expect(businesses[0]?.category).toBe(expected);
  });

  it.each(languages)('reads the own labels of the categories, in %s', (language) => {
    const labels = Object.entries(categoryLabels(language));
    expect(labels).toHaveLength(businessCategory.options.length);
    for (const [category, label] of labels) {
      const { records } = parse([header, loomWith({ 1: label })]);
      expect([label, records[0]?.category]).toEqual([label, category]);
    }
  });

  it('leaves out a business that is there, also with its address in other words', () => {
    const there = { name: 'the loom', latitude: 38.1497, longitude: -79.0754 };
    const file = parse([header, loom, depot], [{ ...there, address: '7, Mill St.' }]);
    expect(file.present).toEqual(['The Loom']);
    expect(file.records).toHaveLength(1);
  });

  it.each([
    ['no coordinates', { 3: '' }, { kind: 'no-coordinates' }],
    [
      'swapped coordinates',
      { 3: '-79.0754', 4: '38.1497' },
      { kind: 'swapped', latitude: '-79.0754', longitude: '38.1497' },
    ],
    ['no category', { 1: '' }, { kind: 'no-category' }],
    ['an unknown category', { 1: 'Zeppelin' }, { kind: 'unknown-category', category: 'Zeppelin' }],
    [
      'no name',
      { 0: '' },
      {
        kind: 'invalid',
        fields: [{ name: 'name', problem: { code: 'required', details: { min: 1 } } }],
      },
    ],
    ['an invalid email', { 6: 'rosa@' }, { kind: 'invalid', fields: [{ name: 'contactEmail' }] }],
  ])('keeps a line with %s as it is, with the reason', (_, change, problem) => {
    const { records: businesses, invalid } = parse([header, loomWith(change), depot]);
    expect(businesses).toHaveLength(1);
    expect(invalid).toMatchObject([{ line: 2, cells: loomWith(change), problem }]);
  });

  it('names the first line of a business that is in the file twice', () => {
    const { invalid } = parse([header, loom, loom]);
    expect(invalid).toMatchObject([
      { line: 3, problem: { kind: 'repeated', name: 'The Loom', line: 2 } },
    ]);
  });

  it('requests the column of names', () => {
    const file = parse([
      ['Lat', 'Lng'],
      ['38.1', '-79.0'],
    ]);
    expect(file.isColumnMissing).toBe(true);
  });

  it('reports an empty file', () => {
    expect(parseCsv(businessFile, [[]], [])).toEqual({ problem: 'empty' });
  });

  it('reads the address of a picture, or the name of its file, with its description', () => {
    const { records: businesses, pictureFiles } = parse([
      [...header, 'Photo', 'Alt text'],
      [...loom, 'Loom front.JPG', 'The loom at dusk'],
      [...depot, 'https://depot.example/front.jpg', ''],
    ]);
    expect(businesses.map(({ imageUrl, imageAlt }) => [imageUrl, imageAlt])).toEqual([
      ['', 'The loom at dusk'],
      ['https://depot.example/front.jpg', ''],
    ]);
    expect(pictureFiles).toEqual(['Loom front.JPG', '']);
  });
});

describe('businessOfPicture', () => {
  const file = parse([
    [...header, 'Picture'],
    [...loom, 'front'],
    [...depot, ''],
  ]);

  it.each([
    ['front.webp', 0],
    ['FRONT.JPG', 0],
    ['depot-books.png', 1],
    ['Depot Books 2.png', -1],
    ['the loom.jpg', 0],
    ['.png', -1],
  ])('finds the business of %s', (fileName, expected) => {
    expect(businessOfPicture(fileName, file)).toBe(expected);
  });
});
