import { readConfirmation } from '@contract/registration.ts';
import { useParams } from 'react-router-dom';
import { ErrorState } from '../../components/error-state.tsx';
import { Page, usePageTitle } from '../../components/page.tsx';
import { useApiQuery } from '../../data/api.ts';
import { useTexts } from '../../texts/texts.ts';
import { ConfirmationBanner } from './confirmation-banner.tsx';
import { ConfirmationSkeleton } from './confirmation-skeleton.tsx';
import { ConfirmationView } from './confirmation-view.tsx';

/** The confirmation of the submission that the address names. */
export default function ConfirmationPage() {
  const { confirmation: texts } = useTexts();
  const { submissionId = '' } = useParams();
  const { data, error, refetch } = useApiQuery(readConfirmation, { params: { submissionId } });
  if (!data && error) {
    return (
      <Page title={texts.loadingTitle}>
        <ErrorState title={texts.loadFailed} error={error} onRetry={() => void refetch()} />
      </Page>
    );
  }
  return <Shown data={data} />;
}

type Confirmation = NonNullable<ReturnType<typeof useApiQuery<typeof readConfirmation>>['data']>;

/** The heading stays the same element while the rest arrives, so that it keeps the focus. */
function Shown({ data }: { data: Confirmation | undefined }) {
  const { confirmation: texts } = useTexts();
  usePageTitle(data ? texts.title : texts.loadingTitle);
  return (
    <div className="confirmation">
      <ConfirmationBanner confirmation={data} />
      {data ? <ConfirmationView confirmation={data} /> : <ConfirmationSkeleton />}
    </div>
  );
}
