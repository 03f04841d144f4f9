/** The builders that there are for characters of a system. */
import { Link } from '@tanstack/react-router'
import { buildersFor } from '../rulesets/builders.ts'
import { builderWords as text } from './words.ts'

export function BuildingWays({ system }: { readonly system: string }) {
  return (
    <section className="making-way" aria-labelledby="by-points">
      <h2 id="by-points" className="title-xl">
        {text.ways}
      </h2>
      <p className="prose">{text.waysAbout}</p>
      <ul className="building-ways">
        {buildersFor(system).map(({ what, title, about }) => (
          <li key={what}>
            <Link to="/build/$what" params={{ what }} className="button">
              {title}
            </Link>
            <span className="label">{about}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
