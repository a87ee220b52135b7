/**
 * Predeploy hook of Hosting in firebase.json: the policy in that file allows connections to the emulators.
 */
console.error(
  'firebase.json is for the emulators. Deploy with: npm run project -- deploy --project <project>',
);
process.exit(1);
