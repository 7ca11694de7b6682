/** What a page needs after its first look, in one file: the session's machine, the live stream, the build manifest. What stands above every screen travels with it (`app/late-hosts.tsx`). */
export { createBuildManifest, routeRuleFor } from '@kaadi/core/navigation'
export { startLive } from '../net/live.tsx'
export { startSessionActor } from '../session/session-actor.ts'
