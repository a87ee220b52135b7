const card = /^card[\s-]*(\d{1,4})$/i;
const digits = 4;

/** Returns the id of a stamp card as in its QR code: `CARD-0041` for 41. `number`: 1 to 9999. */
export function stampCardId(number: number): string {
  return `CARD-${String(number).padStart(digits, '0')}`;
}

/** Returns the id of the stamp card in a text: 'card 41', 'CARD-0041'. Null if there is none. */
export function readStampCard(text: string): string | null {
  const number = Number(card.exec(text.trim())?.[1] ?? 0);
  return number > 0 ? stampCardId(number) : null;
}
