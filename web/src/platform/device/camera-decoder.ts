/** Texts of the QR codes in a video frame. */
export type QrDecoder = (picture: HTMLVideoElement) => Promise<string[]>;

/** Used part of BarcodeDetector (Shape Detection API), missing in TypeScript's DOM types. */
interface Detector {
  detect: (picture: ImageBitmapSource) => Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: ['qr_code'] }): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
}

/**
 * Returns the native decoder if it reads QR codes, else loads the bundled one. Rejects if it cannot be
 * loaded.
 */
export async function loadQrDecoder(): Promise<QrDecoder> {
  const detector = (await nativeDetector()) ?? (await loadedDetector());
  return async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue);
}

async function nativeDetector(): Promise<Detector | null> {
  const { BarcodeDetector: Native } = globalThis as { BarcodeDetector?: DetectorClass };
  try {
    const formats = (await Native?.getSupportedFormats()) ?? [];
    return Native && formats.includes('qr_code') ? new Native({ formats: ['qr_code'] }) : null;
  } catch {
    return null;
  }
}

async function loadedDetector(): Promise<Detector> {
  const [{ BarcodeDetector, prepareZXingModule }, { default: wasm }] = await Promise.all([
    import('barcode-detector/ponyfill'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ]);
  // Self-hosted; the default is a CDN.
  await prepareZXingModule({
    overrides: { locateFile: (path: string) => (path.endsWith('.wasm') ? wasm : path) },
    fireImmediately: true,
  });
  return new BarcodeDetector({ formats: ['qr_code'] });
}
