/** A file of its own, so that it can be loaded by itself. */
export { createBuildManifest, routeRuleFor } from '@kaadi/core/navigation'
