import { ClosedHost } from '../platform/closed/closed-host.tsx'
import { useClosedParts } from '../platform/closed/use-closed-parts.ts'
import { AnnouncementHost } from '../platform/content/announcement-host.tsx'
import { SecondFactorHost } from '../platform/credentials/second-factor-host.tsx'
import { useSellerEvents } from '../platform/net/use-seller-events.ts'
import { useShellWorker } from '../platform/offline/shell-worker.ts'
import { UpdateHost } from '../platform/offline/update-host.tsx'
import { usePushedRead } from '../platform/offline/use-pushed-read.ts'
import { ConsentHost } from '../platform/page/consent-host.tsx'
import { Toasts } from '../platform/screens/toasts.tsx'
import { useAccountLanguage } from '../platform/words/use-account-language.ts'
import { WaitingSalesHost } from './waiting-sales-host.tsx'

/** What stands above every screen and is not needed for the first look of any. */
export function LateHosts() {
  useSellerEvents()
  useShellWorker()
  usePushedRead()
  useClosedParts()
  useAccountLanguage()
  return (
    <>
      <UpdateHost />
      <ConsentHost />
      <AnnouncementHost />
      <Toasts />
      <SecondFactorHost />
      <ClosedHost />
      <WaitingSalesHost />
    </>
  )
}
