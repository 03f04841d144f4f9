/** The character as it stands: UPP, age, service, rank, skills, possessions. */
import { type CareerView, CHARACTERISTICS, digitOf, uppOf } from '../views/career-view.ts'
import { credits, listed, words } from '../views/words.ts'
import type { Story } from './story.ts'
import { careerWords } from './words.ts'

const text = careerWords

interface CharacterProps {
  readonly career: CareerView
  readonly story: Story
  readonly ranks: readonly (string | null)[] | undefined
}

export function CharacterSoFar({ career, story, ranks }: CharacterProps) {
  const { values, age, service, rank, terms, skills } = career
  const { born } = story
  return (
    <>
      <div>
        <dl className="upp upp-six" aria-label={text.values}>
          {CHARACTERISTICS.map((one, place) => {
            const digit = digitOf(values[one])
            const was = born?.[place]
            const look = was === undefined || was === digit ? '' : was < digit ? ' upp-more' : ' upp-less'
            return (
              <div key={one} className={`upp-part${look}`}>
                <dt title={words.characteristics[one]}>
                  <span aria-hidden="true">{words.short[one]}</span>
                  <span className="unseen">{words.characteristics[one]}</span>
                </dt>
                <dd>
                  <b>{digit}</b>
                </dd>
              </div>
            )
          })}
        </dl>
        {born !== undefined && born !== uppOf(career) && (
          <p className="small muted">{text.bornAs(uppOf(career), born)}</p>
        )}
      </div>
      <dl className="pairs">
        <dt>{text.age}</dt>
        <dd>{age}</dd>
        {service !== undefined && (
          <>
            <dt>{text.service}</dt>
            <dd>{words.services[service]}</dd>
            <dt>{text.rank}</dt>
            <dd>{text.rankOf(rank, ranks?.[rank])}</dd>
            <dt>{text.termsServed}</dt>
            <dd>{terms}</dd>
          </>
        )}
      </dl>
      <section>
        <h2 className="sheet-head">{text.skills}</h2>
        {skills.length === 0 ? (
          <p className="muted">{text.noSkills}</p>
        ) : (
          <ul className="skill-list">
            {skills.map(({ skill, level }) => (
              <li key={skill}>
                {skill} <b>{level}</b>
              </li>
            ))}
          </ul>
        )}
      </section>
      <Possessions career={career} />
    </>
  )
}

function Possessions({ career }: { readonly career: CareerView }) {
  const { cash, tickets, weapons, member, ship, payPerYear } = career
  const things = [...tickets, ...weapons, ...(member ? [text.member] : []), ...(ship === undefined ? [] : [ship])]
  if (cash === 0 && things.length === 0 && payPerYear === 0) return null
  return (
    <section>
      <h2 className="sheet-head">{text.possessions}</h2>
      <dl className="pairs">
        <dt>{text.cash}</dt>
        <dd>{credits(cash)}</dd>
        {payPerYear > 0 && (
          <>
            <dt>{text.pensionOf}</dt>
            <dd>{text.perYear(payPerYear)}</dd>
          </>
        )}
      </dl>
      {things.length > 0 && <p className="possessions">{listed(things)}</p>}
    </section>
  )
}
