import { Box, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { previewConfirmation } from '@wine-walk/common/api/mail.ts';
import type { LanguageCode } from '@wine-walk/common/model/organization-facts.ts';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { ErrorState } from '../../../shared/error-state.tsx';
import { AppDialog } from '../../../ui/app-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { LoadingRegion, SkeletonLines } from '../../../ui/skeletons.tsx';
import { SegmentedFilter } from '../../kit/lists/filter-controls.tsx';
import { staffCall } from '../../session/staff-call.ts';
import type { OrganizationBody, OrganizationValues } from './organization-record.ts';

const languages = [
  { show: 'en', label: 'English' },
  { show: 'es', label: 'Español' },
] as const;

type Form = UseFormReturn<OrganizationValues, unknown, OrganizationBody>;

/** Button that shows the confirmation mail with the texts of the form, also before they are saved. */
export function ConfirmationPreview({ form }: { form: Form }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" alignSelf="flex-start" onClick={() => setOpen(true)}>
        <Eye aria-hidden="true" />
        Preview the email
      </Button>
      {isOpen && <PreviewDialog form={form} onClose={() => setOpen(false)} />}
    </>
  );
}

function PreviewDialog({ form, onClose }: { form: Form; onClose: () => void }) {
  const [confirmationOpening, confirmationClosing, offered] = useWatch({
    control: form.control,
    name: ['confirmationOpening', 'confirmationClosing', 'languages'],
  });
  const options = languages.filter(({ show }) => offered.split(' ').includes(show));
  const [language, setLanguage] = useState<LanguageCode>(options[0]?.show ?? 'en');
  const body = { language, confirmationOpening, confirmationClosing };
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['confirmation-preview', body],
    queryFn: ({ signal }) => staffCall(previewConfirmation, { body, signal }),
    gcTime: 0,
  });
  return (
    <AppDialog isOpen title="Confirmation email" size="lg" onClose={onClose}>
      <Stack gap="4">
        <Text color="muted">
          For a made-up visitor with a ticket. It also has the QR code for the desk, a calendar file
          and a copy of the release.
        </Text>
        {options.length > 1 && (
          <SegmentedFilter<LanguageCode>
            options={options}
            chosen={language}
            onChoose={setLanguage}
          />
        )}
        {isPending && (
          <LoadingRegion>
            <SkeletonLines />
          </LoadingRegion>
        )}
        {error && (
          <ErrorState
            title="We couldn’t compose the email"
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        {data && (
          <>
            <Text>
              <strong>Subject:</strong> {data.subject}
            </Text>
            <Box borderWidth="1px" borderColor="line" borderRadius="l2" overflow="hidden">
              <iframe
                title="The email as HTML"
                sandbox=""
                srcDoc={data.html}
                style={{ display: 'block', width: '100%', height: '32rem', background: '#ffffff' }}
              />
            </Box>
            <details>
              <summary>Plain text</summary>
              <Text as="pre" mt="3" fontSize="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
                {data.text}
              </Text>
            </details>
          </>
        )}
      </Stack>
    </AppDialog>
  );
}
