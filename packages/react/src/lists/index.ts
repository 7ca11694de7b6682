export { type PageAsk, type Pages, type PagesDefinition, usePages } from './use-pages.ts'
