/** One rule: what it says, how we read it, its tables, a calculator, and the examples that are its tests. */
import './rule.css'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import type { RulePage as RuleDocument, SystemDocument } from '@umpire/protocol'
import { useState } from 'react'
import { codeOf } from '../api/api.ts'
import { ruleQuery, systemsQuery } from '../api/queries.ts'
import { Icon } from '../elements/controls/icons.tsx'
import { firstGiven, formFields, isGiven } from '../elements/fields/given-form.ts'
import { usePageName } from '../elements/frame/page.tsx'
import { CoverageBadge } from '../elements/message/coverage-badge.tsx'
import { Problem } from '../elements/message/problem.tsx'
import { Failed, Waiting } from '../elements/message/states.tsx'
import { proseText, valueText } from '../text/number-text.ts'
import { words } from '../text/words.ts'
import { Calculator } from './calculator.tsx'
import { DataTable } from './data-table.tsx'
import { RuleUses } from './rule-uses.tsx'

const text = words.rules

export function RulePage() {
  const { id } = useParams({ from: '/rules/$id' })
  const rule = useQuery(ruleQuery(id))
  // Its first line names the system: it waits for that name, or the page would jump.
  const systems = useQuery(systemsQuery)
  usePageName(rule.data?.title ?? words.menu.rules)
  return (
    <div className="rule">
      <Link className="rule-back" to="/rules">
        <Icon name="left" small />
        {text.back}
      </Link>
      {(rule.isPending || systems.isPending) && <Waiting />}
      {rule.isError &&
        (codeOf(rule.error) === 'not-found' ? (
          <Problem>{text.noSuch}</Problem>
        ) : (
          <Failed error={rule.error} again={() => void rule.refetch()} />
        ))}
      {rule.data !== undefined && !systems.isPending && <Rule key={id} rule={rule.data} systems={systems.data ?? []} />}
    </div>
  )
}

interface RuleProps {
  readonly rule: RuleDocument
  readonly systems: readonly SystemDocument[]
}

function Rule({ rule, systems }: RuleProps) {
  const fields = formFields(rule.given)
  const [given, setGiven] = useState(() => firstGiven(fields, rule.examples[0]?.given))
  const system = systems.find(({ id }) => id === rule.system)?.title ?? rule.system
  const works = rule.status === 'built'
  return (
    <div className="rule-columns">
      <article className="rule-text">
        <header>
          <div className="rule-crumbs">
            <span>{text.area(system, rule.area)}</span>
            <span className="rule-id">{rule.id}</span>
          </div>
          <h1 className="title-2xl">{rule.title}</h1>
          <CoverageBadge status={rule.status} examples={rule.examples.length} fires={rule.fires} />
        </header>
        <p className="rule-says">{proseText(rule.says)}</p>
        {rule.fix !== undefined && (
          <aside className="rule-fix">
            <h2 className="label">{text.fix}</h2>
            <p className="prose">{proseText(rule.fix)}</p>
          </aside>
        )}
        {rule.silent !== undefined && <p className="prose">{text.silent(rule.silent)}</p>}
        {rule.table !== undefined && <DataTable data={rule.table} />}
        {works && <Calculator rule={rule} fields={fields} given={given} onChange={setGiven} />}
        {rule.status === 'gm' && <p className="prose">{text.gms}</p>}
      </article>
      <aside className="rule-side">
        {rule.examples.length > 0 && (
          <section>
            <h2>{works ? text.tests : text.examples}</h2>
            <ul className="examples">
              {rule.examples.map((example, index) => (
                <li key={JSON.stringify([index, example.given])}>
                  <button
                    type="button"
                    className="inset-focus"
                    disabled={!works}
                    onClick={() => isGiven(example.given) && setGiven(example.given)}
                  >
                    {works && <Icon name="check" small />}
                    <span>{valueText(example.given)}</span>
                    <b>{valueText(example.expect)}</b>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section>
          <h2>{text.book}</h2>
          <p>{text.lines(rule.lines.replaceAll('-', '–'))}</p>
        </section>
        {works && (
          <section>
            <h2>{text.command}</h2>
            <pre className="command">{text.commandLine(rule.id, JSON.stringify(given))}</pre>
          </section>
        )}
        {works && <RuleUses id={rule.id} />}
      </aside>
    </div>
  )
}
