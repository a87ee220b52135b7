import { type CatalogBusiness } from '@wine-walk/common/model/catalog.ts';
import { readSources } from '../../../tools/demo/sources.ts';
import { stack } from '../stack.ts';

/* Edge-case businesses that staff could enter. */

const {
  businesses: [vinoVeritas],
  offers: [offer],
} = readSources();
if (!vinoVeritas || !offer) throw new Error('The demo has no businesses.');
const {
  venueCode: _code,
  venuePin: _pin,
  isActive: _isActive,
  facts: _facts,
  ...example
} = vinoVeritas;
const { openFrom, openUntil, offered, offeredIn } = offer;

/** Copy of the demo's first business this many meters up the street. */
function made(id: string, meters: number, differs: Partial<CatalogBusiness>): CatalogBusiness {
  return {
    ...example,
    openFrom,
    openUntil,
    offered,
    offeredIn,
    offerText: '',
    pours: [],
    requiresVenueCode: false,
    id,
    status: 'open',
    latitude: example.latitude + meters / 111_195,
    ...differs,
  };
}

const longName =
  'The Honourable Company of Vintners, Coopers, Cheesemongers and Candlemakers of Upper Mill Street, Founded 1788, Refounded 1911, and Open Again Every First Friday Until the Last Guest Has Been Walked Home';

export const edgeCaseBusinesses: CatalogBusiness[] = [
  made('long', 20, {
    name: longName,
    description: `${longName}. `.repeat(4),
    rewardDescription: longName,
  }),
  made('one-word', 60, { name: `W${'o'.repeat(60)}w`, address: 'x'.repeat(120) }),
  made('right-to-left', 100, {
    name: 'מרתף היין של סבתא',
    description: 'יינות מהגליל, גבינות וזיתים.',
    address: 'רחוב הטחנה 14',
    category: 'wine_bar',
  }),
  made('emoji', 140, { name: '🍷👩‍👩‍👧‍👦 Château 🏳️‍🌈', description: '🍇🧀🥖', rating: 0 }),
  made('picture', 180, { name: 'The Painted Door', imageUrl: `${stack.url}/icon-512.png` }),
  made('broken-picture', 220, {
    name: 'The Cracked Pane',
    imageUrl: `${stack.url}/api/no-such.png`,
  }),
  made('bare', 260, {
    name: 'B',
    description: '',
    address: '',
    hasSpecialReward: false,
    requiresVenueCode: true,
  }),
];

export const manyBusinesses: CatalogBusiness[] = Array.from({ length: 60 }, (_, at) =>
  made(`door-${at}`, 14 * at, {
    name: `Mill Street ${at + 1}`,
    longitude: example.longitude + (at % 6) * 0.0004,
    hasSpecialReward: at % 7 === 0,
  }),
);
