const offset = Number(process.env.PORT_OFFSET || 100);

/** URL of the app, with its API under `/api`. */
export const appUrl = `http://127.0.0.1:${5002 + offset}`;

/** REST URL of Firebase Auth, which exchanges the custom token of a session. */
export const authUrl = `http://127.0.0.1:${9099 + offset}/identitytoolkit.googleapis.com/v1`;

/** REST URL of the documents in Firestore. */
export const storeUrl = `http://127.0.0.1:${8080 + offset}/v1/projects/demo-wine-walk/databases/(default)/documents`;
