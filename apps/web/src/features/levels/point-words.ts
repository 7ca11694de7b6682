import { type Message, msg, t } from '@kaadi/words'
import { figure } from '../../platform/money/figure.ts'

const names: Readonly<Record<string, Message>> = {
  Bronze: msg('Bronze'),
  Silver: msg('Silver'),
  Gold: msg('Gold'),
  Platinum: msg('Platinum'),
  Diamond: msg('Diamond'),
}

/** A level's name in the person's language; one that an operator gave stays as it is. */
export const levelName = (name: string): string => (names[name] ? t(names[name]) : name)

/** Points as they are shown: `1,240`. */
export const pointWords = (points: number): string => figure(points)

/** What a trade did: `+100`, `−100`. */
export const changeWords = (points: number): string =>
  points < 0 ? `−${pointWords(-points)}` : `+${pointWords(points)}`
