import type { SiteInfo } from '@kaadi/contract/site'
import { useStore } from '@kaadi/react'
import { useEffect } from 'react'
import { usePlatform } from '../page/platform-context.ts'
import type { Scheme } from './scheme.ts'

/** Light, dark or as the phone has it; remembered on the device. */
export const useScheme = (): readonly [scheme: Scheme, choose: (scheme: Scheme) => void] => {
  const { scheme } = usePlatform()
  return [useStore(scheme), scheme.choose]
}

/** Puts the chosen scheme on the page. The phone's own choice needs no mark: the tokens follow it. */
export function useSchemeOnPage(): void {
  const [scheme] = useScheme()
  useEffect(() => {
    const root = document.documentElement
    if (scheme === 'system') delete root.dataset.theme
    else root.dataset.theme = scheme
  }, [scheme])
}

/** Gives the page the tenant's look, once site info has arrived. A tenant without a colour of its own loads nothing. */
export function useTenantTheme(site: SiteInfo | undefined): void {
  const brandColor = site?.brandColor
  const name = site?.siteName
  useEffect(() => {
    if (!brandColor || name === undefined) return
    let clear: (() => void) | undefined
    let isGone = false
    import('@kaadi/ui/tokens')
      .then(({ applyTheme, createTheme }) => {
        if (!isGone) clear = applyTheme(document.documentElement, createTheme({ name, brandColor }))
      })
      // Without its theme the app has the kit's own look.
      .catch(() => undefined)
    return () => {
      isGone = true
      clear?.()
    }
  }, [brandColor, name])
}
