import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const orderOf = (text: string) => /@layer [a-z]+(?:, [a-z]+)+;/.exec(text)?.[0]

it('the page says the order of the layers as the kit does, whichever sheet is linked first', () => {
  const order = orderOf(read('../index.html'))
  expect(order).toBeDefined()
  expect(order).toBe(orderOf(read('../../../packages/ui/src/styles.css')))
})
