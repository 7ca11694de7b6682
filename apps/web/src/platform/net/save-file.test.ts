import { afterEach, expect, it, vi } from 'vitest'
import { saveFile } from './save-file.ts'

afterEach(() => vi.restoreAllMocks())

it('tells how much has come, and keeps it under the name that the service gave', async () => {
  const kept: { name: string; type: string; text: Promise<string> }[] = []
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob)
    return 'blob:kept'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.at(-1)!
    kept.push({ name: this.download, type: blob.type, text: blob.text() })
  })
  const body = new ReadableStream({
    start(controller) {
      for (const part of ['half', 'half']) controller.enqueue(new TextEncoder().encode(part))
      controller.close()
    },
  })
  const shares: (number | null)[] = []
  await saveFile(
    new Response(body, {
      headers: {
        'content-type': 'text/csv',
        'content-length': '8',
        'content-disposition': 'attachment; filename="statement.csv"',
      },
    }),
    (share) => shares.push(share),
  )
  expect(shares).toEqual([0.5, 1])
  expect(kept).toMatchObject([{ name: 'statement.csv', type: 'text/csv' }])
  expect(await kept[0]!.text).toBe('halfhalf')
})

it('does not guess how much has come where the length is that of the packed file', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:kept')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const shares: (number | null)[] = []
  const headers = { 'content-length': '3', 'content-encoding': 'gzip' }
  await saveFile(new Response('unpacked', { headers }), (share) => shares.push(share))
  expect(shares).toEqual([null])
})
