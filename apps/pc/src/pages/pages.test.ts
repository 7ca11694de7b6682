import { describe, expect, it } from 'vitest'
import { pageHtml } from '../../test/page.ts'

describe.each(['pcad', 'pc'] as const)('the page /%s as it is served', (page) => {
  const html = pageHtml(page)
  const parsed = new DOMParser().parseFromString(html, 'text/html')

  it('has nothing that its policy refuses: no script or style in the markup', () => {
    expect([...parsed.querySelectorAll('script')].map((script) => script.getAttribute('src'))).toEqual([
      '/page.js',
    ])
    expect(parsed.querySelectorAll('style')).toHaveLength(0)
    expect(html).not.toMatch(/\sstyle=/)
    expect(html).not.toMatch(/\son[a-z]+=/)
  })

  it('has one main and one heading of the first level', () => {
    expect(parsed.querySelectorAll('main')).toHaveLength(1)
    expect(parsed.querySelectorAll('h1')).toHaveLength(1)
    expect(parsed.documentElement.lang).toBe('en-US')
  })

  it('names no tenant', () => expect(html.toLowerCase()).not.toContain('kaadi'))
})
