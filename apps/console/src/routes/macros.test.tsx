import { operatorEndpoints } from '@kaadi/contract'
import { aMacro, anOperator } from '@kaadi/testing/builders'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aDesk, expectAccessible, renderConsole } from '../../test/render-console.tsx'

const { deskMessages } = operatorEndpoints
const server = () => aDesk(anOperator({ roles: ['senior'] })).on(deskMessages.macros, [aMacro()])
const textBox = () => screen.findByRole('textbox', { name: /^Text/ })

describe('saved answers', () => {
  it('are listed with what is to be filled in, and another text is kept for one', async () => {
    const desk = server().on(deskMessages.saveMacro, aMacro({ text: 'Hello {seller}.' }))
    const { user } = renderConsole('/answers', desk)
    expect(await screen.findByRole('cell', { name: 'day' })).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'Issuer is being asked' }))
    const text = await textBox()
    await expectAccessible()
    await user.clear(text)
    await user.type(text, 'Hello {{seller}.')
    await user.click(screen.getByRole('button', { name: 'Keep it' }))
    expect(await screen.findByText('"Issuer is being asked" is kept.')).toBeTruthy()
    expect(desk.seen(deskMessages.saveMacro)[0]?.body).toEqual({
      macroId: 'macro-1',
      name: 'Issuer is being asked',
      text: 'Hello {seller}.',
    })
    expect(desk.surprises).toEqual([])
  })

  it('are written anew; a field that cannot be filled in is said before it is sent', async () => {
    const desk = server().fail(deskMessages.saveMacro, 'macroNameTaken')
    const { user } = renderConsole('/answers', desk)
    await user.click(await screen.findByRole('button', { name: 'New answer' }))
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Late')
    const text = await textBox()
    await user.type(text, 'By {{Day 1}.')
    await user.click(screen.getByRole('button', { name: 'Keep it' }))
    expect(await screen.findByText(/names no field/)).toBeTruthy()
    expect(desk.seen(deskMessages.saveMacro)).toEqual([])
    await user.clear(text)
    await user.type(text, 'By {{day}.')
    await user.click(screen.getByRole('button', { name: 'Keep it' }))
    expect(await screen.findByText('Another saved answer has this name. Choose another name.')).toBeTruthy()
    expect(desk.seen(deskMessages.saveMacro)[0]?.body).toEqual({ name: 'Late', text: 'By {day}.' })
  })

  it('are taken away after a question', async () => {
    const desk = server().on(deskMessages.removeMacro, () => {
      desk.on(deskMessages.macros, [])
      return null
    })
    const { user } = renderConsole('/answers?id=macro-1', desk)
    await user.click(await screen.findByRole('button', { name: /^Take it away…/ }))
    expect(desk.seen(deskMessages.removeMacro)).toEqual([])
    await user.click(await screen.findByRole('button', { name: 'Take it away' }))
    expect(await screen.findByText('There is no saved answer yet.')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(desk.seen(deskMessages.removeMacro)[0]?.body).toEqual({ macroId: 'macro-1' })
  })
})
