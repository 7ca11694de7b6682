import { type Guide, nothingToPress } from './guide.ts'

export const layouts: Record<string, Guide> = {
  'Layouts/Cloth and Brand': {
    use: 'The brand’s ground: home header, purse, landing. Brand is the way home.',
    avoid: 'Never behind body text, never twice on a screen.',
    parts: 'Ground, a mask of four motifs that leaves the start of the line plain; mark and name.',
    keys: 'The pattern is decoration. Brand is a link named after the site.',
  },
  'Layouts/ErrorPage': {
    use: 'A whole screen did not come: 404, 500, no connection at the start.',
    avoid: 'For a part of a screen take ErrorState.',
    parts: 'Brand, then ErrorState with the screen’s h1.',
    keys: 'Brand, try again, way on, in this order.',
  },
  'Layouts/PhoneFrame': {
    use: 'The app on a desktop page.',
    avoid: 'Not on phones; never without another way to the app beside it, such as a QR code.',
    parts: 'Body of the phone, screen of 360 × 680.',
    keys: 'The frame has a title; Tab goes through the app inside and on.',
  },
  'Layouts/PullToRefresh': {
    use: 'Lists and the wallet, where people look for news.',
    avoid: 'Forms: a pull would lose what was typed.',
    parts: 'Sign that follows the pull, what is refreshed; a button for keyboards.',
    keys: 'The button is the first Tab stop, seen when focused. Result is read politely.',
  },
  'Layouts/Screen': {
    use: 'Every screen. A tab screen has the tab bar, a task screen the dock; never both.',
    avoid: 'Not inside another screen.',
    parts: 'Header (Nav or BrandHeader) with the h1, main, footer (Dock or Tabbar).',
    keys: `Landmarks: banner, main, navigation or a named region. ${nothingToPress}`,
  },
}
