/** The texts of the QR codes in a picture. */
export type QrDecoder = (picture: HTMLVideoElement) => Promise<string[]>;

/** What is used of BarcodeDetector (Shape Detection API), which TypeScript's DOM has not. */
interface Detector {
  detect: (picture: ImageBitmapSource) => Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: ['qr_code'] }): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
}

/** The browser's own decoder where it reads QR codes, else one that is loaded now. Rejects where it cannot be. */
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
  // Our own copy: left alone it would be fetched from a CDN.
  await prepareZXingModule({
    overrides: { locateFile: (path: string) => (path.endsWith('.wasm') ? wasm : path) },
    fireImmediately: true,
  });
  return new BarcodeDetector({ formats: ['qr_code'] });
}
