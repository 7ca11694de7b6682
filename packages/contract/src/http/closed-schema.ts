import * as z from 'zod/mini'

interface Def {
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>
  readonly catchall?: z.ZodMiniType
  readonly element?: z.ZodMiniType
  readonly innerType?: z.ZodMiniType
  readonly options?: readonly z.ZodMiniType[]
  readonly in?: z.ZodMiniType
  readonly valueType?: z.ZodMiniType
}

// Named as other findings are: by the field that is too much.
const unknownField = /* @__PURE__ */ z.unknown().check(({ value, issues }) => {
  issues.push({ code: 'custom', input: value, message: 'This call does not know this field.' })
})

/**
 * The same schema, in which no object takes a field that it does not name, however deep. Servers read bodies by it: what
 * else is sent is a mistake, or someone who tries `status` and `userId`, and is told so rather than silently dropped.
 *
 * @example
 * closedSchema(endpoint.body).safeParse(body)
 */
export function closedSchema<S extends z.ZodMiniType>(schema: S): S {
  const def = schema._zod.def as unknown as Def
  const change = closedParts(def)
  // A clone keeps the kind of schema and its checks.
  return change ? (z.clone(schema, { ...def, ...change } as never) as S) : schema
}

function closedParts(def: Def): Partial<Def> | undefined {
  if (def.shape) return { shape: closedShape(def.shape), ...(!def.catchall && { catchall: unknownField }) }
  if (def.element) return { element: closedSchema(def.element) }
  if (def.innerType) return { innerType: closedSchema(def.innerType) }
  if (def.options) return { options: def.options.map(closedSchema) }
  if (def.in) return { in: closedSchema(def.in) }
  if (def.valueType) return { valueType: closedSchema(def.valueType) }
  return undefined
}

const closedShape = (shape: Readonly<Record<string, z.ZodMiniType>>): Record<string, z.ZodMiniType> =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, closedSchema(field)]))
