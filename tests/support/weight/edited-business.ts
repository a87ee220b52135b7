import { buildCatalog } from '@wine-walk/common/rules/catalog/catalog.ts';
import { readSources } from '../../../tools/demo/sources.ts';
import { randomNumbers } from '../random.ts';

const { businesses: demo, rewards, pointRules } = readSources();
const edited = { version: 1, createdAt: '', updatedAt: '' };

/** Businesses with shuffled texts of the demo, so that they compress no better than prose. */
function sixtyBusinesses() {
  const random = randomNumbers(7);
  const roll = (below: number) => Math.floor(random() * below);
  const shuffled = (text: string, from: readonly string[]) =>
    text
      .split(' ')
      .map(() => from[roll(from.length)])
      .join(' ');
  const textsOf = (field: 'name' | 'description' | 'rewardDescription') =>
    demo.flatMap((each) => each[field].split(' '));
  return Array.from({ length: 60 }, (_, at) => {
    const model = demo[at % demo.length];
    if (!model) throw new Error('The demo has no businesses.');
    if (at < demo.length) return { ...model, ...edited, isActive: true };
    const name = shuffled(model.name, textsOf('name'));
    return {
      ...model,
      ...edited,
      isActive: true,
      id: `${name.toLowerCase().replace(/\W+/g, '-')}-${at}`,
      name,
      description: shuffled(model.description, textsOf('description')),
      rewardDescription: shuffled(model.rewardDescription, textsOf('rewardDescription')),
      address: `${roll(200)} ${model.address.replace(/^\d+ /, '')}`,
      imageUrl: `/pictures/${name.toLowerCase().replace(/\W+/g, '-')}.svg`,
      latitude: model.latitude + roll(9000) / 1e6,
      longitude: model.longitude + roll(9000) / 1e6,
    };
  });
}

/** Returns a value in the format that Firestore sends to a browser. */
function asSent(value: unknown): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (Number.isInteger(value)) return { integerValue: String(value) };
  if (typeof value === 'number') return { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(asSent) } };
  if (value === null || value === undefined) return { nullValue: null };
  return { mapValue: { fields: fieldsAsSent(value) } };
}
const fieldsAsSent = (data: object) =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, asSent(value)]));

/** Returns the message that Firestore sends to listeners when one of 60 businesses is edited. */
export function messageOfEdit(): string {
  const facts = {
    businesses: sixtyBusinesses(),
    rewards: rewards.map((reward) => ({ ...reward, ...edited, businessId: null, stock: null })),
    pointRules: pointRules.map((rule) => ({ ...rule, ...edited })),
  };
  const catalog = buildCatalog('autumn', { businessIds: null }, facts);
  const name = 'projects/wine-walk/databases/(default)/documents/catalogues/autumn';
  const document = { name, fields: fieldsAsSent(catalog), updateTime: '', createTime: '' };
  return JSON.stringify([{ documentChange: { document, targetIds: [2] } }]);
}
