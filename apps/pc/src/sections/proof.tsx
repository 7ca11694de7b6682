import { pageWords } from '../content/page-words.ts'
/** What the service has shown so far, computed from settled trades. Hidden before the first. */
export function Proof() {
  return (
    <div className="p-proof" hidden data-proof="">
      <dl>
        <div hidden data-proof-time="">
          <dt>{pageWords.paidIn}</dt>
          <dd className="k-num" />
        </div>
        <div hidden data-proof-accepted="">
          <dt>{pageWords.accepted}</dt>
          <dd className="k-num" />
        </div>
      </dl>
    </div>
  )
}
