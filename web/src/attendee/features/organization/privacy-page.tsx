import { Link, Stack, Text } from '@chakra-ui/react';
import { readPrivacyNotice } from '@wine-walk/common/api/organization.ts';
import { phoneLink } from '@wine-walk/common/lib/phone-link.ts';
import {
  normalizeReleaseText,
  releaseParagraphs,
} from '@wine-walk/common/rules/registrations/release-text.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { localized } from '../../../platform/device/organization.ts';
import { useOrganization } from '../../../platform/device/use-device-settings.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { SectionHeading, TextSections } from '../../../shared/release-sections.tsx';
import { Page } from '../../../ui/page.tsx';
import { LoadingRegion, SkeletonLines } from '../../../ui/skeletons.tsx';

/** The organization's privacy notice in the current language, and how to reach the organization. */
export default function PrivacyPage() {
  const texts = useTexts('organization');
  const { shortName } = useOrganization();
  const notice = useApiQuery(readPrivacyNotice, {});
  return (
    <Page title={texts.privacyTitle} intro={texts.privacyLead({ name: shortName })}>
      {notice.isPending && (
        <LoadingRegion>
          <SkeletonLines lines={6} />
        </LoadingRegion>
      )}
      {notice.isError && (
        <ErrorState
          title={texts.failed}
          error={notice.error}
          onRetry={() => void notice.refetch()}
        />
      )}
      {notice.data && (
        <Stack gap="3" maxW="65ch" pb="8">
          <TextSections
            paragraphs={sectionsOf(localized(notice.data.privacyNotice) || texts.noNotice)}
            headings="h2"
            size="md"
          />
          <Contact {...notice.data} />
        </Stack>
      )}
    </Page>
  );
}

/** Returns the sections of a notice: the first of several lines is the heading, as in a release. */
const sectionsOf = (notice: string) => releaseParagraphs(normalizeReleaseText(notice));

interface ContactProps {
  contactEmail: string;
  contactPhone: string;
  website: string;
}

function Contact({ contactEmail, contactPhone, website }: ContactProps) {
  const texts = useTexts('organization');
  const links = [
    contactEmail && { href: `mailto:${contactEmail}`, text: contactEmail },
    contactPhone && { href: phoneLink(contactPhone), text: contactPhone },
    website && { href: website, text: website.replace(/^https:\/\/|\/$/g, '') },
  ].filter((link) => link !== '');
  if (links.length === 0) return null;
  return (
    <Stack gap="1" mt="2">
      <SectionHeading as="h2">{texts.questions}</SectionHeading>
      {links.map(({ href, text }) =>
        href ? (
          <Link key={text} href={href} minH="11" display="inline-flex" alignItems="center">
            {text}
          </Link>
        ) : (
          <Text key={text}>{text}</Text>
        ),
      )}
    </Stack>
  );
}
