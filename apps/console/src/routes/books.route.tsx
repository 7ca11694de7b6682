import { Books } from '../features/books/index.ts'

export default function BooksRoute() {
  return <Books />
}
