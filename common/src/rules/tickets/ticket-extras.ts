/** Extras that stay one as a ticket or pass. */
const vouchers =
  /raffle|parking|tombola|verlosung|\brifas?\b|sorteo|estacionamiento|aparcamiento|stationnement|parkschein|parkplatz/i;
const extras =
  /glass|tote|donat|shirt|merch|add-?on|poster|gift|shipping|sponsor|\bcopas?\b|vaso|bolsa|donaci|verre|\bsacs?\b|\bdon\b|spende|tasche|\bglas\b/i;
const admissions = /ticket|admission|entry|pass\b|entrada|boleto|billet|eintritt|karte/i;

/** Beginning of the extras in the name of a product, after its first part. */
const joint =
  /[+&(),;:/]|\s[-\u2013\u2014]\s|\b(?:w\/|(?:with|without|no|incl\w*|plus|and|con|sin|incluye|y|avec|sans|et|mit|ohne|und|inkl)\b)/i;

/**
 * Returns whether a product is an extra such as a glass, a bag or a donation by its name: `unclear` if it has an extra beside
 * something else, such as `VIP + tote bag` or `Souvenir glass (includes entry)`.
 */
export function kindOfProduct(product: string): 'admission' | 'extra' | 'unclear' {
  const at = joint.exec(product)?.index ?? product.length;
  const first = product.slice(0, at);
  const rest = product.slice(at);
  if (isExtra(first)) return admissions.test(rest) && !isExtra(rest) ? 'unclear' : 'extra';
  const hasExtra = extras.test(rest) || vouchers.test(rest);
  return hasExtra && !admissions.test(first) ? 'unclear' : 'admission';
}

/** True if a part of a name is that of an extra alone. */
function isExtra(part: string): boolean {
  return vouchers.test(part) || (extras.test(part) && !admissions.test(part));
}
