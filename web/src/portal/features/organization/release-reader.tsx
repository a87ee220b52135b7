import { Stack } from '@chakra-ui/react';
import { readRelease } from '@wine-walk/common/api/releases.ts';
import { sentenceStart } from '@wine-walk/common/lib/sentence-start.ts';
import type { Language } from '@wine-walk/common/model/languages.ts';
import { useState } from 'react';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { useOrganization } from '../../../platform/device/use-device-settings.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { ReleaseSections } from '../../../shared/release-sections.tsx';
import { AppDialog } from '../../../ui/app-dialog.tsx';
import { format } from '../../kit/format.ts';
import { SegmentedFilter } from '../../kit/lists/filter-controls.tsx';
import { TabSkeleton } from '../../kit/tab-skeleton.tsx';
import { mainLanguage, otherLanguages } from '../../shared/translations.tsx';
import { texts } from '../../texts/texts.ts';

interface Props {
  /** ID of a published release. */
  id: string;
  onClose: () => void;
}

/** Published release as it was signed, in each language of the organization. */
export function ReleaseReader({ id, onClose }: Props) {
  const organization = useOrganization();
  const main = mainLanguage(organization);
  const languages = [main, ...otherLanguages(organization)];
  const [language, setLanguage] = useState<Language>(main);
  const { data, error, refetch } = useApiQuery(readRelease, {
    params: { version: `${id}-${language}` },
  });
  const options = languages.map((show) => ({ show, label: sentenceStart(format.language(show)) }));
  const { release: t } = texts.organization;
  return (
    <AppDialog title={t.title} onClose={onClose}>
      <Stack gap="4">
        {options.length > 1 && (
          <SegmentedFilter<Language> options={options} chosen={language} onChoose={setLanguage} />
        )}
        {!data && !error && <TabSkeleton />}
        {error && !data && (
          <ErrorState title={t.readFailed} error={error} onRetry={() => void refetch()} />
        )}
        {data && <ReleaseSections {...data} />}
      </Stack>
    </AppDialog>
  );
}
