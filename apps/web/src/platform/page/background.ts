/** What a page needs after its first look, in one file: the session's machine, the live stream, the build manifest, and what stands above every screen. */
export { createBuildManifest, routeRuleFor } from '@kaadi/core/navigation'
export { startLive } from '../net/live.tsx'
export { startSessionActor } from '../session/session-actor.ts'
export { LateHosts } from './late-hosts.tsx'
