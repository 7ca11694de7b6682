import { readInvitationCode, safeFramePath } from '@kaadi/core/navigation'
import { t } from '../content/say.ts'
import { find } from './dom.ts'
import { enter } from './enter.ts'
import { framePathOf } from './frame-path.ts'
import { drawQr } from './qr.ts'
import { loadSite } from './service.ts'
import { showSite } from './site-look.ts'
import { takeLanguage } from './visitor-language.ts'

/** What the app in the frame tells of itself: the path it now shows. */
const sentPath = (event: MessageEvent, frame: HTMLIFrameElement): string | undefined => {
  const app = frame.contentWindow
  if (!app || event.source !== app || event.origin !== window.location.origin) return undefined
  const path: unknown = event.data?.kaadiPath
  return typeof path === 'string' && safeFramePath(path, '') === path ? path : undefined
}

/** The Back of a native shell, which leaves the app from its home alone (`docs/wrapper-protocol.md`). */
const isBack = ({ origin, source, data }: MessageEvent): boolean =>
  origin === window.location.origin && source === window && /"type":\s*"back"/.test(String(data))

/** Shows the app at the wanted path, and the same path for the phone in one's hand. */
export const startFrame = (fetch: typeof globalThis.fetch): void => {
  const frame = find<HTMLIFrameElement>('[data-frame]')
  let address = ''
  const point = (path: string) => {
    const url = new URL(path, window.location.origin)
    // The app reads a code of its own address alone: one inside the way back from the sign-in would be lost on the phone.
    const inside = readInvitationCode(url.searchParams.get('ret') ?? '')
    if (inside && !readInvitationCode(path)) url.searchParams.set('invitationCode', inside)
    address = url.href
    find('[data-address]').textContent = address.replace(/^https?:\/\//, '')
    find('[data-copied]').textContent = ''
    // A code that cannot be drawn leaves its place empty; the address stands beside it.
    drawQr(find('[data-qr]'), address).catch(() => undefined)
  }
  const first = framePathOf(window.location.search)
  point(first)
  frame.addEventListener('load', () => {
    // What an extension or a network blocked is another site's page, which cannot be read.
    const isRefused = !frame.contentDocument
    frame.hidden = isRefused
    find('[data-frame-refused]').hidden = !isRefused
  })
  frame.hidden = false
  frame.src = first
  window.addEventListener('message', (event) => {
    if (isBack(event)) window.history.back()
    const path = sentPath(event, frame)
    if (path === undefined) return
    point(path)
    // A reload of this page comes back to where the app is.
    window.history.replaceState(null, '', `/pc?s=${encodeURIComponent(path)}`)
  })
  find('[data-copy]').addEventListener('click', () => {
    navigator.clipboard.writeText(address).then(
      () => {
        find('[data-copied]').textContent = t('Link copied')
      },
      () => {
        find('[data-copied]').textContent = t('Select the link and copy it by hand.')
      },
    )
  })
  void loadSite(fetch).then((site) => site && showSite(site))
}

if (document.body.dataset.page === 'pc') {
  takeLanguage()
  // Open to everyone: only the invitation code of the address is of interest.
  enter(window)
  startFrame(window.fetch.bind(window))
}
