/** A liability release as it is shown and signed. */
export interface WaiverText {
  /** Year, month and language of its publication. */
  version: string;
  language: 'en' | 'es';
  title: string;
  paragraphs: readonly { heading: string; text: string }[];
}
