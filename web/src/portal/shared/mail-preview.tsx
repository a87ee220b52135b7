import { Box, Stack, Text } from '@chakra-ui/react';
import type { Endpoint } from '@wine-walk/common/api/contract/endpoint.ts';
import type { MailPreview, mailPreview as previewed } from '@wine-walk/common/api/mail.ts';
import type { Language } from '@wine-walk/common/model/languages.ts';
import { useEffect, useRef, useState } from 'react';
import type { CallInput } from '../../platform/api/api-client.ts';
import { useApiQuery } from '../../platform/api/use-api-query.ts';
import { classifyFailure } from '../../platform/delivery-queue/classify-failure.ts';
import { ErrorState } from '../../shared/error-state.tsx';
import { LoadingRegion, SkeletonLines } from '../../ui/skeletons.tsx';
import { staffMessage } from '../session/portal-texts.ts';
import { texts } from '../texts/texts.ts';
import { LanguageFilter } from './language-filter.tsx';
import { mainLanguage } from './translations.tsx';

/** Trusted Types, which TypeScript's DOM does not have; a policy returns a TrustedHTML in place of the text. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): typeof rules;
}

/** Policy for the HTML of mails, whose frame runs no scripts; undefined in browsers without Trusted Types. */
const policy = (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('mail', {
  createHTML: (html) => html,
});

interface PreviewEndpoint extends Endpoint {
  output: typeof previewed;
}

interface Props<E extends PreviewEndpoint> {
  /** Languages in which the mail can be sent. */
  languages: readonly Language[];
  /** Composes the mail. */
  endpoint: E;
  input: (language: Language) => CallInput<E>;
}

/** Mail as its recipients see it, as HTML and as plain text, in a language to choose. */
export function MailPreviewPanel<E extends PreviewEndpoint>({
  languages,
  endpoint,
  input,
}: Props<E>) {
  const { mailPreview } = texts.shared;
  const [language, setLanguage] = useState(mainLanguage({ languages }));
  const { data: mail, error, refetch } = useApiQuery<E, MailPreview>(endpoint, input(language));
  return (
    <Stack gap="4">
      <LanguageFilter languages={languages} chosen={language} onChoose={setLanguage} />
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
          onRetry={classifyFailure(error).kind === 'refused' ? undefined : () => void refetch()}
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
