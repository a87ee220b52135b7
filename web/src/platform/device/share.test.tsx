import { afterEach, expect, test, vi } from 'vitest';
import { shareImage, shareText } from './share.ts';

const item = { title: 'Autumn Wine Walk', text: 'I have visited 2 of 3 doors.' };
const picture = new File(['png'], 'wine-walk.png', { type: 'image/png' });
afterEach(() => void vi.unstubAllGlobals());

/** Browser with these capabilities. */
function browserWith(members: Partial<Pick<Navigator, 'share' | 'canShare' | 'clipboard'>>) {
  vi.stubGlobal('navigator', { userAgent: 'Test', ...members });
}
const clipboard = (writeText: () => Promise<void>) => ({ writeText }) as unknown as Clipboard;
const failing = (name: string) => vi.fn(() => Promise.reject(new DOMException('no', name)));

test('shares a text', async () => {
  const share = vi.fn(async () => undefined);
  browserWith({ share });
  expect(await shareText(item)).toBe('shared');
  expect(share).toHaveBeenCalledExactlyOnceWith(item);
});

test('copies nothing when sharing is cancelled', async () => {
  const writeText = vi.fn(async () => undefined);
  browserWith({ share: failing('AbortError'), clipboard: clipboard(writeText) });
  expect(await shareText(item)).toBe('cancelled');
  expect(writeText).not.toHaveBeenCalled();
});

test('copies the text without Web Share or after a failure', async () => {
  const writeText = vi.fn(async () => undefined);
  browserWith({ clipboard: clipboard(writeText) });
  expect(await shareText(item)).toBe('copied');
  browserWith({ share: failing('NotAllowedError'), clipboard: clipboard(writeText) });
  expect(await shareText(item)).toBe('copied');
  expect(writeText).toHaveBeenCalledWith(item.text);
});

test('returns unavailable if the clipboard refuses or is missing', async () => {
  browserWith({ clipboard: clipboard(failing('NotAllowedError')) });
  expect(await shareText(item)).toBe('unavailable');
  browserWith({});
  expect(await shareText(item)).toBe('unavailable');
});

test('shares an image if files are supported', async () => {
  const share = vi.fn(async () => undefined);
  browserWith({ share, canShare: () => true });
  expect(await shareImage(item, picture)).toBe('shared');
  expect(share).toHaveBeenCalledExactlyOnceWith({ ...item, files: [picture] });
});

test('saves nothing when sharing an image is cancelled', async () => {
  browserWith({ share: failing('AbortError'), canShare: () => true });
  expect(await shareImage(item, picture)).toBe('cancelled');
});

test.each([
  ['no share sheet', {}],
  ['one that takes no files', { share: vi.fn(), canShare: () => false }],
  ['one that fails', { share: failing('NotAllowedError'), canShare: () => true }],
])('saves an image by name with %s', async (_, members) => {
  browserWith(members);
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(`${this.download} ${this.href}`);
  });
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:picture', revokeObjectURL: vi.fn() });
  expect(await shareImage(item, picture)).toBe('saved');
  expect(saved).toEqual(['wine-walk.png blob:picture']);
});
