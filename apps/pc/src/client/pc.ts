import { readInvitationCode, safeFramePath } from '@kaadi/core/navigation'
import { t } from '../content/say.ts'
import { find } from './dom.ts'
import { enter } from './enter.ts'
import { languageFollower } from './follow-language.ts'
import { framePathOf } from './frame-path.ts'
import { drawQr } from './qr.ts'
import { loadSite, type Site } from './service.ts'
import { showSite } from './site-look.ts'
import { takeLanguage } from './visitor-language.ts'

/** Whether the app in the frame says it. */
const isOfApp = ({ source, origin }: MessageEvent, { contentWindow }: HTMLIFrameElement): boolean =>
  contentWindow !== null && source === contentWindow && origin === window.location.origin

/** The path that the app in the frame now shows. */
const sentPath = ({ data }: MessageEvent): string | undefined => {
  const path: unknown = data?.kaadiPath
  return typeof path === 'string' && safeFramePath(path, '') === path ? path : undefined
}

/** The language that it speaks. */
const sentLanguage = ({ data }: MessageEvent): string | undefined => {
  const language: unknown = data?.kaadiLanguage
  return typeof language === 'string' ? language : undefined
}

/** The Back of a native shell, which leaves the app from its home alone (`docs/wrapper-protocol.md`). */
const isBack = ({ origin, source, data }: MessageEvent): boolean =>
  origin === window.location.origin && source === window && /"type":\s*"back"/.test(String(data))

/** Shows the app at the wanted path, and the same path for the phone in one's hand. */
export const startFrame = (fetch: typeof globalThis.fetch): void => {
  const frame = find<HTMLIFrameElement>('[data-frame]')
  let shown = ''
  let address = ''
  const point = (path: string) => {
    shown = path
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
  const offerCopy = () =>
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
  const first = framePathOf(window.location.search)
  offerCopy()
  point(first)
  frame.addEventListener('load', () => {
    // What an extension or a network blocked is another site's page, which cannot be read.
    const isRefused = !frame.contentDocument
    frame.hidden = isRefused
    find('[data-frame-refused]').hidden = !isRefused
  })
  frame.hidden = false
  frame.src = first
  let site: Site | undefined
  const follow = languageFollower(fetch, () => {
    offerCopy()
    if (site) showSite(site)
    point(shown)
  })
  window.addEventListener('message', (event) => {
    if (isBack(event)) window.history.back()
    if (!isOfApp(event, frame)) return
    const language = sentLanguage(event)
    if (language !== undefined) void follow(language)
    const path = sentPath(event)
    if (path === undefined) return
    point(path)
    // A reload of this page comes back to where the app is.
    window.history.replaceState(null, '', `/pc?s=${encodeURIComponent(path)}`)
  })
  void loadSite(fetch).then((loaded) => {
    site = loaded
    if (site) showSite(site)
  })
}

if (document.body.dataset.page === 'pc') {
  takeLanguage()
  // Open to everyone: only the invitation code of the address is of interest.
  enter(window)
  startFrame(window.fetch.bind(window))
}
