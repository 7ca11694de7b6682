import { ClosedHost } from '../closed/closed-host.tsx'
import { useClosedParts } from '../closed/use-closed-parts.ts'
import { AnnouncementHost } from '../content/announcement-host.tsx'
import { SecondFactorHost } from '../credentials/second-factor-host.tsx'
import { useSellerEvents } from '../net/use-seller-events.ts'
import { useShellWorker } from '../offline/shell-worker.ts'
import { UpdateHost } from '../offline/update-host.tsx'
import { usePushedRead } from '../offline/use-pushed-read.ts'
import { Toasts } from '../screens/toasts.tsx'
import { useAccountLanguage } from '../words/use-account-language.ts'
import { ConsentHost } from './consent-host.tsx'

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
    </>
  )
}
