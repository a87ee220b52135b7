import { readAdminOrganization } from '@wine-walk/common/api/organization.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApiCache } from '../../../platform/api/use-api-cache.ts';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { saveOrganization } from '../../../platform/device/organization.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { Alert } from '../../kit/alert.tsx';
import { PageLinks } from '../../kit/page-links.tsx';
import { PortalPage } from '../../kit/portal-page.tsx';
import { TabSkeleton } from '../../kit/tab-skeleton.tsx';
import { portalHref } from '../../paths.ts';
import { useStaff } from '../../session/use-staff.ts';
import { texts } from '../../texts/texts.ts';
import { IdentityPage } from './identity-page.tsx';
import type { PageProps } from './organization-form.tsx';
import { type OrganizationPageName, organizationPages } from './organization-record.ts';
import { ReleaseSection } from './release-section.tsx';
import { RulesPage } from './rules-page.tsx';
import { TextsPage } from './texts-page.tsx';

/** Organization tab: name, rules and texts that attendees see at every walk, on a page for each topic, for admins. */
export default function OrganizationTab() {
  const { isAdmin } = useStaff();
  const [search] = useSearchParams();
  const page = organizationPages.find((name) => name === search.get('page')) ?? 'identity';
  return (
    <PortalPage
      title={texts.organization.title}
      documentTitle={texts.organization.pages[page]}
      lead={texts.organization.lead}
    >
      {!isAdmin && <Alert tone="gray">{texts.organization.adminsOnly}</Alert>}
      {isAdmin && (
        <PageLinks
          label={texts.organization.pagesLabel}
          pages={organizationPages.map((name) => ({
            label: texts.organization.pages[name],
            href: portalHref('organization', name === 'identity' ? {} : { page: name }),
            isCurrent: name === page,
          }))}
        />
      )}
      {isAdmin && (page === 'release' ? <SignedTexts /> : <FormPage key={page} page={page} />)}
    </PortalPage>
  );
}

/** Release that attendees sign, and agreement that shops sign. */
function SignedTexts() {
  return (
    <>
      <ReleaseSection kind="release" />
      <ReleaseSection kind="agreement" />
    </>
  );
}

const formPages = { identity: IdentityPage, rules: RulesPage, texts: TextsPage } satisfies Record<
  Exclude<OrganizationPageName, 'release'>,
  (props: PageProps) => unknown
>;

/** Page with fields of the organization. */
function FormPage({ page }: { page: keyof typeof formPages }) {
  // A saved form starts again from the saved version.
  const [saves, setSaves] = useState(0);
  const { set } = useApiCache();
  const organization = useApiQuery(readAdminOrganization, {});
  const Page = formPages[page];
  if (organization.isPending) return <TabSkeleton />;
  if (organization.isError)
    return (
      <ErrorState
        title={texts.organization.loadFailed}
        error={organization.error}
        onRetry={() => void organization.refetch()}
      />
    );
  return (
    <Page
      key={saves}
      organization={organization.data}
      onSaved={async (saved) => {
        await set(readAdminOrganization, {}, () => saved);
        saveOrganization(saved);
        setSaves(saves + 1);
      }}
    />
  );
}
