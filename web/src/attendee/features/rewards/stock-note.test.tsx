import { act, render, screen } from '@testing-library/react';
import { type CatalogReward } from '@wine-walk/common/model/catalog.ts';
import { inNoLanguage } from '@wine-walk/common/model/languages.ts';
import { catalogReward } from '@wine-walk/common/support/samples.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LocaleContext } from '../../../i18n/texts.ts';
import { spanishTexts } from '../../../support/catalog-texts.ts';
import { readyEventData, TestEventData } from '../../../support/test-event-data.tsx';
import { RewardCard } from './reward-card.tsx';

const spanish = spanishTexts;
const screenTexts = spanishTexts;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T20:00:00.000Z'), shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());

const inSpanish = {
  language: 'es',
  locale: 'es-US',
  texts: spanish,
  screenTexts,
  setLanguage: () => undefined,
} as const;

function Ticket({ reward, language }: { reward: CatalogReward; language: string }) {
  const rewardProgress = { reward, state: 'available', progress: 1, claimedAt: null } as never;
  const ticket = <RewardCard rewardProgress={rewardProgress}>{null}</RewardCard>;
  return language === 'es' ? <LocaleContext value={inSpanish}>{ticket}</LocaleContext> : ticket;
}
const show = (overrides: Partial<CatalogReward>, language = 'en') =>
  render(
    <TestEventData eventData={readyEventData()}>
      <Ticket reward={catalogReward('first', overrides)} language={language} />
    </TestEventData>,
  );

it.each([
  ['no translation', '', 'en'],
  ['a translation', 'Primer vino', ''],
])('marks the language of a name with %s on a Spanish page', (_, es, language) => {
  show({ nameIn: { ...inNoLanguage, es } }, 'es');
  expect(screen.getByRole('heading').lang).toBe(language);
});

it.each([
  ['few', 'Only a few left'],
  ['gone', 'All gone'],
] as const)('shows the stock of a limited reward with %s left', (stockLevel, text) => {
  show({ stockLevel });
  expect(screen.getByText(text)).toBeTruthy();
});

it.each([
  ['en', /^The last ones are reserved until 3:02\sPM$/, 'Only a few left'],
  ['es', /^Los últimos están reservados hasta las 3:02\sp\.m\.$/, 'Quedan pocos'],
])(
  'shows until when the last units are reserved, and the stock level after that (%s)',
  async (language, reserved, few) => {
    show({ stockLevel: 'few', promisedUntil: '2026-11-20T20:02:00.000Z' }, language);
    expect(screen.getByText(reserved)).toBeTruthy();
    expect(screen.queryByText(few)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(150_000));
    expect(screen.getByText(few)).toBeTruthy();
    expect(screen.queryByText(reserved)).toBeNull();
  },
);

it('shows that all units of a large stock are reserved, and nothing when one is free again', async () => {
  show({ stockLevel: 'plenty', promisedUntil: '2026-11-20T20:02:00.000Z' });
  expect(screen.getByText(/reserved until/)).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(150_000));
  expect(screen.queryByText(/reserved until|left/)).toBeNull();
});
