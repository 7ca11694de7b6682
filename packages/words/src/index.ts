export { type Message, msg } from './message.ts'
export type { Values } from './placeholders.ts'
export { type Catalogue, fromService, labelled, speak, spoken, t } from './say.ts'
export { Sentence, type SentenceProps } from './sentence.tsx'
