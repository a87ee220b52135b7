import { Box, Stack, Text } from '@chakra-ui/react';
import { readRelease } from '@wine-walk/common/api/releases.ts';
import { useState } from 'react';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { Button } from '../../../ui/button.tsx';
import { texts } from '../../texts/texts.ts';

/** Text that was signed, on request. `version`: of the release in one language. */
export function SignedRelease({ version }: { version: string }) {
  const { details } = texts.registrations;
  const [isOpen, setOpen] = useState(false);
  const release = useApiQuery(readRelease, { params: { version } }, { enabled: isOpen });
  return (
    <Box>
      <Button
        size="sm"
        variant="outline"
        aria-expanded={isOpen}
        loading={isOpen && release.isPending}
        loadingText={details.loadingRelease}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? details.hideRelease : details.showRelease}
      </Button>
      {isOpen && release.isError && <Text fontSize="sm">{details.releaseFailed}</Text>}
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
