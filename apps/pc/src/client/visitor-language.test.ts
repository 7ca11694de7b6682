import { waitFor } from '@testing-library/dom'
import { afterEach, describe, expect, it } from 'vitest'
import { aService } from '../../test/a-service.ts'
import { openPage } from '../../test/page.ts'
import { readLanguages } from '../../vite/read-languages.ts'
import { speak } from '../content/say.ts'
import { startLanding } from './pcad.ts'
import { takeLanguage } from './visitor-language.ts'

const french = (await readLanguages()).fr!
const cookie = () => /AFR-language=(\w*)/.exec(document.cookie)?.[1]

afterEach(() => {
  speak({})
  localStorage.clear()
  sessionStorage.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: this is how the browser holds it
  document.cookie = 'AFR-language=; path=/; max-age=0'
})

describe('a page that came in French', () => {
  it('goes on in French when its script takes over', async () => {
    openPage('pcad', '/pcad', french)
    takeLanguage()
    startLanding(aService().fetch, undefined)
    const note = () => document.querySelector('[data-board-note]')?.textContent
    await waitFor(() => expect(note()).toMatch(/^Nairas pour \$1 ou £1\. Mis à jour\u00a0: /))
    // French has 24 hours.
    expect(note()).toMatch(/\d\d:\d\d\.?$/)
    const row = document.querySelector('[data-rates="board"] .k-rate-row')
    expect(row?.querySelector('.k-row-detail')?.textContent).toBe('États-Unis')
    expect(row?.querySelector('.k-rate-change')?.textContent).toMatch(/\d,\d\s%/)
  })

  it('leads into the app in French without a choice', () => {
    openPage('pcad', '/pcad', french)
    takeLanguage()
    expect(sessionStorage.getItem('AFR-language')).toBe('fr')
    expect(localStorage.getItem('AFR-language')).toBeNull()
    expect(cookie()).toBeUndefined()
  })

  it('by an address that names it was chosen: app and service hear of it', () => {
    localStorage.setItem('AFR-language', 'ha')
    openPage('pcad', '/pcad?lang=fr', french)
    takeLanguage()
    expect(localStorage.getItem('AFR-language')).toBe('fr')
    expect(cookie()).toBe('fr')
  })
})

it('English is chosen by its address alone', () => {
  openPage('pcad')
  takeLanguage()
  expect(localStorage.getItem('AFR-language')).toBeNull()
  localStorage.setItem('AFR-language', 'fr')
  openPage('pcad', '/pcad?lang=en-US')
  takeLanguage()
  expect(localStorage.getItem('AFR-language')).toBe('en-US')
})
