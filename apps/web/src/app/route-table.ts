import { type ComponentType, lazy } from 'react'
import { paths } from './paths.ts'

export interface AppRoute {
  readonly path: string
  readonly Screen: ComponentType
}

/** A screen whose code is loaded when it is first opened. */
const route = (path: string, load: () => Promise<{ default: ComponentType }>): AppRoute => ({
  path,
  Screen: lazy(load),
})

/** Every screen that is built. A path of the specification that is missing here answers with the 404 page. */
export const routeTable: readonly AppRoute[] = [
  route(paths.login, () => import('../routes/login.route.tsx')),
  route(paths.register, () => import('../routes/register.route.tsx')),
]
