import { sentenceStart } from '@wine-walk/common/lib/texts/sentence-start.ts';
import type { Language } from '@wine-walk/common/model/languages.ts';
import { format } from '../kit/format.ts';
import { SegmentedFilter } from '../kit/lists/filter-controls.tsx';

interface Props {
  languages: readonly Language[];
  chosen: Language;
  onChoose: (language: Language) => void;
}

/** Choice of a language, if there are several. */
export function LanguageFilter({ languages, chosen, onChoose }: Props) {
  if (languages.length < 2) return null;
  const options = languages.map((show) => ({ show, label: sentenceStart(format.language(show)) }));
  return <SegmentedFilter<Language> options={options} chosen={chosen} onChoose={onChoose} />;
}
