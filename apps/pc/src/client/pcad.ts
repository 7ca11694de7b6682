import { t } from '../content/say.ts'
import { showBoard, showNoBoard, showWholeBoard } from './board.ts'
import { find, findAll } from './dom.ts'
import { enter } from './enter.ts'
import { type Choice, showState, startHeadline, stateNow } from './headline.ts'
import { registerPath, sellPath, withInvitation } from './links.ts'
import { showPhoneOrder } from './phone-order.ts'
import { drawQr } from './qr.ts'
import { ClosedError, loadBrandRates, loadInviter, loadRates, loadSite, type RateLine } from './service.ts'
import { showProof, showSite } from './site-look.ts'
import { times } from './times.ts'
import { takeLanguage } from './visitor-language.ts'

const nextTask = (): Promise<void> => new Promise((next) => setTimeout(next))

/** After what the document brings is painted: a slow phone shows it before this page begins to work. */
const afterFirstPaint = (start: () => void): void => {
  // A page in the background is not painted, and would wait for ever.
  if (document.visibilityState === 'hidden') start()
  else requestAnimationFrame(() => setTimeout(start))
}

/** What stands in place of the figure: nothing works as always while the service is closed. */
const noFigureText = () => findAll('.k-landing-calculator-none > :is(strong, span)')
const say = (texts: readonly string[]): void => {
  for (const [place, element] of noFigureText().entries()) element.textContent = texts[place] ?? ''
}
const closedTexts = ({ reopensTime }: ClosedError): string[] => {
  if (reopensTime === undefined)
    return [t('We are closed for now'), t('Opening an account and signing in wait until we open again.')]
  return [
    t('We are closed for now'),
    t('We open again on {time}. Until then opening an account and signing in wait.', {
      time: times.short(reopensTime),
    }),
  ]
}

/** Brings the landing page to life. Each part works without the others. */
export const startLanding = (fetch: typeof globalThis.fetch, invitationCode: string | undefined): void => {
  const invited = (href: string) => withInvitation(href, invitationCode)
  const hrefOf = (line: RateLine) => invited(registerPath(sellPath(line)))
  const isWide = window.matchMedia('(min-width: 62rem)').matches

  const drawAddress = (path: string) => {
    if (!isWide) return
    // A code that cannot be drawn leaves its place empty; the links stay.
    drawQr(find('[data-qr]'), new URL(invited(path), window.location.origin).href).catch(() => undefined)
  }
  const choose = ({ line, face }: Choice) => {
    const path = sellPath(line, face)
    find('[data-sell]').setAttribute('href', invited(registerPath(path)))
    if (face !== undefined) showPhoneOrder(line, face)
    drawAddress(path)
  }
  const offerHistory = (line: RateLine) => {
    const box = find<HTMLDetailsElement>('[data-history]')
    box.hidden = false
    box.ontoggle = () =>
      box.open &&
      void import('./rate-history.ts').then(({ showRateHistory }) => showRateHistory(box, line, fetch))
  }
  const usualTexts = noFigureText().map(({ textContent }) => textContent ?? '')
  const load = async () => {
    // What the document brought stands until something newer is here.
    if (stateNow() !== 'ready') showState('loading')
    try {
      const lines = await loadRates(fetch)
      if (lines.length === 0) throw new Error('Nothing is bought now.')
      startHeadline(lines, choose, (line) => loadBrandRates(line, fetch))
      // The board stands below: a slow phone shows the figure first, and answers a tap in between.
      await nextTask()
      showBoard(lines, hrefOf)
      offerHistory(lines[0]!)
    } catch (refused) {
      say(refused instanceof ClosedError ? closedTexts(refused) : usualTexts)
      showState('unavailable')
      showNoBoard()
      drawAddress('/register')
    }
  }

  for (const link of findAll('[data-link]')) link.setAttribute('href', invited(link.dataset.link!))
  find('[data-sell]').setAttribute('href', invited('/register'))
  // Nothing is said of an invitation before it is known whose it is; without an answer the sign-up says it.
  if (invitationCode) {
    void loadInviter(fetch, invitationCode).then((inviter) => {
      if (inviter === undefined) return
      const note = find('[data-invited]')
      note.textContent =
        inviter === null
          ? t('This invitation code is not known. You can open an account without one.')
          : t('{name} invited you. The code is filled in when you open an account.', { name: inviter })
      note.hidden = false
    })
  }
  find('[data-see-all]').addEventListener('click', showWholeBoard)
  find('.k-landing-calculator-none button').addEventListener('click', () => void load())
  // Enter in the field of one's own value goes where the button goes.
  find('.k-landing-calculator').addEventListener('submit', (event) => {
    event.preventDefault()
    find<HTMLAnchorElement>('[data-sell]').click()
  })
  void load()
  void loadSite(fetch).then((site) => {
    if (!site) return
    showSite(site)
    showProof(site)
  })
}

if (document.body.dataset.page === 'pcad') {
  takeLanguage()
  const { goTo, invitationCode } = enter(window)
  if (goTo) window.location.replace(goTo)
  else afterFirstPaint(() => startLanding(window.fetch.bind(window), invitationCode))
}
