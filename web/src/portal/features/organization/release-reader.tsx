import { Stack } from '@chakra-ui/react';
import { sentenceStart } from '@wine-walk/common/lib/sentence-start.ts';
import type { Language } from '@wine-walk/common/model/languages.ts';
import { useState } from 'react';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { useOrganization } from '../../../platform/device/use-device-settings.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { ReleaseSections } from '../../../shared/release-sections.tsx';
import { AppDialog } from '../../../ui/dialogs/app-dialog.tsx';
import { format } from '../../kit/format.ts';
import { SegmentedFilter } from '../../kit/lists/filter-controls.tsx';
import { TabSkeleton } from '../../kit/tab-skeleton.tsx';
import { mainLanguage } from '../../shared/translations.tsx';
import { type SignedTextKind, signedTexts } from './signed-texts.ts';

interface Props {
  kind: SignedTextKind;
  /** ID of a published text. */
  id: string;
  onClose: () => void;
}

/** Published release or agreement as it is signed, in each language of the organization. */
export function ReleaseReader({ kind, id, onClose }: Props) {
  const organization = useOrganization();
  const main = mainLanguage(organization);
  const [language, setLanguage] = useState<Language>(main);
  const { data, error, refetch } = useApiQuery(signedTexts[kind].read, {
    params: { version: `${id}-${language}` },
  });
  const options = organization.languages.map((show) => ({
    show,
    label: sentenceStart(format.language(show)),
  }));
  const t = signedTexts[kind].texts;
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
