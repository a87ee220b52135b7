import { useParams } from 'react-router-dom';
import { CallContext } from '../../platform/api/call-context.ts';
import { ResultsPage } from '../features/results/results-page.tsx';
import { signInCalls } from '../session/staff-calls.ts';
import { PortalFrame } from './portal-frame.tsx';

/** Results of an event at /results/{secret}, without an account. */
export default function ResultsApp() {
  const { secret = '' } = useParams();
  return (
    <PortalFrame>
      <CallContext value={signInCalls}>
        <ResultsPage secret={secret} />
      </CallContext>
    </PortalFrame>
  );
}
