export { type ContrastUse, contrastMinimum, contrastRatio, isHexColor } from './contrast.ts'
export { type BrandPalette, deriveBrand } from './derive.ts'
export { hexToOklch, type Oklch, oklchToHex } from './oklch.ts'
export { type ContrastPair, contrastPairs } from './pairs.ts'
export { type PrimitiveColor, type PrimitiveName, primitives } from './primitives.ts'
export { colorOf } from './resolve.ts'
export { durations, easings, fonts, radii, sizes, spaces, typeSteps } from './scales.ts'
export {
  type BrandColor,
  brandColors,
  type Elevation,
  elevations,
  type Scheme,
  type SemanticColor,
  semanticColors,
} from './semantic.ts'
export { applyTheme, createTheme, type Theme, type ThemeFinding, type ThemeOptions } from './theme.ts'
