import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadQrDecoder } from './camera-decoder.ts';

const own = vi.hoisted(() => ({
  isLoaded: false,
  formats: [] as unknown[],
  prepare: vi.fn(async (_options: Prepared) => undefined),
}));
interface Prepared {
  overrides: { locateFile: (path: string) => string };
  fireImmediately: boolean;
}

vi.mock('barcode-detector/ponyfill', () => {
  own.isLoaded = true;
  class BarcodeDetector {
    constructor({ formats }: { formats: unknown[] }) {
      own.formats = formats;
    }
    detect = async () => [{ rawValue: 'read by our copy' }];
  }
  return { BarcodeDetector, prepareZXingModule: own.prepare };
});
vi.mock('zxing-wasm/reader/zxing_reader.wasm?url', () => ({ default: '/assets/reader.wasm' }));

/** Native decoder that supports these formats. */
function browserReads(getSupportedFormats: () => Promise<string[]>) {
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = getSupportedFormats;
      detect = async () => [{ rawValue: 'read by the browser' }, { rawValue: 'and another' }];
    },
  );
}
const picture = document.createElement('video');
const read = async () => (await loadQrDecoder())(picture);

beforeEach(() => {
  vi.clearAllMocks();
  vi.resetModules();
  own.isLoaded = false;
});
afterEach(() => void vi.unstubAllGlobals());

describe('loadQrDecoder', () => {
  it('uses the native decoder if it reads QR codes', async () => {
    browserReads(async () => ['ean_13', 'qr_code']);
    expect(await read()).toEqual(['read by the browser', 'and another']);
    expect(own.isLoaded).toBe(false);
  });

  it('loads the bundled decoder otherwise', async () => {
    expect(await read()).toEqual(['read by our copy']);
    expect(own.isLoaded).toBe(true);
    expect(own.formats).toEqual(['qr_code']);
    browserReads(async () => ['ean_13']);
    expect(await read()).toEqual(['read by our copy']);
    browserReads(() => Promise.reject(new Error('no service')));
    expect(await read()).toEqual(['read by our copy']);
  });

  it('loads its wasm from this site', async () => {
    await read();
    const { overrides } = own.prepare.mock.calls[0]?.[0] ?? {};
    expect(overrides?.locateFile('zxing_reader.wasm')).toBe('/assets/reader.wasm');
  });
});
