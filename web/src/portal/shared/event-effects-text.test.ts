import type { EventEffect } from '@wine-walk/common/model/events.ts';
import { expect, it } from 'vitest';
import { loadTexts } from '../texts/texts.ts';
import { eventEffectsText } from './event-effects-text.ts';

const kinds: readonly [EventEffect[], string][] = [
  [[{ kind: 'inactive' }], 'The walk is switched off'],
  [[{ kind: 'over' }], 'The walk is over'],
  [[{ kind: 'not-started' }], 'The walk hasn’t started'],
  [[{ kind: 'published' }], 'The walk is published'],
  [[{ kind: 'paused' }, { kind: 'resumed' }], 'Check-in is paused; Check-in resumed'],
  [[{ kind: 'archived' }], 'The walk is archived'],
  [[{ kind: 'restored' }], 'The walk is back from the archive'],
  [[{ kind: 'ends-later', minutes: null }], 'The walk ends later'],
  [[{ kind: 'ends-later', minutes: 15 }], 'The walk ends 15 minutes later'],
  [[{ kind: 'ends-earlier', minutes: null }], 'The walk ends earlier'],
  [[{ kind: 'ends-earlier', minutes: 30 }], 'The walk ends 30 minutes earlier'],
  [[{ kind: 'joining', businesses: ['Vino'] }], 'Vino joins'],
  [
    [
      { kind: 'leaving', businesses: ['A', 'B'] },
      { kind: 'joining', businesses: ['C'] },
    ],
    'A, B leave; C joins',
  ],
  [[{ kind: 'leaving', businesses: ['Vino'] }], 'Vino leaves'],
  [[{ kind: 'joining', businesses: ['1', '2', '3'] }], '1, 2, 3 join'],
  [[{ kind: 'joining', businesses: ['1', '2', '3', '4'] }], '4 businesses join'],
  [[{ kind: 'moving', business: 'Vino', meters: 111 }], 'Vino moves by 365\u00a0ft'],
  [[{ kind: 'status', business: 'Vino', status: 'open' }], 'Vino is open again'],
  [[{ kind: 'status', business: 'Vino', status: 'closed' }], 'Vino is closed'],
  [[{ kind: 'status', business: 'Vino', status: 'sold-out' }], 'Vino is sold out'],
  [[{ kind: 'offer', business: 'Vino' }], 'The offer of Vino changes'],
  [[{ kind: 'reward-joining', reward: 'Two doors' }], 'The reward Two doors joins'],
  [[{ kind: 'reward-leaving', reward: 'Two doors' }], 'The reward Two doors leaves'],
  [
    [{ kind: 'reward-type', reward: 'Two doors' }],
    'The reward Two doors needs visits of another kind',
  ],
  [
    [{ kind: 'reward-visits', reward: 'Two doors', required: 3, requiredBefore: 2 }],
    'The reward Two doors needs 3 visits instead of 2',
  ],
  [
    [{ kind: 'reward-visits', reward: 'Two doors', required: 1, requiredBefore: 2 }],
    'The reward Two doors needs 1 visit instead of 2',
  ],
];

it.each(kinds)('writes %j', (effects, text) => expect(eventEffectsText(effects)).toBe(text));

it('writes every effect in Spanish', async () => {
  await loadTexts('es');
  const texts = kinds.map(([effects]) => eventEffectsText(effects));
  await loadTexts('en');
  expect(texts.filter((text) => /\b(the|is|joins?|leaves?|by)\b/i.test(text))).toEqual([]);
  expect(texts).toContain('El premio Two doors pide 1 visita en vez de 2');
  expect(texts).toContain('4 negocios se unen');
});
