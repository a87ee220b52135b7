/** How dependency-cruiser finds what an import means; the rules and their fixtures share it. */
export const resolution = {
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'types', 'default'],
  },
};
