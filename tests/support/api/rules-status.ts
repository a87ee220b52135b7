import './urls.ts';

/** HTTP status of listing a Firestore collection with an ID token: 200 if the rules allow it, else 403. */
export async function rulesStatus(path: string, token: string): Promise<number> {
  const { FIRESTORE_EMULATOR_HOST, GCLOUD_PROJECT } = process.env;
  const documents = `http://${FIRESTORE_EMULATOR_HOST}/v1/projects/${GCLOUD_PROJECT}/databases/(default)/documents`;
  const answer = await fetch(`${documents}/${path}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return answer.status;
}
