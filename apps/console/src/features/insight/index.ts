export { Insight } from './insight.tsx'
