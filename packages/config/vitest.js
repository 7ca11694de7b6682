/** Tests read the sources of the workspace's packages, not their builds. */
export const sourceCondition = '@kaadi/source'
export const resolve = { conditions: [sourceCondition, 'module', 'browser', 'development|production'] }
export const ssr = {
  resolve: {
    conditions: [sourceCondition, 'module', 'node', 'development|production'],
    externalConditions: [sourceCondition, 'node'],
  },
}
