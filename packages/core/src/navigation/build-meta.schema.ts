import * as z from 'zod/mini'
import type { RouteMatcher } from './route-rules.ts'

/** `builds/latest.json`: which build is served now. */
export const latestBuildSchema = z.object({ id: z.string().check(z.minLength(1)), timestamp: z.number() })

const ruleSchema = z.nullable(
  z.object({
    prerender: z.optional(z.boolean()),
    redirect: z.optional(z.string()),
    appMiddleware: z.optional(z.record(z.string(), z.boolean())),
  }),
)
const rulesSchema = z.record(z.string(), ruleSchema)

const matcherSchema: z.ZodMiniType<RouteMatcher> = z.object({
  static: z._default(rulesSchema, {}),
  wildcard: z._default(rulesSchema, {}),
  dynamic: z._default(
    z.record(
      z.string(),
      z.lazy(() => matcherSchema),
    ),
    {},
  ),
})

/** `builds/meta/<id>.json`: route rules and prerendered paths of one build. */
export const buildMetaSchema = z.object({
  id: z.string(),
  timestamp: z.number(),
  matcher: matcherSchema,
  prerendered: z.array(z.string()),
})

/** Route rules and prerendered paths of one build. */
export type BuildMeta = z.infer<typeof buildMetaSchema>
