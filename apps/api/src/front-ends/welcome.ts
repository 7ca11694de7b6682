import {
  demoChecker,
  demoKeyText,
  demoOperators,
  demoPassword,
  demoPin,
  demoSellers,
} from '../modules/demo/index.ts'
import type { Sites } from './find-page.ts'

/** What is printed when the service runs: where everything is, and in development who may sign in. */
export function welcome(url: string, sites: Sites, isDevelopment: boolean): string {
  const places: [string, string, boolean][] = [
    ['App', '/', true],
    ['Landing page', '/pcad', true],
    ['Console', '/console', true],
    ['Mailbox', '/dev/mail', isDevelopment],
    ['API reference', '/reference', true],
    ['Storybook', '/storybook/', sites.storybook.find('index.html') !== undefined],
  ]
  const lines = places
    .filter(([, , there]) => there)
    .map(([name, path]) => `  ${name.padEnd(15)}${url}${path}`)
  return [
    '',
    'Kaadi is running.',
    '',
    ...lines,
    '',
    ...(isDevelopment ? [...passkeyLines(url), ...demoLines()] : []),
  ].join('\n')
}

/** Browsers make passkeys for names alone, and this machine has one beside its number. */
const passkeyLines = (url: string): string[] => {
  const { hostname, port } = new URL(url)
  return hostname === '127.0.0.1' ? [`  Passkeys are made at http://localhost:${port}/ alone.`, ''] : []
}

const demoLines = (): string[] => [
  `  Demo sign-ins (password ${demoPassword}, withdrawal password ${demoPin}):`,
  ...demoSellers.map(({ email }) => `    ${email.padEnd(28)}seller`),
  ...demoOperators.map(({ email, roles }) => `    ${email.padEnd(28)}${roles.join(', ')}, in the console`),
  `  ${demoChecker.email} signs in and approves with codes: \`npm run demo-code\` prints one,`,
  `  an authenticator app shows them by the key ${demoKeyText()}.`,
  '',
]
