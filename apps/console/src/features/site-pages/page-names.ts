import type { SitePageName } from '@kaadi/contract/site'
import { type Message, msg } from '@kaadi/words'

/** What visitors read as its title. */
export const pageNames: Readonly<Record<SitePageName, Message>> = {
  terms: msg('Terms of service'),
  privacy: msg('Privacy notice'),
  help: msg('Help'),
}
