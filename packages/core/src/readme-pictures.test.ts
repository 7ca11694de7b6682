import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const root = `${import.meta.dirname}/../../..`
const readme = readFileSync(`${root}/README.md`, 'utf8')
const drawing = readFileSync(`${root}/apps/e2e/src/pictures/draw-pictures.ts`, 'utf8')
const pictures = [...readme.matchAll(/<img src="docs\/pictures\/([\w-]+)\.png"[^>]* alt="([^"]+)"/g)].map(
  ([, name, words]) => ({ name: name!, words: words! }),
)

/** Width and height of a PNG, in pixels: they stand in its first block. */
const sizeOf = (name: string): readonly [number, number] => {
  const bytes = readFileSync(`${root}/docs/pictures/${name}.png`)
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

describe('the pictures of the README', () => {
  it('show home, a sale, a trade and the desk', () =>
    expect(pictures.map(({ name }) => name).sort()).toEqual(['desk', 'home', 'sell', 'trade']))

  it.each(pictures)('has $name in light and dark, of one size, each with its words', ({ name, words }) => {
    expect(words.length).toBeGreaterThan(20)
    expect(readme).toContain(
      `<source media="(prefers-color-scheme: dark)" srcset="docs/pictures/${name}-dark.png" />`,
    )
    const [width, height] = sizeOf(name)
    expect(width).toBe(name === 'desk' ? 1280 : 540)
    expect(sizeOf(`${name}-dark`)).toEqual([width, height])
    expect(readFileSync(`${root}/docs/pictures/${name}-dark.png`)).not.toEqual(
      readFileSync(`${root}/docs/pictures/${name}.png`),
    )
  })

  it.each(pictures)('are drawn by one command in the face of a phone: $name', ({ name }) => {
    expect(drawing).toContain(`draw(page, '${name}'`)
    expect(drawing).toContain('@fontsource-variable/roboto')
    expect(drawing).toMatch(
      /async function draw\([\s\S]*?wearPhoneFace\(page\)[\s\S]*?colorScheme of schemes/,
    )
  })
})
