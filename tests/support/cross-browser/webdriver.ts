/** Asks the session: the path is below the session's own. Answers the value; throws what the driver says else. */
export type Ask = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<unknown>;

/**
 * A session of W3C WebDriver at `address`, once its service answers. Five of its commands are all that the
 * journeys need.
 */
export async function openSession(address: string, wanted: object): Promise<Ask> {
  await answering(address);
  const capabilities = { alwaysMatch: wanted };
  const session = (await ask(`${address}/session`, 'POST', { capabilities })) as {
    sessionId: string;
  };
  return (method, path, body) =>
    ask(`${address}/session/${session.sessionId}${path}`, method, body);
}

async function ask(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`WebDriver: ${JSON.stringify(value)}`);
  return value;
}

async function answering(address: string): Promise<void> {
  for (let left = 100; left > 0; left -= 1) {
    const isThere = await fetch(`${address}/status`).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No WebDriver answers at ${address}.`);
}
