/** A random id of 122 bits in the form of a UUID. Works on pages without https too, where `randomUUID` is missing. */
export const randomId = (): string =>
  // Each 0 and 1 becomes any digit; the 8 becomes one of 8, 9, a, b, which say with the 4 that the id is random.
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1))
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16)
  })
