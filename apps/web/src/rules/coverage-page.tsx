/** How far the rules are, area by area: a page made of the tests. */
import './coverage.css'
import './rules.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { RuleSummary } from '@umpire/protocol'
import { rulesQuery, systemsQuery } from '../api/queries.ts'
import { ScrollArea } from '../elements/controls/scroll-area.tsx'
import { Page } from '../elements/frame/page.tsx'
import { CoverageMark } from '../elements/message/coverage-badge.tsx'
import { Failed, Waiting } from '../elements/message/states.tsx'
import { words } from '../text/words.ts'
import { type AreaCount, byArea, countOf, inOrder, isShown } from './rule-list.ts'

const text = words.coveragePage

export function CoveragePage() {
  const rules = useQuery(rulesQuery)
  const systems = useQuery(systemsQuery)
  const titles = new Map(systems.data?.map(({ id, title }) => [id, title]))
  return (
    <Page name={words.menu.coverage} title={words.menu.coverage} about={text.about}>
      {rules.isPending && <Waiting />}
      {rules.isError && <Failed error={rules.error} again={() => void rules.refetch()} />}
      {rules.data !== undefined && (
        <div className="coverage">
          <h1 className="title-2xl">{text.heading}</h1>
          {Array.from(
            Map.groupBy(inOrder(rules.data, systems.data ?? []), ({ system }) => system),
            ([system, of]) => (
              <System key={system} title={titles.get(system) ?? system} rules={of} />
            ),
          )}
        </div>
      )}
    </Page>
  )
}

function System({ title, rules }: { readonly title: string; readonly rules: readonly RuleSummary[] }) {
  const all = countOf(rules)
  const unfinished = rules.filter(rule => rule.status !== 'built' || isShown(rule, 'quiet'))
  return (
    <section className="coverage-system">
      <div className="headed">
        <h2 className="title">{title}</h2>
        <span className="label">{text.count(rules.length, all.built, all.gm, all.open, all.quiet)}</span>
      </div>
      <ScrollArea label={title}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{text.area}</th>
              <th scope="col">
                <span className="unseen">{text.bar}</span>
              </th>
              <th scope="col" className="num">
                {text.built}
              </th>
              <th scope="col" className="num">
                {text.gm}
              </th>
              <th scope="col" className="num">
                {text.open}
              </th>
              <th scope="col" className="num">
                {text.quiet}
              </th>
            </tr>
          </thead>
          <tbody>
            {byArea(rules).map(({ area, rules: of }) => (
              <Row key={area} name={area} count={countOf(of)} />
            ))}
          </tbody>
        </table>
      </ScrollArea>
      {unfinished.length > 0 && (
        <div>
          <h3 className="coverage-rest">{text.rest}</h3>
          <ul className="coverage-list">
            {unfinished.map(rule => (
              <li key={rule.id}>
                <Link className="rule-link" to="/rules/$id" params={{ id: rule.id }}>
                  <CoverageMark status={rule.status} />
                  <span>{rule.title}</span>
                  <small>{isShown(rule, 'quiet') ? words.coverage.neverFires : words.coverage[rule.status]}</small>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

const Row = ({ name, count }: { readonly name: string; readonly count: AreaCount }) => (
  <tr>
    <th scope="row">{name}</th>
    <td>
      <div className="coverage-bar" aria-hidden="true">
        {(['built', 'gm', 'open'] as const).map(
          status =>
            count[status] > 0 && <span key={status} className={`covers-${status}`} style={{ flex: count[status] }} />,
        )}
      </div>
    </td>
    <td className="num">{count.built}</td>
    <td className="num">{count.gm}</td>
    <td className="num">{count.open}</td>
    <td className="num">{count.quiet}</td>
  </tr>
)
