import { QueryClientContext } from '@kaadi/react'
import { type ReactNode, useEffect } from 'react'
import { AnnouncementHost } from '../platform/announcement-host.tsx'
import type { Platform } from '../platform/platform.ts'
import { PlatformContext } from '../platform/platform-context.ts'
import { useSiteInfo } from '../platform/site.ts'
import { useSchemeOnPage, useTenantTheme } from '../platform/theme.ts'
import { Toasts } from '../platform/toasts.tsx'
import { useBackCloses } from '../platform/use-back-guard.ts'
import { useLive } from '../platform/use-live.ts'

/** Gives every screen the platform, and keeps what belongs to the page as a whole: look, toasts, refetching. */
export function Providers({ platform, children }: { platform: Platform; children: ReactNode }) {
  const { queries } = platform
  useEffect(() => {
    queries.mount()
    return () => queries.unmount()
  }, [queries])
  return (
    <PlatformContext value={platform}>
      <QueryClientContext value={queries}>
        <PageLife />
        {children}
        <AnnouncementHost />
        <Toasts />
      </QueryClientContext>
    </PlatformContext>
  )
}

function PageLife() {
  useSchemeOnPage()
  useTenantTheme(useSiteInfo())
  useLive()
  useBackCloses()
  return null
}
