import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
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
  return (
    <PlatformContext value={platform}>
      <QueryClientProvider client={queries}>
        <PageLife />
        {children}
        <AnnouncementHost />
        <Toasts />
      </QueryClientProvider>
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
