/** Wrong PINs in a row before every PIN is refused for a while. */
export const pinAttempts = 5
export const pinLockMinutes = 30

const repeats = (pin: string, period: number): boolean => pin === pin.slice(0, period).repeat(6 / period)

const runs = (pin: string, step: 1 | 9): boolean =>
  [...pin].every((digit, place) => place === 0 || (Number(pin[place - 1]) + step) % 10 === Number(digit))

/** PINs that a thief tries first: one digit, a pair or a triple again and again, digits in a row up or down. */
export const isTrivialPin = (pin: string): boolean =>
  repeats(pin, 1) || repeats(pin, 2) || repeats(pin, 3) || runs(pin, 1) || runs(pin, 9)
