import { Box, Link, Stack, Text } from '@chakra-ui/react';
import { listShopLinks } from '@wine-walk/common/api/staff/staff.ts';
import { mailTeam, readTeamMails, type TeamMember } from '@wine-walk/common/api/staff/team.ts';
import { Link as RouterLink } from 'react-router-dom';
import { useApiQuery } from '../../../../platform/api/use-api-query.ts';
import { useCall } from '../../../../platform/api/use-call.ts';
import { ErrorState } from '../../../../shared/error-state.tsx';
import { Button } from '../../../../ui/button.tsx';
import { AppDialog } from '../../../../ui/dialogs/app-dialog.tsx';
import { LoadingRegion } from '../../../../ui/skeletons.tsx';
import { Alert } from '../../../kit/alert.tsx';
import { RowsSkeleton } from '../../../kit/tab-skeleton.tsx';
import { portalHref } from '../../../paths.ts';
import { texts } from '../../../texts/texts.ts';

interface Props {
  eventId: string;
  onPrint: () => void;
  onClose: () => void;
}

/** Says who gets a mail and who is left out, mails the links, and lists afterwards who was left out. */
export function MailTeamDialog({ eventId, onPrint, onClose }: Props) {
  const t = texts.staff.team;
  const input = { params: { id: eventId } };
  const team = useApiQuery(readTeamMails, input, { isSnapshot: true });
  const mail = useCall(mailTeam, { failure: t.emailFailed, invalidates: [listShopLinks] });
  const members = mail.data?.members ?? team.data?.members;
  const count = (state: TeamMember['mail']) =>
    (members ?? []).filter((member) => member.mail === state).length;
  const ready = mail.data ? 0 : count('ready');
  const leftOut = (members ?? []).filter(({ mail: state }) => isLeftOut(state));
  return (
    <AppDialog
      title={t.email}
      onClose={onClose}
      footer={
        <>
          {leftOut.length > 0 && (
            <Button variant="outline" onClick={onPrint}>
              {t.print}
            </Button>
          )}
          {ready > 0 ? (
            <Button
              loading={mail.isPending}
              loadingText={t.sending}
              onClick={() => mail.mutate(input)}
            >
              {t.send({ count: ready })}
            </Button>
          ) : (
            <Button onClick={onClose}>{t.done}</Button>
          )}
        </>
      }
    >
      {team.isPending && (
        <LoadingRegion>
          <RowsSkeleton rows={3} />
        </LoadingRegion>
      )}
      {team.isError && (
        <ErrorState title={t.fetchFailed} error={team.error} onRetry={() => void team.refetch()} />
      )}
      {members && (
        <Stack gap="4">
          <Stack gap="1" role="status">
            <Text fontWeight="600">
              {mail.data ? t.sent({ count: mail.data.queued }) : t.ready({ count: ready })}
            </Text>
            {!mail.data && count('mailed') > 0 && (
              <Text color="muted">{t.mailed({ count: count('mailed') })}</Text>
            )}
          </Stack>
          {leftOut.length > 0 && <LeftOut eventId={eventId} members={leftOut} />}
        </Stack>
      )}
    </AppDialog>
  );
}

const isLeftOut = (state: TeamMember['mail']) => state === 'no-email' || state === 'failed';

/** People and shops without a mail, by the next step for them. */
function LeftOut({ eventId, members }: { eventId: string; members: readonly TeamMember[] }) {
  const t = texts.staff.team;
  const byStep = Map.groupBy(members, ({ kind, mail }) =>
    mail === 'failed' ? t.mailFailed : t.noEmail[kind],
  );
  return (
    <Alert tone="gold">
      <Text fontWeight="600">{t.leftOut({ count: members.length })}</Text>
      {[...byStep].map(([step, those]) => (
        <Box key={step} mt="2">
          <Text>{step}</Text>
          <Stack as="ul" gap="1" mt="1" ps="5" listStyleType="disc">
            {those.map(({ kind, id, name }) => (
              <Text as="li" key={`${kind}/${id}`} overflowWrap="anywhere">
                {kind === 'volunteer' ? (
                  name
                ) : (
                  <Link asChild color="inherit" textDecoration="underline">
                    <RouterLink
                      to={portalHref('businesses', { edit: id, event: eventId })}
                      aria-label={t.openShop({ shop: name })}
                    >
                      {name}
                    </RouterLink>
                  </Link>
                )}
              </Text>
            ))}
          </Stack>
        </Box>
      ))}
    </Alert>
  );
}
