import { aCardType } from '@kaadi/testing/builders'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { speakLanguage } from '../../platform/words/speak-language.ts'
import { PhotoRules } from './photo-rules.view.tsx'

afterEach(async () => {
  cleanup()
  await act(() => speakLanguage('en-US'))
})

const requirement = 'Scratch the panel fully. Show the whole card, front and back, in daylight.'
const codeFormat = { pattern: '\\d{16}', example: '1234', hint: '16 digits.', cardPin: false }

it.each([
  ['en-US', requirement, /16 digits\.$/],
  [
    'fr',
    'Grattez toute la bande. Montrez toute la carte, recto et verso, à la lumière du jour.',
    /16 chiffres\.$/,
  ],
  ['pcm', 'Scratch di panel finish. Show di whole card, front and back, for daylight.', /16 numbers\.$/],
  ['ha', 'Kankare wurin code duka. Nuna katin duka, gaba da baya, a hasken rana.', /Lambobi 16\.$/],
  ['yo', 'Ẹ ha ibi tó bo code tán. Ẹ fi gbogbo káàdì hàn, iwájú àti ẹ̀yìn, ní ìmọ́lẹ̀ ọ̀sán.', /Nọ́ńbà 16\.$/],
  ['ig', 'Kpụchapụ ebe code dị nke ọma. Gosi kaadị ahụ dum, ihu na azụ, n’ìhè ụbọchị.', /Ọnụọgụ 16\.$/],
] as const)('the rules of a card’s photos are said in %s', async (code, said, hint) => {
  await act(() => speakLanguage(code))
  render(<PhotoRules open cardType={aCardType({ requirement, codeFormat })} onClose={() => undefined} />)
  expect(await screen.findByText(said)).toBeTruthy()
  expect(screen.getAllByRole('listitem').some(({ textContent }) => hint.test(textContent ?? ''))).toBe(true)
})
