export { type BuildManifest, type BuildManifestOptions, createBuildManifest } from './build-manifest.ts'
export { type BuildMeta, buildMetaSchema, latestBuildSchema } from './build-meta.schema.ts'
export {
  type Device,
  decideNavigation,
  type NavigationDecision,
  type NavigationRequest,
  type RedirectReason,
} from './decide-navigation.ts'
export { type DeviceWindow, readDevice } from './device.ts'
export { readInvitationCode } from './invitation-code.ts'
export { decideNativeStart, isWrapperHome } from './native-start.ts'
export { NavigationError, pageNotFoundMessage } from './navigation-error.ts'
export {
  exactPathOf,
  framePath,
  homePath,
  landingPath,
  loginPath,
  openPaths,
  pathOf,
  publicPaths,
  queryOf,
} from './paths.ts'
export { createPayloadLoader, type PayloadLoader, type PayloadLoaderOptions, payloadUrl } from './payload.ts'
export { createReloadGuard, isChunkLoadError, type ReloadGuard } from './reload-guard.ts'
export { loginAfterSessionEnd, loginWithReturn } from './return-path.ts'
export { type RouteMatcher, type RouteRule, routeRuleFor } from './route-rules.ts'
export { safeFramePath, safePath, sameSitePath } from './safe-path.ts'
export { isExternal, type NavigationTarget, navigationTarget } from './target.ts'
export { type WrapperPorts, wrapperOf } from './wrapper-of.ts'
