import { createTheme, type Theme } from '../src/tokens/index.ts'

/** Tenants of made-up sites, to see that nothing in the kit is indigo by habit. */
export const brands: Record<string, { title: string; theme: Theme }> = {
  kaadi: { title: 'Kaadi', theme: createTheme({ name: 'Kaadi' }) },
  palm: { title: 'Palm (teal)', theme: createTheme({ name: 'Palm', brandColor: '#0f766e' }) },
  moto: {
    title: 'Moto (red)',
    theme: createTheme({ name: 'Moto', brandColor: '#d6093b', radius: { control: 8, card: 10 } }),
  },
  sunny: {
    title: 'Sunny (yellow)',
    theme: createTheme({ name: 'Sunny', brandColor: '#ffd400', radius: { control: 20, card: 24 } }),
  },
}
