/** Formats an amount, without zero cents: '$35', '$35.50'. */
export function moneyText(
  { amountCents, currency }: { amountCents: number; currency: string },
  locale: string,
): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amountCents / 100);
}

/** Formats a price as `moneyText`; empty if it is free, for which messages select `none`. */
export const priceText: typeof moneyText = (price, locale) =>
  price.amountCents > 0 ? moneyText(price, locale) : '';
