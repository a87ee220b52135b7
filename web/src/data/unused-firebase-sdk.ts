/*
 * Stands in for the Firebase products that ReactFire imports and this app does not use (vite.config.ts).
 * Calling one says so instead of failing somewhere inside.
 */
function unused(): never {
  throw new Error('This Firebase product is not part of the app.');
}

export {
  unused as ensureInitialized,
  unused as get,
  unused as getAll,
  unused as getBoolean,
  unused as getDownloadURL,
  unused as getNumber,
  unused as getString,
  unused as getValue,
  unused as httpsCallable,
  unused as off,
  unused as onChildAdded,
  unused as onChildChanged,
  unused as onChildMoved,
  unused as onChildRemoved,
  unused as onValue,
  unused as ref,
};
