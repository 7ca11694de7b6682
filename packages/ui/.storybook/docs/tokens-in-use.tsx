import { uses } from '../../src/tokens/uses.ts'
import { titlesByToken } from './facts.ts'

/** As Storybook makes an id of a title. */
const pageOf = (title: string): string => `./?path=/docs/${title.toLowerCase().replace('/', '-')}--docs`

/** Every token of the theming contract: what it is for, and which components read it. */
export function TokensInUse() {
  const readers = titlesByToken()
  return (
    <table className="docs-uses">
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">For</th>
          <th scope="col">Read by</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(uses).map(([name, use]) => {
          const titles = readers.get(`--${name}`) ?? []
          return (
            <tr key={name}>
              <th scope="row">
                <code>--{name}</code>
              </th>
              <td>{use}</td>
              <td>
                {titles.length === 0 && 'the base styles alone'}
                {titles.map((title, index) => (
                  <span key={title}>
                    {index > 0 && ', '}
                    <a href={pageOf(title)} target="_top">
                      {title.split('/').at(-1)}
                    </a>
                  </span>
                ))}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
