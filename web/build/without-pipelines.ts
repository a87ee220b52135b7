import { minifySync, type Plugin } from 'vite';

const firestore = /\/node_modules\/@firebase\/firestore\/dist\/common-[\w-]+\.esm\.js$/;

/** Where Firestore asks whether a query is a pipeline. */
const questions = [
  /(?<!function )__PRIVATE_isPipeline\([\w.[\]]+\)/g,
  /(?<!function )__PRIVATE_targetIsPipelineTarget\((?:this\.Te\(e\)\.target|[\w.]+)\)/g,
  /\w+ instanceof CorePipeline/g,
];
/** What works on one, by the beginning of its body. */
const workers = [
  /function __PRIVATE_(?:toEvaluable|runPipeline|toPipelineTarget)\(e(?:, t)?\) \{/g,
  /function __PRIVATE_(?:canonifyPipeline|newPipelineComparator|getLastEffectiveLimit)\(e\) \{/g,
  /function getPipeline(?:SourceType|Collection|CollectionGroup|Documents)\(e\) \{/g,
  /getDocumentsMatchingPipeline\(t, n, r, i\) \{/g,
];
const refusal = "throw new Error('Pipeline queries are not part of the app.');";

/** Firestore's source with every such question answered no, and what would follow from a yes dropped. */
export function replacePipelineChecks(code: string, id: string): string {
  let text = code;
  for (const question of questions) text = replaced(text, question, () => 'false');
  for (const worker of workers) {
    text = replaced(text, worker, (start) => start + refusal);
  }
  return minifySync(id, text, { mangle: false, compress: true, module: true }).code;
}

/** Another version of Firestore may be written otherwise: the build says so instead of growing in silence. */
function replaced(text: string, pattern: RegExp, by: (found: string) => string): string {
  const after = text.replace(pattern, by);
  if (after === text) throw new Error(`Firestore's source has no ${pattern.source} any more.`);
  return after;
}

/**
 * Leaves Firestore's pipeline queries out of the build (130 KB of its source's 330, minified): every listener
 * refers to them, and this app, which never imports `firebase/firestore/pipelines`, cannot make one.
 */
export function withoutPipelines(): Plugin {
  return {
    name: 'without-pipelines',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: firestore },
      handler: (code, id) => replacePipelineChecks(code, id),
    },
  };
}
