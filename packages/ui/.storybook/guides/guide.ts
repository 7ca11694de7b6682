/** How a component is meant, in four short answers. */
export interface Guide {
  /** When to take it. */
  use: string
  /** When not, and what to take instead. */
  avoid: string
  /** What it is made of, outside in. */
  parts: string
  /** Keys, focus, and what a screen reader says. */
  keys: string
}

export const nothingToPress =
  'Nothing to press: Tab passes over it. Its words are read in the order they are seen.'
export const oneLink =
  'One Tab stop. Enter follows it; its name is the words in it, in the order they are seen.'

export const rowParts = 'Start (face or avatar), title and detail, amount, tag only while it is not settled.'
