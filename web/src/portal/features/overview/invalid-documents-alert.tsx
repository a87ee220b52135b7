import { useQuery } from '@tanstack/react-query';
import { listInvalidDocuments } from '@wine-walk/common/api/catalog.ts';
import { queryKeyOf } from '../../../platform/session/api.ts';
import { Alert } from '../../kit/alert.tsx';
import { staffCall } from '../../session/staff-call.ts';

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
