import { pinLength } from '../primitives/index.ts'

const repeats = (pin: string, period: number): boolean =>
  pin === pin.slice(0, period).repeat(pinLength / period)

const runs = (pin: string, step: 1 | 9): boolean =>
  [...pin].every((digit, place) => place === 0 || (Number(pin[place - 1]) + step) % 10 === Number(digit))

/** Whether a thief tries this PIN first: one digit, a pair or a triple again and again, digits in a row up or down. */
export const isTrivialPin = (pin: string): boolean =>
  repeats(pin, 1) || repeats(pin, 2) || repeats(pin, 3) || runs(pin, 1) || runs(pin, 9)
