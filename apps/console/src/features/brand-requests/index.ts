export { BrandDesk } from './brand-desk.tsx'
