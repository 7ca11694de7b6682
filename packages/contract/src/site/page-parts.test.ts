import { expect, it } from 'vitest'
import { pageParts } from './page-parts.ts'

it('parts headings and paragraphs, and takes markup as words', () => {
  expect(pageParts('Hello.\n\n# Rates\nThey hold\nten minutes.\n\n\n<b>Bold</b>\n')).toEqual([
    { kind: 'paragraph', text: 'Hello.' },
    { kind: 'heading', text: 'Rates' },
    { kind: 'paragraph', text: 'They hold\nten minutes.' },
    { kind: 'paragraph', text: '<b>Bold</b>' },
  ])
  expect(pageParts(' ')).toEqual([])
})
