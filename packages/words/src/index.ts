export { type Message, msg } from './message.ts'
export { type Catalogue, speak, spoken, t, type Values } from './say.ts'
export { Sentence, type SentenceProps } from './sentence.tsx'
