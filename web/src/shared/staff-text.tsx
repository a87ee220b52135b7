import type { Language } from '@wine-walk/common/model/languages.ts';
import { useTextLanguage } from './text-language.ts';

interface Props {
  children: string;
  translations: Record<Language, string>;
}

/** Text of staff, marked with its language if that is not the page's. */
export function StaffText({ children, translations }: Props) {
  return <span lang={useTextLanguage(translations)}>{children}</span>;
}
