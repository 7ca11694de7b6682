import type { FastifyPluginAsync } from 'fastify'
import type { ReferenceRows } from './database/reference-rows.ts'
import type { Invariant } from './invariants/invariant.ts'
import type { JobHandler } from './outbox/job.ts'

/** Work that is done after commit. */
export interface ModuleJob<Given> {
  readonly handler: (given: Given) => JobHandler
  /** Planned at each start, and from then on by itself; else it runs where it was enqueued. */
  readonly isRecurring: boolean
}

/** What a module shows the service of itself. `Given` is what its routes and jobs need of the service's parts. */
export interface Module<Given = unknown> {
  /** The name of its folder, and of its migrations. */
  readonly name: string
  readonly routes?: (given: Given) => FastifyPluginAsync
  /** By topic. */
  readonly jobs?: Readonly<Record<string, ModuleJob<Given>>>
  /** Rules over its own tables. Those over the tables of several modules stand in `invariants/`. */
  readonly invariants?: readonly Invariant[]
  /** Its own: nobody else writes them, or reads them past its views and the functions of its `index.ts`. */
  readonly tables?: readonly string[]
  /** Made to be read by other modules. */
  readonly views?: readonly string[]
  /** A table comes after those that it refers to. */
  readonly referenceRows?: readonly ReferenceRows[]
}

export const defineModule = <Given>(module: Module<Given>): Module<Given> => module

export const recurring = <Given>(handler: ModuleJob<Given>['handler']): ModuleJob<Given> => ({
  handler,
  isRecurring: true,
})

export const enqueued = <Given>(handler: ModuleJob<Given>['handler']): ModuleJob<Given> => ({
  handler,
  isRecurring: false,
})
