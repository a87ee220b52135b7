import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { shownResults } from '../../../support/portal/sample-results.ts';
import { catchSavedFiles } from '../../../support/portal/saved-files.ts';
import { TestTab } from '../../../support/portal/test-tab.tsx';
import { Poster } from './poster.tsx';

const files = catchSavedFiles();
const texts: string[] = [];

beforeEach(() => {
  texts.length = 0;
  const context = {
    fillRect: () => undefined,
    strokeRect: () => undefined,
    measureText: () => ({ width: 100 }),
    fillText: (text: string) => texts.push(text),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
});

/** Has canvases make this picture. Returns the mock that makes it. */
const makePicture = (picture: Blob | null) =>
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(picture));

async function save() {
  render(
    <TestTab>
      <Poster results={shownResults({ audience: 'shop', shopName: 'Vino Veritas' })} />
    </TestTab>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save the picture' }));
}

it('saves a picture of 8 by 10 inches with the stops of the shop', async () => {
  const toBlob = makePicture(new Blob(['picture']));
  await save();
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['our-evening.png']));
  expect(toBlob.mock.contexts).toMatchObject([{ width: 2400, height: 3000 }]);
  expect(texts).toEqual([
    'Vino Veritas',
    '70',
    'stops in one evening',
    'Autumn Wine Walk',
    'Friday, November 20, 2026',
    'Thank you for stopping by',
  ]);
});

it('says that the browser made no picture', async () => {
  makePicture(null);
  await save();
  expect(await screen.findByText('The picture couldn’t be made')).toBeTruthy();
  expect(files).toEqual([]);
});
