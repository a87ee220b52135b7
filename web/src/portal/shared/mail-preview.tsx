import { Box, Stack, Text } from '@chakra-ui/react';
import type { MailPreview } from '@wine-walk/common/api/mail.ts';
import { sentenceStart } from '@wine-walk/common/lib/sentence-start.ts';
import type { Language } from '@wine-walk/common/model/languages.ts';
import { useEffect, useRef } from 'react';
import { classifyFailure } from '../../platform/delivery-queue/classify-failure.ts';
import { ErrorState } from '../../shared/error-state.tsx';
import { LoadingRegion, SkeletonLines } from '../../ui/skeletons.tsx';
import { format } from '../kit/format.ts';
import { SegmentedFilter } from '../kit/lists/filter-controls.tsx';
import { staffMessage } from '../session/portal-texts.ts';
import { texts } from '../texts/texts.ts';

/** Trusted Types, which TypeScript's DOM does not have; a policy returns a TrustedHTML in place of the text. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): typeof rules;
}

/** Policy for the HTML of mails, whose frame runs no scripts; undefined in browsers without Trusted Types. */
const policy = (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('mail', {
  createHTML: (html) => html,
});

interface Props {
  /** Languages in which the mail can be sent. */
  languages: readonly Language[];
  language: Language;
  onChoose: (language: Language) => void;
  /** Mail in this language; undefined until it is composed. */
  mail: MailPreview | undefined;
  error: Error | null;
  onRetry: () => void;
}

/** Mail as its recipients see it, as HTML and as plain text, in a language to choose. */
export function MailPreviewPanel({ languages, language, onChoose, mail, error, onRetry }: Props) {
  const { mailPreview } = texts.shared;
  const options = languages.map((show) => ({ show, label: sentenceStart(format.language(show)) }));
  return (
    <Stack gap="4">
      {options.length > 1 && (
        <SegmentedFilter<Language> options={options} chosen={language} onChoose={onChoose} />
      )}
      {!mail && !error && (
        <LoadingRegion>
          <SkeletonLines />
        </LoadingRegion>
      )}
      {error && (
        <ErrorState
          title={mailPreview.failed}
          text={staffMessage(error)}
          // A retry cannot succeed while the event, release or announcement is missing.
          onRetry={classifyFailure(error).kind === 'refused' ? undefined : onRetry}
        />
      )}
      {mail && (
        <>
          <Text>
            <strong>{mailPreview.subject}</strong> {mail.subject}
          </Text>
          <Box borderWidth="1px" borderColor="line" borderRadius="l2" overflow="hidden">
            <MailFrame html={mail.html} />
          </Box>
          <details>
            <summary>{mailPreview.plainText}</summary>
            <Text as="pre" mt="3" fontSize="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
              {mail.text}
            </Text>
          </details>
        </>
      )}
    </Stack>
  );
}

/** HTML of a mail, loaded again only if it changes, so that its reader keeps the place. */
function MailFrame({ html }: { html: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (frame.current) frame.current.srcdoc = policy?.createHTML(html) ?? html;
  }, [html]);
  return (
    <iframe
      title={texts.shared.mailPreview.html}
      sandbox=""
      ref={frame}
      style={{ display: 'block', width: '100%', height: '32rem', background: '#ffffff' }}
    />
  );
}
