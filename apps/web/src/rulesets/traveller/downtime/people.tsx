/** The time between fights: how long it has been, and how everybody is. */
import { ownValue } from '@umpire/engine'
import { Plate } from '../../../elements/play/plate.tsx'
import { Token } from '../../../elements/play/token.tsx'
import type { SceneProps } from '../../../plug-in/screens.ts'
import { useAtTable } from '../../../table/room/at-table.ts'
import { DialOf } from '../../../table/room/dial-of.tsx'
import { tableWords } from '../../../table/room/words.ts'
import { digitOf } from '../views/career-view.ts'
import { ageOf, isHurt, isUnconscious, type Person, readDowntime, valuesOf } from '../views/person-view.ts'
import { credits, words } from '../views/words.ts'
import { downtimeWords as text } from './words.ts'

const { span } = tableWords.plain

export function DowntimeStage({ scene }: SceneProps) {
  const { lookAt, actor } = useAtTable()
  const { seconds, characters } = readDowntime(scene.state)
  return (
    <div className="downtime">
      <header className="range-head">
        <h1 className="title">{scene.title}</h1>
        <span className="label">{seconds === 0 ? text.begins : text.passed(span(seconds))}</span>
      </header>
      <ul className="downtime-people">
        {Object.entries(characters).map(([name, person]) => (
          <li key={name} className={name === actor ? 'downtime-person downtime-chosen' : 'downtime-person'}>
            <button type="button" className="downtime-name" onClick={() => lookAt(name)}>
              <PersonHead name={name} person={person} />
            </button>
            <PersonAbout person={person} />
          </li>
        ))}
      </ul>
    </div>
  )
}

export function DowntimeSheet({ scene }: SceneProps) {
  const { actor } = useAtTable()
  const person = actor === null ? undefined : ownValue(readDowntime(scene.state).characters, actor)
  if (actor === null || person === undefined) return <p className="panel-empty">{tableWords.noActor}</p>
  return (
    <div className="downtime-sheet">
      <header className="downtime-name">
        <PersonHead name={actor} person={person} />
        <span className="push">
          <DialOf actor={actor} />
        </span>
      </header>
      <PersonAbout person={person} />
    </div>
  )
}

/** Strength, dexterity and endurance, for the ring of the token. */
const healthOf = (person: Person): readonly number[] =>
  person.alive
    ? valuesOf(person)
        .slice(0, 3)
        .map(({ now, full }) => now / Math.max(1, full))
    : [0, 0, 0]

function PersonHead({ name, person }: { readonly name: string; readonly person: Person }) {
  const { alive, career } = person
  const [unconscious, age] = [isUnconscious(person), ageOf(person)]
  const served =
    career === undefined || career === null
      ? [text.civilian]
      : [words.services[career.service] ?? career.service, text.terms(career.terms), text.rank(career.rank)]
  const life = [...served, ...(age === undefined ? [] : [text.age(age)])]
  const condition = !alive ? text.dead : unconscious ? text.unconscious : isHurt(person) ? text.wounded : undefined
  return (
    <>
      <Token
        name={name}
        side={1}
        health={healthOf(person)}
        pips={alive && !unconscious ? [] : ['out']}
        size={36}
        silent
      />
      <span>
        <span className="title">{name}</span>{' '}
        {condition !== undefined && <Plate kind={alive ? 'failed' : 'ink'}>{condition}</Plate>}
        <small>{person.characteristics === undefined ? text.hidden : life.join(', ')}</small>
      </span>
    </>
  )
}

function PersonAbout({ person }: { readonly person: Person }) {
  const { skills, wealth, gear, out_of_action_seconds: illFor = 0, rest_seconds: rested = 0 } = person
  const values = valuesOf(person)
  if (values.length === 0 || skills === undefined || wealth === undefined) return null
  const { cash, debt, pension_per_year: pension } = wealth
  const carried = gear.items.flatMap(({ item, count = 1 }) => (item === undefined ? [] : [text.several(item, count)]))
  const levels = Object.entries(skills).map(([skill, level]) => `${skill}-${level}`)
  const pairs: readonly (readonly [name: string, value: string])[] = [
    [text.cash, credits(cash)],
    ...(debt === 0 ? [] : [[text.debt, credits(debt)] as const]),
    ...(pension === 0 ? [] : [[text.pension, text.aYear(credits(pension))] as const]),
    ...(gear.worn.length === 0
      ? []
      : [[text.wears, gear.worn.map(one => words.armour[one] ?? one).join(', ')] as const]),
    ...(illFor === 0 ? [] : [[text.ill, span(illFor)] as const]),
    ...(rested === 0 ? [] : [[text.rested, span(rested)] as const]),
  ]
  return (
    <div className="downtime-about">
      <dl className="upp upp-six" aria-label={text.values}>
        {values.map(({ of, now, full }) => (
          <div key={of} className={now < full ? 'upp-part upp-less' : 'upp-part'}>
            <dt title={words.characteristics[of]}>
              <span aria-hidden="true">{words.short[of]}</span>
              <span className="unseen">{words.characteristics[of]}</span>
            </dt>
            <dd>
              <b>{digitOf(now)}</b>
              {now < full && <small>{text.ofFull(full)}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <dl className="pairs">
        {pairs.map(([name, value]) => (
          <Pair key={name} name={name} value={value} />
        ))}
      </dl>
      <section>
        <h2 className="sheet-head">{text.skills}</h2>
        <p>{levels.length === 0 ? text.noSkills : levels.join(', ')}</p>
      </section>
      {carried.length > 0 && (
        <section>
          <h2 className="sheet-head">{text.carries}</h2>
          <p>{carried.join(', ')}</p>
        </section>
      )}
    </div>
  )
}

const Pair = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
)
