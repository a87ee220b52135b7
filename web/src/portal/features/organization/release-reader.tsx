import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { useOrganization } from '../../../platform/device/use-device-settings.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { ReleaseSections } from '../../../shared/release-sections.tsx';
import { AppDialog } from '../../../ui/dialogs/app-dialog.tsx';
import { TabSkeleton } from '../../kit/tab-skeleton.tsx';
import { LanguageFilter } from '../../shared/language-filter.tsx';
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
  const { languages } = useOrganization();
  const [language, setLanguage] = useState(mainLanguage({ languages }));
  const { data, error, refetch } = useApiQuery(signedTexts[kind].read, {
    params: { version: `${id}-${language}` },
  });
  const t = signedTexts[kind].texts;
  return (
    <AppDialog title={t.title} onClose={onClose}>
      <Stack gap="4">
        <LanguageFilter languages={languages} chosen={language} onChoose={setLanguage} />
        {!data && !error && <TabSkeleton />}
        {error && !data && (
          <ErrorState title={t.readFailed} error={error} onRetry={() => void refetch()} />
        )}
        {data && <ReleaseSections {...data} />}
      </Stack>
    </AppDialog>
  );
}
