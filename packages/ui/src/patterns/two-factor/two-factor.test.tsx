import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TwoFactorSetup, type TwoFactorSetupProps } from './two-factor-setup.tsx'

const setup = (props: Partial<TwoFactorSetupProps> = {}) => (
  <TwoFactorSetup
    uri="otpauth://totp/Kaadi:a?secret=JBSWY3DPEH"
    secret="JBSWY3DPEH"
    code=""
    onCodeChange={() => {}}
    onConfirm={() => {}}
    {...props}
  />
)

describe('TwoFactorSetup', () => {
  it('gives the key as a code to scan, a link to open, and letters to type or copy', async () => {
    const user = userEvent.setup()
    const { container } = render(setup())
    expect(screen.getByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open authenticator app' }).getAttribute('href')).toMatch(
      /^otpauth:/,
    )
    expect(screen.getByText('JBSW Y3DP EH')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Copy key' }))
    expect(await navigator.clipboard.readText()).toBe('JBSWY3DPEH')
    expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy()
    await expectAccessible(container)
  })

  it('confirms a whole code, by its button or by Enter, once at a time', async () => {
    const confirm = vi.fn()
    const { rerender } = render(setup({ onConfirm: confirm, code: '48392' }))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Turn on' }).disabled).toBe(true)
    rerender(setup({ onConfirm: confirm, code: '483920' }))
    await userEvent.type(screen.getByRole('textbox'), '{Enter}')
    expect(confirm).toHaveBeenCalledExactlyOnceWith('483920')
    rerender(setup({ onConfirm: confirm, code: '483920', loading: true }))
    await userEvent.type(screen.getByRole('textbox'), '{Enter}')
    expect(confirm).toHaveBeenCalledOnce()
  })

  it('waits for its key, and says when it did not come', async () => {
    const reload = vi.fn()
    const { rerender } = render(setup({ uri: null, secret: '', code: '483920' }))
    expect(screen.queryByRole('img')).toBeNull()
    // Nothing to open, nothing to copy.
    for (const name of ['Open authenticator app', 'Copy key', 'Turn on'])
      expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled, name).toBe(true)
    rerender(setup({ failed: true, onReload: reload }))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(reload).toHaveBeenCalledOnce()
  })
})

describe('RecoveryCodes', () => {
  it.each([
    ['while they are on their way', { codes: [], loading: true }],
    ['once all of them are used', { codes: [{ code: '7KQ2-9XMF', used: true }] }],
  ])('has nothing to copy or to download %s', (_, props) => {
    render(<RecoveryCodes {...props} />)
    for (const name of ['Copy codes', 'Download'])
      expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled, name).toBe(true)
  })

  it('goes on once the codes are kept, and keeps only those that still work', async () => {
    const done = vi.fn()
    const user = userEvent.setup()
    const { container } = render(
      <RecoveryCodes
        codes={[{ code: 'AAAA-1111', used: true }, { code: 'BBBB-2222' }, { code: 'CCCC-3333' }]}
        onDone={done}
      />,
    )
    expect(screen.getAllByRole('listitem')[0]?.textContent).toBe('AAAA-1111, used')
    await user.click(screen.getByRole('button', { name: 'Copy codes' }))
    expect(await navigator.clipboard.readText()).toBe('BBBB-2222\nCCCC-3333')
    const file = screen.getByRole<HTMLAnchorElement>('link', { name: 'Download' })
    expect([file.download, decodeURIComponent(file.href.split(',')[1]!)]).toEqual([
      'recovery-codes.txt',
      'BBBB-2222\nCCCC-3333',
    ])
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(done).not.toHaveBeenCalled()
    await user.click(screen.getByRole('checkbox', { name: 'I have kept these codes' }))
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(done).toHaveBeenCalledOnce()
    await expectAccessible(container)
  })
})
