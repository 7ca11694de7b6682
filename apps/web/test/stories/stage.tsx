import { sellerEndpoints } from '@kaadi/contract'
import { storagePrefix } from '@kaadi/contract/constants'
import type { User } from '@kaadi/contract/users'
import { aPage, aSession, aSiteInfo, aUser } from '@kaadi/testing/builders'
import { createFakeServer, type FakeServer } from '@kaadi/testing/fake-server'
import { standTime, storyMoment } from '@kaadi/testing/standing-time'
import { languageCodes } from '@kaadi/words/languages'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { waitFor } from 'storybook/test'
import { createPlatform, type Platform } from '../../src/platform/page/platform.ts'
import { PlatformContext } from '../../src/platform/page/platform-context.ts'
import type { SessionStore } from '../../src/platform/session/session-store.ts'
import { InLanguage } from '../../src/platform/words/in-language.tsx'
import { languageFieldId } from '../../src/platform/words/language-field.tsx'
import { speakLanguage } from '../../src/platform/words/speak-language.ts'
import { still } from './still.ts'

/** What a screen finds around it. Set as `parameters.stage`. */
export interface StageParameters {
  /** The address at which it stands. */
  readonly at?: string
  /** Who is signed in; null is nobody. */
  readonly user?: User | null
  /** What the service answers to parts of the screen that ask by themselves. */
  readonly answers?: (server: FakeServer) => FakeServer
}

const e = sellerEndpoints
const serverOf = (user: User | null): FakeServer => {
  const server = createFakeServer()
    .on(e.site.info, aSiteInfo())
    .on(e.notifications.list, { ...aPage(), unread: 2 })
  return user ? server.on(e.users.me, user) : server
}

const sessionOf = (user: User | null): SessionStore => {
  const state = {
    isSignedIn: user !== null,
    isSigningIn: false,
    isSigningOut: false,
    user: user ?? undefined,
    error: undefined,
    end: undefined,
  }
  return {
    current: () => state,
    subscribe: () => still,
    signIn: still,
    signOut: still,
    refreshUser: still,
    stop: still,
  }
}

/** What an earlier story left on the device goes; who is signed in carries a token, as the service asks for one. */
const settleDevice = (user: User | null): void => {
  for (const key of Object.keys(localStorage)) if (key.startsWith(storagePrefix)) localStorage.removeItem(key)
  // biome-ignore lint/suspicious/noDocumentCookie: this is how the browser holds it
  document.cookie = `token=${user ? aSession().access_token : ''}; Path=/; Max-Age=${user ? 3600 : 0}`
  if (user) localStorage.setItem(`${storagePrefix}tokenExpiresAt`, String(storyMoment + 24 * 3_600_000))
}

const platformOf = ({ user = aUser(), answers = (server) => server }: StageParameters): Platform => {
  settleDevice(user)
  const platform = createPlatform({
    fetch: answers(serverOf(user)).fetch,
    device: { isMobile: true, isFramed: false, isNative: false },
    leaveTo: still,
  })
  platform.session.stop()
  return { ...platform, session: sessionOf(user) }
}

function Stage({ children, ...given }: StageParameters & { children: ReactNode }) {
  const [platform] = useState(() => platformOf(given))
  return (
    <PlatformContext value={platform}>
      <QueryClientProvider client={platform.queries}>
        <InLanguage>
          <MemoryRouter initialEntries={[given.at ?? '/']}>{children}</MemoryRouter>
        </InLanguage>
      </QueryClientProvider>
    </PlatformContext>
  )
}

/** The language of Storybook's bar; one that the app does not speak is English. */
const inLanguageOfBar = ({ globals }: { globals: Record<string, unknown> }): Promise<void> =>
  speakLanguage(languageCodes.find((code) => code === globals.locale) ?? 'en-US')

interface Shown {
  readonly id: string
  readonly parameters: Record<string, unknown>
}

const onStage = (Story: ComponentType, { id, parameters }: Shown) => (
  <Stage key={id} {...(parameters.stage as StageParameters)}>
    <Story />
  </Stage>
)

/** Gives each story of a screen a page of its own, at a moment that stands still. Spread it into the meta of a file of stories. */
export const staged = {
  decorators: [onStage],
  loaders: [inLanguageOfBar],
  beforeEach: standTime,
  // A visitor's choice of the language comes a moment later: nobody looks at the screen before.
  afterEach: ({ canvasElement }: { readonly canvasElement: HTMLElement }) =>
    waitFor(() => {
      if (canvasElement.querySelector('.w-default-title') && !document.getElementById(languageFieldId))
        throw new Error('No choice of the language yet.')
    }),
}

/** A story that is a whole screen of the phone. Spread it into `parameters`. */
export const wholeScreen = (stage: StageParameters = {}) => ({
  layout: 'fullscreen',
  docs: { story: { inline: false, iframeHeight: 640 } },
  stage,
})
