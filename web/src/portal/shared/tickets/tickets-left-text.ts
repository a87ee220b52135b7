import { texts } from '../../texts/texts.ts';

/** Returns the number of tickets left for a label, such as '12 left'; undefined without a limit. */
export function ticketsLeftText(left: number | null | undefined): string | undefined {
  if (left === null || left === undefined) return undefined;
  return texts.shared.labels.ticketsLeft({ left });
}
