import { listInvalidDocuments } from '@contract/invalid-documents.ts';
import { useQuery } from '@tanstack/react-query';
import { queryKeyOf } from '../../../data/api.ts';
import { staffCall } from '../../session/staff-call.ts';
import { Alert } from '../../shell/alert.tsx';

/** Names the stored documents that nobody sees, as they cannot be read; asked again whenever `revision` changes. */
export function InvalidDocumentsAlert({ revision }: { revision: string }) {
  const { data = [] } = useQuery({
    queryKey: [...queryKeyOf(listInvalidDocuments, {}), revision],
    queryFn: ({ signal }) => staffCall(listInvalidDocuments, { signal }),
  });
  if (data.length === 0) return null;
  return (
    <Alert tone="danger">
      {data.length === 1 ? 'One record is' : `${data.length} records are`} damaged and left out of
      the walk: {data.map(({ path, fields }) => `${path} (${fields.join(', ')})`).join('; ')}. Ask
      whoever looks after the database to mend it.
    </Alert>
  );
}
