import { copyImage } from '@wine-walk/common/api/images.ts';
import { httpsUrl, ownPictureUrl } from '@wine-walk/common/model/fields/values.ts';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { Alert } from '../../kit/alert.tsx';
import { useDebounced } from '../../kit/forms/use-debounced.ts';
import { staffMessage } from '../../session/portal-texts.ts';

const debounceMs = 600;

/** Copies the picture of another site whose URL is typed, as attendees will see it. */
function useLinkedPicture(typed: string) {
  const url = useDebounced(httpsUrl.safeParse(typed).data ?? '', debounceMs);
  return useApiQuery(
    copyImage,
    { query: { url } },
    { enabled: url !== '', staleTime: Infinity, isSnapshot: true },
  );
}

/** Returns the address of the typed picture on the app's own site; empty if there is none. */
export function useShownPicture(typed: string): string {
  const { data } = useLinkedPicture(typed);
  return ownPictureUrl.safeParse(typed).data ?? data?.url ?? '';
}

/** Problem of a picture of another site that attendees would not see. Its URL can be saved. */
export function LinkedPictureProblem({ url }: { url: string }) {
  const { isError, error } = useLinkedPicture(url);
  return isError && <Alert tone="gold">{staffMessage(error)}</Alert>;
}
