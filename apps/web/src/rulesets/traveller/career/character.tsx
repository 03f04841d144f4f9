/** The character as it stands: UPP, age, service, rank, skills, possessions. */
import { ageOf, type CareerView, CHARACTERISTICS, digitOf, uppOf } from '../views/career-view.ts'
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
  const { service, rank, terms, skills } = career
  const { born } = story
  return (
    <>
      <div>
        <dl className="upp upp-six" aria-label={text.values}>
          {CHARACTERISTICS.map((one, place) => {
            const digit = digitOf(career[one])
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
        <dd>{ageOf(career)}</dd>
        {service !== null && (
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
  const { cash, tickets, weapons, tas_receipts, ship, pay_per_year } = career.estate
  const member = tas_receipts > 0 ? [text.member] : []
  const things = [...tickets, ...weapons, ...member, ...(ship === null ? [] : [ship])]
  if (cash === 0 && things.length === 0 && pay_per_year === 0) return null
  return (
    <section>
      <h2 className="sheet-head">{text.possessions}</h2>
      <dl className="pairs">
        <dt>{text.cash}</dt>
        <dd>{credits(cash)}</dd>
        {pay_per_year > 0 && (
          <>
            <dt>{text.pensionOf}</dt>
            <dd>{text.perYear(pay_per_year)}</dd>
          </>
        )}
      </dl>
      {things.length > 0 && <p className="possessions">{listed(things)}</p>}
    </section>
  )
}
