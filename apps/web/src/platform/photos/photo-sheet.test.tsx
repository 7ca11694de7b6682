import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { PhotoSheet, type PhotoSheetProps } from './photo-sheet.view.tsx'

const show = (given: Partial<PhotoSheetProps> = {}) => {
  const onCrop = vi.fn<NonNullable<PhotoSheetProps['onCrop']>>()
  render(
    <PhotoSheet
      name="Front"
      src="blob:front"
      warning={null}
      onAccept={() => undefined}
      onTurn={() => undefined}
      onCrop={onCrop}
      onReplace={() => undefined}
      onRemove={() => undefined}
      onClose={() => undefined}
      {...given}
    />,
  )
  return { user: userEvent.setup(), onCrop }
}

it('keeps the part of a photo that is left between four edges', async () => {
  const { user, onCrop } = show()
  await user.click(screen.getByRole('button', { name: 'Crop' }))
  fireEvent.change(await screen.findByRole('slider', { name: 'Cut off at the left' }), {
    target: { value: '20' },
  })
  fireEvent.change(screen.getByRole('slider', { name: 'Cut off at the bottom' }), { target: { value: '45' } })
  await user.click(screen.getByRole('button', { name: 'Keep this part' }))
  expect(onCrop).toHaveBeenCalledExactlyOnceWith({ left: 0.2, top: 0, right: 0, bottom: 0.45 })
  expect(screen.queryByRole('slider')).toBeNull()
})

it('gives the whole photo back', async () => {
  const { user, onCrop } = show()
  await user.click(screen.getByRole('button', { name: 'Crop' }))
  await user.click(await screen.findByRole('button', { name: 'Whole photo' }))
  expect(onCrop).toHaveBeenCalledExactlyOnceWith(undefined)
})

it('puts another photo in its place', async () => {
  const onReplace = vi.fn<PhotoSheetProps['onReplace']>()
  const { user } = show({ onReplace })
  const pressed = vi.spyOn(HTMLInputElement.prototype, 'click')
  await user.click(screen.getByRole('button', { name: 'Replace' }))
  expect(pressed).toHaveBeenCalledOnce()
  const better = new File(['better'], 'better.jpg', { type: 'image/jpeg' })
  await user.upload(screen.getByLabelText('Replace', { selector: 'input' }), better)
  expect(onReplace).toHaveBeenCalledExactlyOnceWith(better)
})

it('offers neither turning nor cropping of a photo that is not on this page any more', () => {
  show({ onTurn: undefined, onCrop: undefined })
  expect(screen.queryByRole('button', { name: 'Crop' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Rotate' })).toBeNull()
})

it('says what a photo looks like to the phone, to take it again or to use it so', async () => {
  const onReplace = vi.fn<PhotoSheetProps['onReplace']>()
  const onAccept = vi.fn<PhotoSheetProps['onAccept']>()
  const { user } = show({ warning: 'The photo looks blurred.', onReplace, onAccept })
  expect(screen.getByRole('status').textContent).toContain('The photo looks blurred.')
  const better = new File(['better'], 'better.jpg', { type: 'image/jpeg' })
  await user.upload(screen.getByLabelText('Take it again', { selector: 'input' }), better)
  expect(onReplace).toHaveBeenCalledExactlyOnceWith(better)
  await user.click(screen.getByRole('button', { name: 'Use it so' }))
  expect(onAccept).toHaveBeenCalledOnce()
})

it('says nothing of a photo in which nothing was found', () => {
  show()
  expect(screen.getByRole('status').textContent).toBe('')
})
