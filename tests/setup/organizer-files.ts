import type { Page } from '@playwright/test';

/** File to choose in a form. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const csv = (name: string, lines: readonly string[]): ChosenFile => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
});

/** Names of 14 businesses along a street, 40 m apart. */
export const businessNames = [
  'Mill Street Cellar',
  'The Copper Kettle',
  'Gorge Books',
  'Limestone Gallery',
  'Maple & Rye',
  'Grand River Bakery',
  'Fergus Vinyl',
  'The Tipsy Heron',
  'Salem Antiques',
  'Quarry Coffee',
  'Wellington Theatre',
  'Bissell Barbers',
  'Irvine Cheese',
  'Victoria Hat Shop',
];

const categories = [
  'Wine bar',
  'Restaurant',
  'Bookstore',
  'Gallery',
  'Bar',
  'Bakery',
  'Retail',
  'Pub',
  'Antiques',
  'Coffee',
  'Theatre',
  'Barber',
  'Retail',
  'Retail',
];

const pictureName = (name: string) => `${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.jpg`;

/** List of the businesses with everything that a complete page has, and the names of their pictures. */
export const businessList = csv('businesses.csv', [
  'Business,Type,Street,Lat,Lng,Contact,Email,Picture,Picture description,Description,Opens,Closes,Pouring,No alcohol',
  ...businessNames.map((name, at) =>
    [
      name,
      categories[at],
      `${10 + at} Mill Street West`,
      (43.682 + at * 0.00036).toFixed(6),
      '-80.432',
      `Owner ${at}`,
      `owner${at}@example.com`,
      pictureName(name),
      `Front of ${name}`,
      `${name} is on Mill Street.`,
      '6 pm',
      '10 pm',
      'Riesling and Pinot Noir',
      'Verjus with soda',
    ].join(','),
  ),
]);

/** Export of Eventbrite with 350 attendees, 40 of them designated drivers, in orders of two. */
export const eventbriteExport = csv('attendees.csv', [
  'Order #,Order Date,First Name,Last Name,Email,Quantity,Price Tier,Ticket Type,Attendee #,Group,Order Type,Currency,Total Paid,Fees Paid,Eventbrite Fees,Eventbrite Payment Processing,Attendee Status',
  ...Array.from({ length: 350 }, (_, at) => {
    const order = 7000 + Math.floor(at / 2);
    const type = at < 40 ? 'Designated driver' : 'Tasting';
    return `${order},2026-10-01,Guest,Number ${at + 1},guest${order}@example.com,1,,${type},${50_000 + at},,Eventbrite Completed,CAD,45.00,0,0,0,Attending`;
  }),
]);

/** Eight volunteers, two of them at a business. */
export const roster = csv('roster.csv', [
  'Name,Phone,Email,Role,Station',
  ...Array.from({ length: 8 }, (_, at) =>
    [
      `Volunteer ${at + 1}`,
      `519555010${at}`,
      `volunteer${at + 1}@example.com`,
      at < 6 ? 'Check-in' : 'Host',
      at < 6 ? 'Desk' : businessNames[at],
    ].join(','),
  ),
]);

/** Streets and a park around the businesses. */
export const streets: ChosenFile = {
  name: 'elora.geojson',
  mimeType: 'application/geo+json',
  buffer: Buffer.from(
    JSON.stringify({
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          properties: { highway: 'residential', name: 'Mill Street West' },
          geometry: {
            type: 'LineString',
            coordinates: [
              [-80.4319, 43.6815],
              [-80.4319, 43.6875],
            ],
          },
        },
        {
          type: 'Feature',
          properties: { highway: 'residential', name: 'Metcalfe Street' },
          geometry: {
            type: 'LineString',
            coordinates: [
              [-80.434, 43.684],
              [-80.43, 43.684],
            ],
          },
        },
      ],
    }),
  ),
};

/** Draws a photo larger than pictures are stored, as a phone takes it, for each name. */
export async function drawPhotos(page: Page, names: readonly string[]): Promise<ChosenFile[]> {
  const drawn = await page.evaluate(
    (titles) =>
      titles.map((title, at) => {
        const canvas = document.createElement('canvas');
        Object.assign(canvas, { width: 2400, height: 1600 });
        const context = canvas.getContext('2d');
        if (!context) return '';
        context.fillStyle = `hsl(${at * 25} 45% 55%)`;
        context.fillRect(0, 0, 2400, 1600);
        context.fillStyle = '#fff';
        context.font = '160px serif';
        context.fillText(title, 200, 800);
        return canvas.toDataURL('image/jpeg', 0.8).split(',')[1] ?? '';
      }),
    [...names],
  );
  return drawn.map((base64, at) => ({
    name: pictureName(names[at] ?? ''),
    mimeType: 'image/jpeg',
    buffer: Buffer.from(base64, 'base64'),
  }));
}

/** Draws a logo. */
export async function drawLogo(page: Page): Promise<ChosenFile> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 600, height: 300 });
    const context = canvas.getContext('2d');
    context?.fillRect(40, 40, 520, 220);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}

const clauses = (heading: string, text: string) =>
  Array.from({ length: 6 }, (_, at) => `${heading} ${at + 1}\n${text}`).join('\n\n');

/** Release in both languages, with the fields for organizer and jurisdiction. */
export const release = {
  'Title in English': 'Release of {organizer}',
  'Text in English': clauses(
    'Section',
    'I take part at my own risk, and I release {organizer} under the laws of {jurisdiction}.',
  ),
  'Title in Spanish': 'Exención de {organizer}',
  'Text in Spanish': clauses(
    'Sección',
    'Participo bajo mi propio riesgo y libero a {organizer} según las leyes de {jurisdiction}.',
  ),
};
