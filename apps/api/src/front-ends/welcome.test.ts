import { expect, it } from 'vitest'
import type { Sites } from './find-page.ts'
import { welcome } from './welcome.ts'

const sites = { storybook: { find: () => undefined } } as unknown as Sites

it('names the address at which passkeys are made, where the printed one is a number', () => {
  expect(welcome('http://127.0.0.1:3000', sites, true)).toContain('http://localhost:3000/ alone')
  expect(welcome('http://localhost:3000', sites, true)).not.toContain('alone')
  expect(welcome('https://kaadi.example', sites, false)).not.toContain('alone')
})
