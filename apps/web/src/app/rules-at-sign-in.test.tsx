import { sellerEndpoints } from '@kaadi/contract'
import type { RouteRule } from '@kaadi/core/navigation'
import { aSession } from '@kaadi/testing/builders'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aHomeServer } from '../../test/a-home.ts'
import { renderApp } from '../../test/render-app.tsx'

let letScreenCome: () => void
const slowLine = new Promise<void>((come) => {
  letScreenCome = come
})
vi.mock('../routes/account.route.tsx', async (original) => {
  await slowLine
  return await original()
})

it('route rules that arrive while the wanted page is on its way lead nobody elsewhere', async () => {
  const app = renderApp('/account', { server: aHomeServer().on(sellerEndpoints.sessions.create, aSession()) })
  let letRulesCome: (ruleFor: (path: string) => RouteRule) => void
  const rules = new Promise<(path: string) => RouteRule>((come) => {
    letRulesCome = come
  })
  const start = vi.spyOn(app.platform.builds, 'start').mockReturnValue(rules)
  await app.user.type(await screen.findByRole('textbox', { name: 'Email' }), 'ada@example.com')
  await app.user.type(screen.getByLabelText('Password'), 'three green lizards')
  await app.user.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(app.platform.session.current().isSignedIn).toBe(true))
  await waitFor(() => expect(start).toHaveBeenCalled(), { timeout: 3_000 })
  await act(async () => letRulesCome(() => ({})))
  letScreenCome()
  expect(await screen.findByRole('heading', { level: 1, name: 'Me' })).toBeTruthy()
  expect(app.path()).toBe('/account')
})
