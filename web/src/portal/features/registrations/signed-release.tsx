import { Box, Stack, Text } from '@chakra-ui/react';
import { readRelease } from '@wine-walk/common/api/releases.ts';
import { useState } from 'react';
import { useApiQuery } from '../../../platform/session/api.ts';
import { Button } from '../../../ui/button.tsx';
import { staffCall } from '../../session/staff-call.ts';

/** Text that was signed, on request. `version`: of the release in one language. */
export function SignedRelease({ version }: { version: string }) {
  const [isOpen, setOpen] = useState(false);
  const release = useApiQuery(
    readRelease,
    { params: { version } },
    { call: staffCall, enabled: isOpen },
  );
  return (
    <Box>
      <Button
        size="sm"
        variant="outline"
        aria-expanded={isOpen}
        loading={isOpen && release.isPending}
        loadingText="Loading…"
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Hide the text' : 'Show the signed text'}
      </Button>
      {isOpen && release.isError && <Text fontSize="sm">We couldn’t load this release.</Text>}
      {isOpen && release.data && (
        <Stack gap="2" mt="2" lang={release.data.language} fontSize="sm">
          <Text fontWeight="700">{release.data.title}</Text>
          {release.data.paragraphs.map(({ heading, text }) => (
            <Box key={`${heading}${text}`}>
              {heading && <Text fontWeight="600">{heading}</Text>}
              <Text whiteSpace="pre-line">{text}</Text>
            </Box>
          ))}
        </Stack>
      )}
    </Box>
  );
}
