import { Badge, Box, Flex, Text } from '@chakra-ui/react';
import type { ListedShop } from '@wine-walk/common/api/shops.ts';
import { joinFacts } from '@wine-walk/common/lib/join-facts.ts';
import type { ShopPageFields } from '@wine-walk/common/model/shop-pages.ts';
import { useOrganization } from '../../../../platform/device/use-device-settings.ts';
import { appOrigin } from '../../../../platform/lib/app-origin.ts';
import { Button } from '../../../../ui/button.tsx';
import { copyOrShow } from '../../../kit/copy-or-show.ts';
import { format } from '../../../kit/format.ts';
import { lastWalkText } from '../../../shared/last-walk-text.ts';
import { texts } from '../../../texts/texts.ts';

const fieldNames: Readonly<Record<keyof ShopPageFields, string>> = texts.businesses.shops.fields;

/** Returns the names of the fields that a waiting page changes. */
function changedFields({ before, after }: NonNullable<ListedShop['waiting']>): string[] {
  const names = Object.keys(fieldNames) as (keyof ShopPageFields)[];
  return names
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => fieldNames[name]);
}

const copyLink = (path: string) =>
  copyOrShow(new URL(path, appOrigin()).href, texts.businesses.shops);

const palettes = { new: 'gray', waiting: 'gold', approved: 'vine' } as const;

interface Props {
  shop: ListedShop;
  isBusy: boolean;
  onApprove: (shop: ListedShop) => void;
}

/** Shop in the coordinator's list: what it sent, what is missing, and its link. */
export function ShopRow({ shop, isBusy, onApprove }: Props) {
  const { shops: t } = texts.businesses;
  const { name, state, missing, waiting, bottles, lastWalk, link, signed } = shop;
  const { timeZone } = useOrganization();
  const parts = missing.map((part) => texts.shop.page.parts[part]);
  const notes = [
    parts.length > 0 ? t.missing({ parts: format.list(parts) }) : t.complete,
    waiting && t.changes({ fields: format.list(changedFields(waiting)) }),
    signed && t.signed({ name: signed.name, date: format.date(signed.signedAt, timeZone) }),
    bottles !== null && t.bottles({ count: bottles }),
    lastWalkText(lastWalk),
    !link && t.noLink,
  ].filter(Boolean);
  return (
    <Flex as="li" gap="3" wrap="wrap" align="center" justify="space-between" py="2.5">
      <Box minW="0" flex="1 1 240px">
        <Text fontWeight="600" overflowWrap="anywhere">
          {name} <Badge colorPalette={palettes[state]}>{t.state[state]}</Badge>
        </Text>
        <Text color="muted" fontSize="sm">
          {joinFacts(notes)}
        </Text>
      </Box>
      <Flex gap="2" wrap="wrap">
        {waiting && (
          <Button
            size="sm"
            variant="outline"
            isWaiting={isBusy}
            aria-label={t.approveOf({ shop: name })}
            onClick={() => onApprove(shop)}
          >
            {t.approve}
          </Button>
        )}
        {link && (
          <Button
            size="sm"
            variant="outline"
            colorPalette="gray"
            aria-label={t.copyLinkOf({ shop: name })}
            onClick={() => void copyLink(link.path)}
          >
            {t.copyLink}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}
