import { AskForBrandView } from './ask-for-brand.view.tsx'
import { useAskForBrand } from './use-ask-for-brand.controller.ts'

/** Asks for a brand that a search did not find. Another name is another question: give it a key. */
export const AskForBrand = ({ name }: { readonly name: string }) => (
  <AskForBrandView name={name} {...useAskForBrand(name)} />
)
