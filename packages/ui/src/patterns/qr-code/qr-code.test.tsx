import { render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { encodeQr } from './encode-qr.ts'
import { QrCode, QrPicture } from './qr-code.tsx'

it('draws the code of its value and says what it is for', async () => {
  const { container } = render(<QrCode value="https://kaadi.example" label="QR code: open on your phone" />)
  const code = screen.getByRole('img', { name: 'QR code: open on your phone' })
  expect(code.getAttribute('aria-busy')).toBe('true')
  await waitFor(() => expect(container.querySelector('path')).not.toBeNull())
  expect(code.getAttribute('aria-busy')).toBeNull()
  await expectAccessible(container)
})

it('draws every dark module and no light one', async () => {
  const modules = await encodeQr('KD7Q2')
  const { container } = render(<QrPicture modules={modules} label="Code" />)
  const runs = [
    ...container
      .querySelector('path')!
      .getAttribute('d')!
      .matchAll(/M(\d+) (\d+)h(\d+)/g),
  ]
  const drawn = modules.map((row) => row.map(() => false))
  for (const [, x, y, run] of runs) {
    for (let at = 0; at < Number(run); at++) drawn[Number(y)]![Number(x) + at] = true
  }
  expect(drawn).toEqual(modules)
})

it('never shows the code of an earlier value', async () => {
  const { container, rerender } = render(<QrCode value="one" label="Code" />)
  await waitFor(() => expect(container.querySelector('path')).not.toBeNull())
  const first = container.querySelector('path')!.getAttribute('d')
  rerender(<QrCode value="two" label="Code" />)
  expect(container.querySelector('path')).toBeNull()
  await waitFor(() => expect(container.querySelector('path')?.getAttribute('d')).not.toBe(first))
})
