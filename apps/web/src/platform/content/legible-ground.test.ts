import { expect, it } from 'vitest'
import { legibleGround } from './legible-ground.ts'

it('leaves a colour alone on which white can be read', () => {
  expect(legibleGround('#0b4fd6')).toBe('#0b4fd6')
})

it('makes a light one darker, as little as it has to', () => {
  expect(legibleGround('#15a06d')).toBe('#108157')
  expect(legibleGround('#ffffff')).toMatch(/^#(..)\1\1$/)
})

it('leaves what is no colour to the kit', () => {
  expect(legibleGround('green')).toBeUndefined()
  expect(legibleGround('')).toBeUndefined()
})
