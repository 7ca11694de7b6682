// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { accessibilityFaults, fadedText, namesWithoutTheirWords, pageAccessibilityFaults } from './index.ts'

describe('accessibilityFaults', () => {
  beforeEach(() => {
    document.documentElement.lang = 'en'
    document.title = 'A page'
  })

  it('names what is wrong, with the element', async () => {
    document.body.innerHTML = '<main><h1>Cards</h1><img src="card.png"></main>'
    const faults = await accessibilityFaults(document.body)
    expect(faults).toEqual([expect.stringMatching(/^image-alt: .*card\.png/)])
  })

  it('finds none where there is none', async () => {
    document.body.innerHTML = '<main><h1>Cards</h1><img src="card.png" alt="A Steam card"></main>'
    expect(await accessibilityFaults(document.body)).toEqual([])
  })

  it('may be told which rules do not apply', async () => {
    document.body.innerHTML = '<h1>Cards</h1><p>Text outside of any region</p>'
    expect(await accessibilityFaults(document.body)).not.toEqual([])
    const without = { region: { enabled: false }, 'landmark-one-main': { enabled: false } }
    expect(await accessibilityFaults(document.body, without)).toEqual([])
  })
})

describe('pageAccessibilityFaults', () => {
  it('brings the checker into the page and reads what it found', async () => {
    const added: string[] = []
    const faults = await pageAccessibilityFaults({
      addScriptTag: async ({ path }) => added.push(path),
      evaluate: async <T>() => [{ id: 'x', help: 'y', nodes: [{ html: '<b>' }] }] as T,
    })
    expect(added[0]).toMatch(/axe\.min\.js$/)
    expect(faults).toEqual(['x: y (<b>)'])
  })
})

describe.each([
  ['namesWithoutTheirWords', namesWithoutTheirWords, 'label-content-name-mismatch'],
  ['fadedText', fadedText, 'color-contrast'],
] as const)('%s', (_name, look, rule) => {
  it('asks for that one rule', async () => {
    const asked: string[] = []
    const evaluate = async <T>(run: string) => {
      asked.push(run)
      return [] as T
    }
    expect(await look({ addScriptTag: async () => undefined, evaluate })).toEqual([])
    expect(asked).toEqual([expect.stringContaining(`{"runOnly":["${rule}"]}`)])
  })
})
