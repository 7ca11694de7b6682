import { moneyFrench } from './money-french.ts'
import { moneyHausa } from './money-hausa.ts'
import { tradingFrench } from './trading-french.ts'
import { tradingHausa } from './trading-hausa.ts'

const frenchTexts = { ...tradingFrench, ...moneyFrench }

/** The English of every text that a whole screen of the stories shows: its key in the other languages. */
export type ScreenText = keyof typeof frenchTexts

export const frenchScreens: Record<ScreenText, string> = frenchTexts
export const hausaScreens: Record<ScreenText, string> = { ...tradingHausa, ...moneyHausa }
