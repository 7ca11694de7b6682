import { act } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { speakLanguage } from '../../platform/words/speak-language.ts'
import { levelName } from './point-words.ts'

afterEach(() => act(() => speakLanguage('en-US')))

it('names each level of ours in the person’s language, and leaves an operator’s name', async () => {
  await act(() => speakLanguage('fr'))
  expect(['Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond', 'Roi du marché'].map(levelName)).toEqual([
    'Bronze',
    'Argent',
    'Or',
    'Platine',
    'Diamant',
    'Roi du marché',
  ])
})
