import { renderSVG } from 'uqr';

/** A QR code as an image, dark on white also in dark mode. */
export function SheetCode({ text, label }: { text: string; label: string }) {
  const drawing = renderSVG(text, { ecc: 'M', border: 0 });
  return (
    <img
      className="sheet-code"
      src={`data:image/svg+xml,${encodeURIComponent(drawing)}`}
      alt={label}
    />
  );
}
