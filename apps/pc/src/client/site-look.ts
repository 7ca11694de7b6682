import { describeDuration } from '@kaadi/core/time'
import { isShareToShow } from '../content/proof.ts'
import { percentage } from '../content/say.ts'
import { durationWords } from '../content/time-words.ts'
import { cloneTemplate, find, findAll } from './dom.ts'
import type { Site } from './service.ts'

const markOf = ({ siteName, logo }: Site): Element => {
  if (logo) {
    const image = document.createElement('img')
    image.className = 'k-brand-mark'
    image.alt = ''
    image.src = logo
    return image
  }
  const letter = [...siteName.trim()][0]?.toLocaleUpperCase('en') ?? ''
  if (letter === 'K') return cloneTemplate('mark-k')
  const mark = cloneTemplate('mark')
  find('.k-brand-letter', mark).textContent = letter
  return mark
}

const takeTheme = async ({ siteName, logo, brandColor }: Site): Promise<void> => {
  if (!brandColor) return
  const { applyTheme, createTheme } = await import('@kaadi/ui/tokens')
  applyTheme(document.documentElement, createTheme({ name: siteName, logo, brandColor }))
}

/** Gives the page the tenant's name, mark and colours. */
export const showSite = (site: Site): void => {
  // The service may have put the name there already, and another one since.
  document.title = `${document.title.split(' · ')[0]} · ${site.siteName}`
  for (const brand of findAll('[data-brand]')) {
    find('.k-brand-mark', brand).replaceWith(markOf(site))
    find('.k-brand-name', brand).textContent = site.siteName
  }
  for (const name of findAll('[data-site-name]')) name.textContent = site.siteName
  // A theme that cannot be loaded leaves the kit's own look.
  takeTheme(site).catch(() => undefined)
}

/** Numbers that prove the service: computed from settled trades, left out while there are too few, or where they prove nothing. */
export const showProof = ({ medianSeconds, acceptedPercent, supportEmail }: Site): void => {
  const show = (selector: string, text: string) => {
    const block = find(selector)
    find('dd', block).textContent = text
    block.hidden = false
    find('[data-proof]').hidden = false
  }
  if (medianSeconds != null) show('[data-proof-time]', describeDuration(medianSeconds, durationWords()))
  if (isShareToShow(acceptedPercent)) show('[data-proof-accepted]', percentage(acceptedPercent))
  const support = find<HTMLAnchorElement>('[data-support]')
  if (/^[^\s@]+@[^\s@]+$/.test(supportEmail ?? '')) {
    support.href = `mailto:${supportEmail}`
    support.hidden = false
  }
}
