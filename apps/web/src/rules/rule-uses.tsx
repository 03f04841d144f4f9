/** The rules that call this one, and those that it calls: as links from one page to the next. */
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { usesQuery } from '../api/queries.ts'
import { useRuleTitles } from '../api/rule-titles.ts'
import { words } from '../text/words.ts'

const text = words.rules

export function RuleUses({ id }: { readonly id: string }) {
  const { data } = useQuery(usesQuery(id))
  if (data === undefined) return null
  return (
    <>
      <Rules heading={text.usedBy} ids={data.usedBy} />
      <Rules heading={text.uses} ids={data.uses} />
    </>
  )
}

function Rules({ heading, ids }: { readonly heading: string; readonly ids: readonly string[] }) {
  const titles = useRuleTitles()
  if (ids.length === 0) return null
  return (
    <section>
      <h2>{heading}</h2>
      <ul className="rule-uses">
        {ids.map(id => (
          <li key={id}>
            <Link to="/rules/$id" params={{ id }}>
              {titles?.get(id) ?? id}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
