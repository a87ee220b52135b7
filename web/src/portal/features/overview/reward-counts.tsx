import { Card, Table, Text } from '@chakra-ui/react';
import { type CountedReward } from '@wine-walk/common/api/overview.ts';

/** How many of each reward were handed out, and how many are left. */
export function RewardCounts({ rewards }: { rewards: readonly CountedReward[] }) {
  return (
    <Card.Root size="sm">
      <Card.Header>
        <Card.Title as="h2" fontFamily="body" fontSize="md">
          Rewards
        </Card.Title>
      </Card.Header>
      <Card.Body>
        <Table.Root size="sm" aria-label="Rewards">
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader ps="0">Reward</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">Redeemed</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end" pe="0">
                Left
              </Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body fontVariantNumeric="tabular-nums">
            {rewards.map(({ id, name, redeemed, left }) => (
              <Table.Row key={id}>
                <Table.Cell ps="0" overflowWrap="anywhere">
                  {name}
                </Table.Cell>
                <Table.Cell textAlign="end">{redeemed}</Table.Cell>
                <Table.Cell
                  textAlign="end"
                  pe="0"
                  whiteSpace="nowrap"
                  color={left === 0 ? 'goldText' : undefined}
                >
                  {left === 0 && 'Gone'}
                  {left === null && <Text color="muted">No limit</Text>}
                  {left !== 0 && left}
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Card.Body>
    </Card.Root>
  );
}
