import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../test/render-app.tsx'

describe('the guard in the app', () => {
  it('sends a visitor at the index to the landing page, as a full page', async () => {
    const app = renderApp('/')
    await waitFor(() => expect(app.left).toEqual(['/pcad']))
  })

  it('keeps the invitation code of any address for the sign-up', async () => {
    const app = renderApp('/?invitationCode=ADA-7')
    await waitFor(() => expect(app.left).toEqual(['/pcad']))
    expect(sessionStorage.getItem('AFR-invitationCode')).toBe('"ADA-7"')
  })

  it('says which page is not found', async () => {
    const app = renderApp('/nowhere?x=1')
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Page Not Found: /nowhere?x=1' }),
    ).toBeTruthy()
    expect(app.left).toEqual([])
  })
})
