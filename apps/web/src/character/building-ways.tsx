/** The builders that there are, whatever rules are looked at. */
import { Link } from '@tanstack/react-router'
import { builderWords as text } from '../builder/words.ts'
import { BUILDERS } from '../rulesets/builders.ts'

export function BuildingWays() {
  return (
    <section className="making-way" aria-labelledby="by-points">
      <h2 id="by-points" className="title-xl">
        {text.ways}
      </h2>
      <p className="prose">{text.waysAbout}</p>
      <ul className="building-ways">
        {BUILDERS.map(({ what, title, about }) => (
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
