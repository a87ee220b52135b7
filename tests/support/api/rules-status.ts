import './urls.ts';

/**
 * The HTTP status of listing a collection of Firestore with an ID token, as any client may try: the rules
 * decide. 200: read; 403: refused.
 */
export async function rulesStatus(path: string, token: string): Promise<number> {
  const { FIRESTORE_EMULATOR_HOST, GCLOUD_PROJECT } = process.env;
  const documents = `http://${FIRESTORE_EMULATOR_HOST}/v1/projects/${GCLOUD_PROJECT}/databases/(default)/documents`;
  const answer = await fetch(`${documents}/${path}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return answer.status;
}
