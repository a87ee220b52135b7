const card = /^card[\s-]*(\d{1,4})$/i;
const digits = 4;

/** A stamp card's id, as its QR code has it: `CARD-0041` of 41. `number` is from 1 to 9999. */
export function stampCardId(number: number): string {
  return `CARD-${String(number).padStart(digits, '0')}`;
}

/** The stamp card that a text names, in its normal spelling: 'card 41', 'CARD-0041'. Null: none. */
export function readStampCard(text: string): string | null {
  const number = Number(card.exec(text.trim())?.[1] ?? 0);
  return number > 0 ? stampCardId(number) : null;
}
