/** Hosting's predeploy in firebase.json: that file is the emulators' own, and its policy lets a page call them. */
console.error(
  'firebase.json is for the emulators. Deploy with: npm run deploy -- --project <project>',
);
process.exit(1);
