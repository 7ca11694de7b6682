import { createContext, type ReactElement, type ReactNode, useContext } from 'react'
import type { ScreenText } from '../../.storybook/locales/screens/screen-texts.ts'

export type { ScreenText }

/** Says a text of a screen in the language of Storybook's bar. A text that some language lacks does not compile. */
export type Say = (text: ScreenText) => string

/** Set by Storybook's bar; without it a screen is English. */
export const SayContext = createContext<Say>((text) => text)

export const useSay = () => useContext(SayContext)

/** A story's `render`, or a part without props, that says its texts in the language of the bar. */
export const spoken = (tell: (say: Say) => ReactElement) => () => tell(useSay())

/** A sentence with a part, such as a link or a name, where its `{}` stands. */
export function filled(sentence: string, part: ReactNode) {
  const [before, after] = sentence.split('{}')
  return (
    <>
      {before}
      {part}
      {after}
    </>
  )
}
