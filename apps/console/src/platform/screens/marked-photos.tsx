import { ImageCompare } from '@kaadi/ui/desk'
import type { ComponentProps } from 'react'
import { useOperator } from '../session/operator.ts'

/** Photos of people beside each other. Each carries the name of whoever looks: a picture of the screen says whose it was. */
export const MarkedPhotos = (photos: Omit<ComponentProps<typeof ImageCompare>, 'mark'>) => (
  <ImageCompare {...photos} mark={useOperator()?.name} />
)
