import type { Site } from '../client/service.ts'
import { pageWords } from '../content/page-words.ts'
import { words } from '../content/words.ts'

export function Foot({ site }: { site?: Site | undefined }) {
  return (
    <footer className="p-foot">
      <div className="p-wrap">
        <span data-site-name="">{site?.siteName}</span>
        <a href="/register" data-link="/register">
          {words.open}
        </a>
        <a href="/login" data-link="/login">
          {words.signIn}
        </a>
        <a href="/terms">{words.terms}</a>
        <a href="/privacy">{words.privacy}</a>
        <a href="/help">{pageWords.help}</a>
        <a hidden data-support="" href="mailto:">
          {pageWords.mail}
        </a>
      </div>
    </footer>
  )
}
