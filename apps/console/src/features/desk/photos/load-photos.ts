import { useEffect } from 'react'

/** Loads and decodes a photo: kept, the page shows it at once and does not ask for it again. */
export async function loadPhoto(src: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = src
  await image.decode?.().catch(() => undefined)
  return image
}

/** Loads photos that will be looked at soon, one after the other in their order, and keeps them while they are in use. */
export function usePhotosAhead(addresses: readonly string[]): void {
  const all = addresses.toSorted().join('\n')
  useEffect(() => {
    const kept: HTMLImageElement[] = []
    let isOver = false
    const loadAll = async () => {
      for (const src of all.split('\n')) {
        if (isOver || src === '') return
        kept.push(await loadPhoto(src))
      }
    }
    void loadAll()
    return () => {
      isOver = true
      kept.length = 0
    }
  }, [all])
}
