import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { useSiteInfo } from '../platform/content/site.ts'
import { useSchemeOnPage, useTenantTheme } from '../platform/device/theme.ts'
import { useBackCloses } from '../platform/navigation/use-back-guard.ts'
import type { Platform } from '../platform/page/platform.ts'
import { PlatformContext } from '../platform/page/platform-context.ts'
import { InLanguage } from '../platform/words/in-language.tsx'

const LateHosts = lazy(async () => ({
  default: (await import('./late-hosts.tsx')).LateHosts,
}))

const WrapperHost = lazy(() => import('./wrapper/wrapper-host.tsx'))

/** Gives every screen the platform, and keeps what belongs to the page as a whole: look, toasts, refetching. */
export function Providers({ platform, children }: { platform: Platform; children: ReactNode }) {
  const { queries, device } = platform
  return (
    <PlatformContext value={platform}>
      <QueryClientProvider client={queries}>
        <PageLife />
        <InLanguage>
          {children}
          <Suspense>
            <LateHosts />
            {device.isNative && <WrapperHost />}
          </Suspense>
        </InLanguage>
      </QueryClientProvider>
    </PlatformContext>
  )
}

function PageLife() {
  useSchemeOnPage()
  useTenantTheme(useSiteInfo())
  useBackCloses()
  return null
}
