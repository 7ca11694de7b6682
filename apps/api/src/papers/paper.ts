import type { LanguageCode } from '@kaadi/contract/users'
import PDFDocument from 'pdfkit'
import { findAsset } from '../find-asset.ts'
import { msg } from '../words/index.ts'
import { spokenTime } from './local-time.ts'
import { type PaperText, textIn } from './paper-text.ts'

export interface PaperColumn {
  readonly title: PaperText
  /** Share of the page's width; those of a table add up to 1. */
  readonly share: number
  readonly isFigure?: boolean
}

export interface PaperTable {
  readonly columns: readonly PaperColumn[]
  readonly rows: readonly (readonly PaperText[])[]
}

export interface Paper {
  /** Of whom it is for. */
  readonly language: LanguageCode
  /** Whose name stands at the head: the installation's. */
  readonly brand: string
  readonly title: PaperText
  /** What it is about, a label and a value each. */
  readonly facts: readonly (readonly [label: PaperText, value: PaperText])[]
  readonly table?: PaperTable
  /** A last line: who made it, and when. */
  readonly footer: PaperText
}

const margin = 48
const ink = '#121723'
const quiet = '#545966'
const line = '#dde0e6'
const rowHeight = 18
const small = 8.5
/** Of text that small, in points. */
const oneLine = 11.6

type Document = PDFKit.PDFDocument

/** Draws a paper of A4 pages, in a face that has every letter and currency sign of the sellers' languages. */
export async function drawPaper(paper: Paper): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    info: { Title: textIn(paper.language, paper.title), Author: paper.brand },
    lang: paper.language,
    displayTitle: true,
  })
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise<void>((resolve, reject) => document.once('end', resolve).once('error', reject))
  document.registerFont('plain', findAsset('fonts/noto-sans-regular.ttf'))
  document.registerFont('bold', findAsset('fonts/noto-sans-bold.ttf'))
  drawHead(document, paper)
  if (paper.table) await drawTable(document, paper.table, paper.language)
  drawFooters(document, textIn(paper.language, paper.footer))
  document.end()
  await ended
  return Buffer.concat(parts)
}

const widthOf = (document: Document) => document.page.width - 2 * margin

function drawHead(document: Document, { language, brand, title, facts }: Paper): void {
  const said = (text: PaperText) => textIn(language, text)
  document.font('bold').fontSize(11).fillColor(quiet).text(brand)
  document.font('bold').fontSize(20).fillColor(ink).text(said(title))
  document.moveDown(0.5)
  for (const [label, value] of facts) {
    const { y } = document
    document.font('plain').fontSize(9.5).fillColor(quiet).text(said(label), margin, y, { width: 130 })
    const after = document.y
    document.fillColor(ink).text(said(value), margin + 136, y, { width: widthOf(document) - 136 })
    document.y = Math.max(after, document.y)
  }
  document.x = margin
  document.moveDown(1)
}

/** Rows that are drawn in one turn of the event loop: other requests are answered between them. */
const rowsAtOnce = 200

async function drawTable(
  document: Document,
  { columns, rows }: PaperTable,
  language: LanguageCode,
): Promise<void> {
  const bottom = document.page.height - margin - 24
  const titles = columns.map(({ title }) => textIn(language, title))
  drawRow(document, columns, titles, 'bold')
  for (const [index, row] of rows.entries()) {
    if (index % rowsAtOnce === rowsAtOnce - 1) await new Promise((next) => setImmediate(next))
    const cells = row.map((cell) => textIn(language, cell))
    document.font('plain').fontSize(small)
    if (document.y + heightOfRow(document, columns, cells) > bottom) {
      document.addPage()
      drawRow(document, columns, titles, 'bold')
    }
    drawRow(document, columns, cells, 'plain')
  }
}

const widthOfCell = (document: Document, { share }: PaperColumn): number => share * widthOf(document) - 8

/** One line's, or that of the longest cell in the lines that it needs. In the font that is set. */
const heightOfRow = (
  document: Document,
  columns: readonly PaperColumn[],
  cells: readonly string[],
): number => {
  const heights = columns.map((column, index) => {
    const [cell, width] = [cells[index] ?? '', widthOfCell(document, column)]
    const isOneLine = document.widthOfString(cell) <= width
    return isOneLine ? rowHeight : document.heightOfString(cell, { width }) + rowHeight - oneLine
  })
  return Math.max(...heights)
}

function drawRow(
  document: Document,
  columns: readonly PaperColumn[],
  cells: readonly string[],
  face: 'plain' | 'bold',
): void {
  const { y } = document
  let x = margin
  document.font(face).fontSize(small).fillColor(ink)
  const height = heightOfRow(document, columns, cells)
  for (const [index, column] of columns.entries()) {
    document.text(cells[index] ?? '', x, y, {
      width: widthOfCell(document, column),
      align: column.isFigure ? 'right' : 'left',
    })
    x += column.share * widthOf(document)
  }
  document.x = margin
  document.y = y + height
  document
    .moveTo(margin, document.y - 4)
    .lineTo(document.page.width - margin, document.y - 4)
    .lineWidth(0.5)
    .strokeColor(line)
    .stroke()
}

function drawFooters(document: Document, footer: string): void {
  const { start, count } = document.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    document.switchToPage(page)
    // Below the margin, where text would begin another page.
    document.page.margins.bottom = 0
    const y = document.page.height - margin + 8
    document.font('plain').fontSize(8).fillColor(quiet)
    document.text(footer, margin, y, { width: widthOf(document) - 70, lineBreak: false, ellipsis: true })
    document.text(`${page - start + 1} / ${count}`, document.page.width - margin - 60, y, {
      width: 60,
      align: 'right',
      lineBreak: false,
    })
  }
}

/** The last line of a paper. */
export const madeOn = (brand: string, at: Date): PaperText =>
  msg('{brand} · made on {time}, times of Lagos', { brand, time: spokenTime(at) })
