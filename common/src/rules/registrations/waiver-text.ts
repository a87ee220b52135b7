/** Liability release as shown and signed. */
export interface WaiverText {
  /** Year, month and language of publication. */
  version: string;
  language: 'en' | 'es';
  title: string;
  paragraphs: readonly { heading: string; text: string }[];
}
