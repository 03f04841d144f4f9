/** No rule is chosen yet: the areas of every book, each with the way to its first rule. */
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { rulesQuery, systemsQuery } from '../api/queries.ts'
import { words } from '../text/words.ts'
import { byArea, inOrder } from './rule-list.ts'

const text = words.rules

export function NoRule() {
  const rules = useQuery(rulesQuery)
  const systems = useQuery(systemsQuery)
  const areas = Map.groupBy(byArea(inOrder(rules.data ?? [], systems.data ?? [])), ({ system }) => system)
  return (
    <div className="no-rule">
      <h2 className="title-xl">{words.menu.rules}</h2>
      <p className="prose">{text.choose}</p>
      {systems.data
        ?.filter(({ id }) => areas.has(id))
        .map(({ id, title }) => (
          <section key={id} className="stack">
            <h3>{title}</h3>
            <div className="no-rule-areas">
              {areas.get(id)?.map(({ area, rules: of }) => (
                <Link key={area} to="/rules/$id" params={{ id: of[0]?.id ?? '' }}>
                  <b>{area}</b>
                  <span className="label">{text.count(of.length)}</span>
                </Link>
              ))}
            </div>
          </section>
        ))}
    </div>
  )
}
