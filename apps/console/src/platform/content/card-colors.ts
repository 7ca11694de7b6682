import type { CardFaceProps } from '@kaadi/ui'
import { useQuery } from '@tanstack/react-query'
import { useReads } from '../net/use-client.ts'

const useCardTypes = () => useQuery(useReads().cardTypes.list()).data

/** Colours of a brand's drawn face, by its id; undefined until the catalogue has arrived. */
export const useCardColors = (): ((cardTypeId: string) => CardFaceProps['colors']) => {
  const types = useCardTypes()
  return (cardTypeId) => {
    const colors = types?.map[cardTypeId]?.colors
    return colors && [colors.ground, colors.pattern]
  }
}

/** Every brand by name, to choose from. */
export const useBrands = (): readonly { readonly value: string; readonly label: string }[] | undefined =>
  useCardTypes()
    ?.list.map(({ id, name }) => ({ value: id as string, label: name }))
    .sort((one, other) => one.label.localeCompare(other.label))
