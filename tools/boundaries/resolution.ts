/** Options for how dependency-cruiser resolves imports; shared by the rules and their fixtures. */
export const resolution = {
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'types', 'default'],
  },
};
