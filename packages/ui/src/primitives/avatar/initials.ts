/** One or two letters for a name: `Adaeze N. Okafor` is `AO`, a masked `ch***a` is `CH`. */
export function initialsOf(name: string): string {
  const words = name
    .split(/\s+/)
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
    .filter(Boolean)
  const [first = '', last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  const letters = last ? [...first].slice(0, 1).concat([...last].slice(0, 1)) : [...first].slice(0, 2)
  return letters.join('').toLocaleUpperCase()
}
