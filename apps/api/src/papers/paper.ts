import PDFDocument from 'pdfkit'
import { findAsset } from '../find-asset.ts'

export interface PaperColumn {
  readonly title: string
  /** Share of the page's width; those of a table add up to 1. */
  readonly share: number
  readonly isFigure?: boolean
}

export interface PaperTable {
  readonly columns: readonly PaperColumn[]
  readonly rows: readonly (readonly string[])[]
}

export interface Paper {
  /** Whose name stands at the head: the installation's. */
  readonly brand: string
  readonly title: string
  /** What it is about, a label and a value each. */
  readonly facts: readonly (readonly [label: string, value: string])[]
  readonly table?: PaperTable
  /** A last line: who made it, and when. */
  readonly footer: string
}

const margin = 48
const ink = '#121723'
const quiet = '#545966'
const line = '#dde0e6'
const rowHeight = 18
const small = 8.5

type Document = PDFKit.PDFDocument

/** Draws a paper of A4 pages, in a face that has every letter and currency sign of the sellers' languages. */
export async function drawPaper(paper: Paper): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    info: { Title: paper.title, Author: paper.brand },
    lang: 'en',
    displayTitle: true,
  })
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise<void>((resolve, reject) => document.once('end', resolve).once('error', reject))
  document.registerFont('plain', findAsset('fonts/noto-sans-regular.ttf'))
  document.registerFont('bold', findAsset('fonts/noto-sans-bold.ttf'))
  drawHead(document, paper)
  if (paper.table) await drawTable(document, paper.table)
  drawFooters(document, paper.footer)
  document.end()
  await ended
  return Buffer.concat(parts)
}

const widthOf = (document: Document) => document.page.width - 2 * margin

function drawHead(document: Document, { brand, title, facts }: Paper): void {
  document.font('bold').fontSize(11).fillColor(quiet).text(brand)
  document.font('bold').fontSize(20).fillColor(ink).text(title)
  document.moveDown(0.5)
  for (const [label, value] of facts) {
    const { y } = document
    document.font('plain').fontSize(9.5).fillColor(quiet).text(label, margin, y, { width: 130 })
    const after = document.y
    document.fillColor(ink).text(value, margin + 136, y, { width: widthOf(document) - 136 })
    document.y = Math.max(after, document.y)
  }
  document.x = margin
  document.moveDown(1)
}

/** Rows that are drawn in one turn of the event loop: other requests are answered between them. */
const rowsAtOnce = 200

async function drawTable(document: Document, { columns, rows }: PaperTable): Promise<void> {
  const bottom = document.page.height - margin - 24
  drawRow(
    document,
    columns,
    columns.map(({ title }) => title),
    'bold',
  )
  for (const [index, row] of rows.entries()) {
    if (index % rowsAtOnce === rowsAtOnce - 1) await new Promise((next) => setImmediate(next))
    if (document.y + rowHeight > bottom) {
      document.addPage()
      drawRow(
        document,
        columns,
        columns.map(({ title }) => title),
        'bold',
      )
    }
    drawRow(document, columns, row, 'plain')
  }
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
  for (const [index, { share, isFigure }] of columns.entries()) {
    const width = share * widthOf(document) - 8
    document.text(cells[index] ?? '', x, y, {
      width,
      height: rowHeight,
      align: isFigure ? 'right' : 'left',
      lineBreak: false,
      ellipsis: true,
    })
    x += share * widthOf(document)
  }
  document.x = margin
  document.y = y + rowHeight
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
