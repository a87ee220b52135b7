import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { summarizeProgress } from '@wine-walk/common/rules/rewards/progress.ts';
import { catalogBusiness, catalogPointRule, verified } from '@wine-walk/common/support/samples.ts';
import type { ComponentProps } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { LocaleContext } from '../../../../i18n/texts.ts';
import type { ShareText } from '../../../../platform/device/share.ts';
import { spanishTexts } from '../../../../support/catalog-texts.ts';
import { readyEventData, TestEventData } from '../../../../support/test-event-data.tsx';
import { testLocale } from '../../../../support/test-frame.tsx';
import type { ShareImageContent } from '../../../shared/share-progress/share-image.ts';
import { ShareDeviceContext } from '../../../shared/share-progress/use-share-progress.ts';
import EventRecap from './event-recap.tsx';

const eventData = readyEventData({
  catalog: {
    businesses: [
      catalogBusiness('vino', { name: 'Vino Veritas', hasSpecialReward: true }),
      catalogBusiness('rail', { name: 'The Brass Rail' }),
      catalogBusiness('print', { name: 'The Print Room' }),
    ],
    pointRules: [catalogPointRule({ points: 25 })],
  },
  progress: { visits: { rail: verified(160), vino: verified(12) } },
});

const image = new File(['png'], 'wine-walk.png', { type: 'image/png' });

function show(
  overrides: Partial<Parameters<typeof ShareDeviceContext>[0]['value']> = {},
  shown = eventData,
  locale: ComponentProps<typeof LocaleContext>['value'] = testLocale,
) {
  const device = {
    shareText: vi.fn(async (_item: ShareText) => 'shared' as const),
    sharePicture: vi.fn(async () => 'shared' as const),
    drawPicture: vi.fn(async (_facts: ShareImageContent) => image),
  };
  render(
    <TestEventData eventData={shown}>
      <LocaleContext value={locale}>
        <ShareDeviceContext value={{ ...device, ...overrides }}>
          <EventRecap
            eventData={shown}
            summary={summarizeProgress(shown.catalog, shown.progress)}
          />
        </ShareDeviceContext>
      </LocaleContext>
    </TestEventData>,
  );
  const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  return { device, clickButton };
}

it('counts businesses, rewards and points', () => {
  show();
  const stats = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
  expect(stats).toEqual(['stops2', 'rewards0', 'points50']);
});

it('offers to share above the counts', () => {
  show();
  const share = screen.getByRole('button', { name: 'Share as a picture' });
  const [count] = screen.getAllByRole('term');
  expect(share.compareDocumentPosition(count as HTMLElement)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

it('shows the date of the walk and how many of its stops were made', () => {
  show();
  expect(screen.getByText(/^Friday, November 20, 2026 · 2 of 3 stops visited/)).toBeTruthy();
});

it('shows no zeros without a stamp', () => {
  show({}, { ...eventData, progress: { ...eventData.progress, visits: {} } });
  expect(screen.getByText('No stamps this time. See you at the next walk!')).toBeTruthy();
  expect(screen.getByText('Friday, November 20, 2026')).toBeTruthy();
  expect(screen.queryAllByRole('term')).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Share as a picture' })).toBeNull();
});

it('lists the stamps in the order of their visits', () => {
  show();
  const stamps = within(screen.getByRole('list', { name: 'Your stamps' })).getAllByRole('img');
  expect(stamps.map((stamp) => stamp.getAttribute('aria-label'))).toEqual([
    'Vino Veritas stamp, 1:12 PM',
    'The Brass Rail stamp, 3:40 PM',
  ]);
});

it('shares the progress as text', async () => {
  const { device, clickButton } = show();
  await clickButton('Share as text');
  expect(device.shareText.mock.calls.flat()).toMatchObject([
    { text: expect.stringContaining('I’ve visited 2 of 3 stops') as string },
  ]);
});

it('shares a link to the domain of the deployment', async () => {
  vi.stubEnv('VITE_APP_URL', 'https://walk.example.org');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { device, clickButton } = show();
  await clickButton('Share as text');
  expect(device.shareText.mock.calls[0]?.[0].text).toMatch(/\nhttps:\/\/walk\.example\.org\/walk$/);
});

it('copies the text, or shows it, when it cannot be shared', async () => {
  const { clickButton } = show({ shareText: async () => 'copied' });
  await clickButton('Share as text');
  expect(await screen.findByText('Copied to Clipboard')).toBeTruthy();
});

it('shows the text when neither sharing nor copying is available', async () => {
  const { clickButton } = show({ shareText: async () => 'unavailable' });
  await clickButton('Share as text');
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox');
  expect(box.value).toContain('2 of 3 stops');
});

it('shares an image of the event', async () => {
  const { device, clickButton } = show();
  await clickButton('Share as a picture');
  expect(device.drawPicture).toHaveBeenCalledOnce();
  expect(device.drawPicture.mock.calls[0]?.[0]).toMatchObject({
    title: 'Autumn Wine Walk',
    date: 'Friday, November 20, 2026',
    visited: '2',
    ofBusinesses: 'of 3 stops',
    address: 'localhost:3000/walk',
    stamps: [
      { name: 'Vino Veritas', time: '1:12 PM', isSpecial: true, isInked: true },
      { name: 'The Brass Rail', time: '3:40 PM', isSpecial: false, isInked: true },
      { name: expect.any(String) as string, time: '', isInked: false },
    ],
  });
  expect(device.sharePicture).toHaveBeenCalledExactlyOnceWith(expect.anything(), image);
});

it('begins the date of the image with a capital in Spanish', async () => {
  const locale = { ...testLocale, language: 'es', locale: 'es-US', texts: spanishTexts } as const;
  const { device, clickButton } = show({}, eventData, locale);
  await clickButton('Compartir como imagen');
  const date = device.drawPicture.mock.calls[0]?.[0].date;
  expect(date).toBe('Viernes, 20 de noviembre de 2026');
});

it('shows where an image is saved that cannot be shared', async () => {
  const { clickButton } = show({ sharePicture: async () => 'saved' });
  await clickButton('Share as a picture');
  expect(await screen.findByText('Picture saved')).toBeTruthy();
});

it('draws one image at a time', async () => {
  const drawing = Promise.withResolvers<File>();
  const drawPicture = vi.fn(() => drawing.promise);
  const { device, clickButton } = show({ drawPicture });
  await clickButton('Share as a picture');
  await clickButton('Drawing…');
  expect(drawPicture).toHaveBeenCalledOnce();
  await act(async () => drawing.resolve(image));
  expect(device.sharePicture).toHaveBeenCalledOnce();
});

it('shows an error when the image cannot be drawn and allows a retry', async () => {
  const cause = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { clickButton } = show({
    drawPicture: () => Promise.reject(new Error('There is no canvas.')),
  });
  await clickButton('Share as a picture');
  expect(await screen.findByText('We couldn’t make the picture')).toBeTruthy();
  expect(cause).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Share as a picture' })).toBeTruthy();
});
