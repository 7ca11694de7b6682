import '../../src/app/app.css'
import type { OperatorRole } from '@kaadi/contract/operators'
import { aSession } from '@kaadi/testing/builders'
import type { FakeServer } from '@kaadi/testing/fake-server'
import { standTime, storyMoment } from '@kaadi/testing/standing-time'
import type { StoryObj } from '@storybook/react-vite'
import { createMemoryRouter } from 'react-router-dom'
import { expect, waitFor, within } from 'storybook/test'
import { App, pages } from '../../src/app/app.tsx'
import { createPlatform, type Platform } from '../../src/platform/page/platform.ts'
import { fullDesk } from './full-desk.ts'

interface Shown {
  /** Who looks; null is nobody, who stands at the door. */
  readonly role?: OperatorRole | null
  /** What the service answers otherwise than a full desk does. */
  readonly answers?: (desk: FakeServer) => unknown
  /** Words of what comes last, or what still is to come: the story waits for it. */
  readonly until: RegExp | 'loading'
  /** Whether its picture is stored: pages share most of what they show, so few are. */
  readonly isDrawn?: boolean
  /** What holds of the page once it is there, in a browser that lays it out. */
  readonly holds?: (canvas: HTMLElement) => Promise<void>
}

/**
 * A page of the console at its address, as an operator opens it: the whole app on a service that answers with what is made
 * up in `full-desk.ts`. It asks nothing that was not arranged.
 */
export function pageAt(
  address: string,
  { role = 'reviewer', answers, until, isDrawn = false, holds }: Shown,
): StoryObj {
  let server: FakeServer
  let platform: Platform
  return {
    parameters: { picture: { skip: !isDrawn } },
    beforeEach: () => {
      const goOn = standTime()
      server = fullDesk(role ?? 'reviewer')
      answers?.(server)
      settleDevice(role !== null)
      platform = createPlatform(server.fetch)
      return () => {
        platform.session.stop()
        platform.queries.clear()
        goOn()
      }
    },
    render: () => (
      <App
        platform={platform}
        createRouter={() => createMemoryRouter(pages, { initialEntries: [address] })}
      />
    ),
    play: async ({ canvasElement }) => {
      await waitFor(
        () => {
          if (until === 'loading') expectLoading(canvasElement)
          // The names of all pages stand in the navigation.
          else within(canvasElement).getAllByText(until, { ignore: 'nav *' })
          if (server.surprises.length > 0) throw new Error(server.surprises.join('\n'))
        },
        { timeout: 8_000 },
      )
      await holds?.(canvasElement)
    },
  }
}

/** Each row of the list is one line, at most 44 px high. */
export const rowsAreLines = async (canvas: HTMLElement): Promise<void> => {
  for (const row of within(canvas).getAllByRole('row'))
    await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(44)
}

/** All of it is inside the window, and nothing lies on it. */
export const isInSight = async (element: HTMLElement): Promise<void> => {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  await expect(top).toBeGreaterThanOrEqual(0)
  await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  for (const y of [top + 2, bottom - 2]) {
    const seen = document.elementFromPoint((left + right) / 2, y)
    await expect(seen !== null && (element.contains(seen) || seen.contains(element))).toBe(true)
  }
}

function expectLoading(canvas: HTMLElement): void {
  if (!canvas.querySelector('[aria-busy="true"], .k-skeleton')) throw new Error('Nothing is loading.')
}

/** Answers of a call that never come. */
export const waiting =
  (endpoint: Parameters<FakeServer['hold']>[0]) =>
  (desk: FakeServer): unknown =>
    desk.hold(endpoint)

/** A call that the service fails to answer. */
export const failing =
  (endpoint: Parameters<FakeServer['fail']>[0]) =>
  (desk: FakeServer): unknown =>
    desk.fail(endpoint, 'internal')

/** A page of the console has the screen of a laptop. Spread it into the meta of a file of stories. */
export const onLaptop = { globals: { viewport: { value: 'laptop', isRotated: false } } }

/** A story that is a whole page of the console. Spread it into `parameters`. */
export const wholePage = { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 720 } } }

/** What an earlier story left on the machine goes; who is signed in carries a token. */
function settleDevice(isSignedIn: boolean): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith('desk:')) localStorage.removeItem(key)
  if (!isSignedIn) return
  localStorage.setItem('desk:AFR-token', aSession().access_token)
  localStorage.setItem('desk:AFR-tokenExpiresAt', String(storyMoment + 24 * 3_600_000))
}
