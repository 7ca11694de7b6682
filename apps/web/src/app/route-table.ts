import type { ComponentType } from 'react'

/** `tabbar`: one of the five tabs, with the bar. `plain`: a task or a form, without it. */
export type Layout = 'tabbar' | 'plain'

export interface AppRoute {
  readonly path: string
  readonly layout: Layout
  readonly Screen: ComponentType
}

/** Every screen that is built. A path of the specification that is missing here answers with the 404 page. */
export const routeTable: readonly AppRoute[] = []
