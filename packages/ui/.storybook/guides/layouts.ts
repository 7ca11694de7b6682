import { type Guide, nothingToPress } from './guide.ts'

export const layouts: Record<string, Guide> = {
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
  'Layouts/Brand': {
    use: 'The site’s mark and name, as the way home.',
    avoid: 'Not as a picture inside text.',
    parts: 'Logo, or a mark drawn from the name; name.',
    keys: 'As a link one Tab stop, named after the site.',
  },
  'Layouts/BrandHeader': {
    use: 'The head of home and wallet.',
    avoid: 'A task screen has a Nav.',
    parts: 'The brand’s ground, brand, one or two icon buttons, content.',
    keys: 'A banner landmark. Brand, then the buttons, then what is in it.',
  },
  'Layouts/Cloth': {
    use: 'The brand’s ground: home header, purse, landing.',
    avoid: 'Never behind body text, never twice on a screen.',
    parts: 'Ground, a mask of four motifs that leaves the start of the line plain.',
    keys: 'The pattern is decoration: nothing is read.',
  },
  'Layouts/Dock': {
    use: 'The one primary action of a task screen, in reach of the thumb.',
    avoid: 'A tab screen has a Tabbar instead.',
    parts: 'Sticky ground with a round top; a figure and a button, or two buttons.',
    keys: 'A region with a name. The focus never comes to rest under it.',
  },
  'Layouts/Nav': {
    use: 'The bar of a task screen; large at the top of a tab.',
    avoid: 'Home and wallet have a BrandHeader.',
    parts: 'Way back, title, at most two icon buttons.',
    keys: 'The title is the h1. Back is the first Tab stop.',
  },
  'Layouts/Section': {
    use: 'A part of a screen with a heading of its own.',
    avoid: 'For the whole screen: its title is the h1 of Nav.',
    parts: 'Heading, way to all of it, content, note.',
    keys: 'A region named by its heading, a level 2.',
  },
  'Layouts/Tabbar': {
    use: 'The three to five main places of the app.',
    avoid: 'Task screens have a Dock; views of one page are a SegmentedControl.',
    parts: 'Places with icon and word; a dot for news.',
    keys: 'A navigation with a name; each place is a link, the present one says so.',
  },
}
