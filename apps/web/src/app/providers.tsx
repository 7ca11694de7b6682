import { type ReactNode, useEffect } from 'react'
import type { Platform } from '../platform/platform.ts'
import { PlatformContext } from '../platform/platform-context.ts'
import { useSiteInfo } from '../platform/site.ts'
import { useSchemeOnPage, useTenantTheme } from '../platform/theme.ts'
import { Toasts } from '../platform/toasts.tsx'

/** Gives every screen the platform, and keeps what belongs to the page as a whole: look, toasts, refetching. */
export function Providers({ platform, children }: { platform: Platform; children: ReactNode }) {
  const { queries } = platform
  useEffect(() => {
    queries.mount()
    return () => queries.unmount()
  }, [queries])
  return (
    <PlatformContext value={platform}>
      <PageLook />
      {children}
      <Toasts />
    </PlatformContext>
  )
}

function PageLook() {
  useSchemeOnPage()
  useTenantTheme(useSiteInfo())
  return null
}
