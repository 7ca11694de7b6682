import { t } from '../content/say.ts'
import { kindText, originText, unitsOf } from './calculator.ts'
import { find, findAll } from './dom.ts'
import { rateLineElement } from './rate-lines.ts'
import type { RateLine } from './service.ts'
import { times } from './times.ts'

const atFirst = { board: 6, phone: 4 } as const

const fill = (board: HTMLElement, rows: readonly HTMLElement[]): void => {
  const list = document.createElement('div')
  list.className = 'k-rate-board-rows'
  list.replaceChildren(...rows)
  board.removeAttribute('aria-busy')
  board.replaceChildren(list)
}

/** Puts today's rates on the board and into the picture of the phone. */
export const showBoard = (lines: readonly RateLine[], hrefOf: (line: RateLine) => string): void => {
  for (const board of findAll('[data-rates]')) {
    const isPhone = board.dataset.rates === 'phone'
    const shown = isPhone ? lines.slice(0, atFirst.phone) : lines
    fill(
      board,
      shown.map((line, at) => {
        const row = rateLineElement(line, hrefOf(line), isPhone ? kindText(line) : originText(line))
        row.hidden = !isPhone && at >= atFirst.board
        return row
      }),
    )
  }
  const newest = lines
    .map(({ updateTime }) => updateTime)
    .sort()
    .at(-1)
  const note = find('[data-board-note]')
  note.textContent = t('Naira per {units}.', { units: unitsOf(lines) })
  if (newest) {
    const updated = document.createElement('span')
    updated.textContent = t('Updated {time}.', { time: times.short(newest) })
    note.append(' ', updated)
  }
  find('[data-phone-all]').textContent = t('All {count} cards', { count: lines.length })
  const seeAll = find('[data-see-all] .k-button-label')
  seeAll.textContent =
    lines.length > atFirst.board
      ? t('See all {count} rates', { count: lines.length })
      : t('See today’s rates')
}

/** Shows every rate, under each other. */
export const showWholeBoard = (): void => {
  const board = find('[data-rates="board"]')
  board.dataset.layout = 'list'
  board.dataset.whole = ''
  for (const row of findAll('[hidden]', board)) row.hidden = false
}

/** Says that there are no rates now, in their place. */
export const showNoBoard = (): void => {
  for (const board of findAll('[data-rates]')) {
    const text = document.createElement('p')
    text.className = 'k-rate-board-empty'
    text.textContent = t('Rates unavailable')
    board.removeAttribute('aria-busy')
    board.replaceChildren(text)
  }
}
