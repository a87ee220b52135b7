import { afterEach, describe, expect, it, vi } from 'vitest';
import { downloadCsv } from './file.ts';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)';
const android = 'Mozilla/5.0 (Linux; Android 16; Pixel 9)';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

interface Device {
  userAgent: string;
  isInstalled: boolean;
  share?: () => Promise<void>;
  canShare?: boolean;
}

/** Saves a CSV on a device. Returns the shared files, and the names of the downloaded ones. */
async function saveOn({ userAgent, isInstalled, share = async () => {}, canShare = true }: Device) {
  const shared: File[] = [];
  const downloaded: string[] = [];
  vi.stubGlobal('navigator', {
    userAgent,
    platform: '',
    maxTouchPoints: 5,
    canShare: () => canShare,
    share: ({ files }: { files: File[] }) => {
      shared.push(...files);
      return share();
    },
  });
  window.matchMedia = () => ({ matches: isInstalled }) as MediaQueryList;
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    downloaded.push(this.download);
  });
  downloadCsv('tickets.csv', 'Ticket\nWW-1');
  await Promise.resolve();
  await Promise.resolve();
  return { shared, downloaded };
}

describe('downloadCsv', () => {
  it('opens the share sheet in the home screen app of an iPhone', async () => {
    const { shared, downloaded } = await saveOn({ userAgent: iphone, isInstalled: true });
    expect([shared[0]?.name, downloaded]).toEqual(['tickets.csv', []]);
    expect(await shared[0]?.text()).toContain('WW-1');
  });

  it.each([
    ['in a tab of an iPhone', { userAgent: iphone, isInstalled: false }],
    ['in an installed app of another phone', { userAgent: android, isInstalled: true }],
    ['if the phone cannot share files', { userAgent: iphone, isInstalled: true, canShare: false }],
  ])('downloads %s', async (_, device) => {
    expect(await saveOn(device)).toEqual({ shared: [], downloaded: ['tickets.csv'] });
  });

  it.each([
    ['downloads after a refusal', 'NotAllowedError', ['tickets.csv']],
    ['does not download after the person cancelled', 'AbortError', []],
  ])('%s', async (_, name, expected) => {
    const share = () => Promise.reject(new DOMException('no', name));
    const { downloaded } = await saveOn({ userAgent: iphone, isInstalled: true, share });
    expect(downloaded).toEqual(expected);
  });
});
