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
