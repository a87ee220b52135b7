import {
  createResultLinks,
  endResultLink,
  listResultLinks,
  mailResultLinks,
} from '@wine-walk/common/api/results.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { texts } from '../../texts/texts.ts';

/** Returns the calls that create and end links to results. */
export function useResultLinks() {
  const { links: t } = texts.results;
  const create = useCall(createResultLinks, {
    success: ({ created }) => t.created({ count: created }),
    failure: t.createFailed,
    invalidates: [listResultLinks],
  });
  const end = useCall(endResultLink, {
    success: () => t.linkEnded,
    failure: t.endFailed,
    invalidates: [listResultLinks],
  });
  const mail = useCall(mailResultLinks, {
    success: ({ queued, withoutEmail }) => ({
      title: t.mailed({ count: queued }),
      ...(withoutEmail.length > 0 && {
        description: t.withoutEmail({ names: withoutEmail.join(', ') }),
      }),
    }),
    failure: t.mailFailed,
  });
  return { create, end, mail };
}
