import { useQuery } from '@kaadi/react'
import type { CardFaceProps } from '@kaadi/ui'
import { useClient } from './client.ts'

/** Colours of a brand's drawn face, by its id; undefined until the catalogue has arrived. */
export const useCardColors = (): ((cardTypeId: string) => CardFaceProps['colors']) => {
  const client = useClient()
  const { data } = useQuery({
    queryKey: ['cardTypes'],
    queryFn: ({ signal }) => client.cardTypes.list({ signal, quiet: true }),
    staleTime: 3_600_000,
  })
  return (cardTypeId) => {
    const colors = data?.map[cardTypeId]?.colors
    return colors && [colors.ground, colors.pattern]
  }
}
