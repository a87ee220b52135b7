import { chakra, Heading, Stack, Text } from '@chakra-ui/react';

/** What people added in their own words. */
export function CommentList({ comments }: { comments: readonly string[] }) {
  if (comments.length === 0) return <Text color="muted">Nobody added a comment.</Text>;
  return (
    <Stack gap="3">
      <Heading as="h2" size="md">
        Comments
      </Heading>
      <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="2">
        {comments.map((comment, at) => (
          <chakra.li
            // Two people may write the same.
            key={at}
            bg="card"
            borderWidth="1px"
            borderColor="line"
            borderRadius="l3"
            px="4"
            py="3"
            whiteSpace="pre-line"
            overflowWrap="anywhere"
            dir="auto"
          >
            {comment}
          </chakra.li>
        ))}
      </chakra.ul>
    </Stack>
  );
}
