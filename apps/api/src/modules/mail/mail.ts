/** One message to one person, in plain words: mail programs that show no pictures show all of it. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}
