import type * as z from 'zod/mini'

type Internals<Shape extends z.core.$ZodShape> = Omit<
  z.core.$ZodObjectInternals<Shape, z.core.$strip>,
  'output' | 'input'
>

/**
 * The schema of an object whose type has a name of its own: editors show `CardOrder` where they would show its fields,
 * and theirs. `In` is what a caller gives, where that is what has the name.
 */
export interface Named<
  Out,
  Shape extends z.core.$ZodShape,
  In = z.core.$InferObjectInput<Shape, Record<never, never>>,
> extends z.ZodMiniType<Out, In, Internals<Shape> & { output: Out; input: In }> {
  shape: Shape
}
