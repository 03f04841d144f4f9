/** How somebody is, in words and numbers: the same on the stage and on the sheet. */
import { Plate } from '../../../elements/play/plate.tsx'
import { Token, type TokenMarkProps } from '../../../elements/play/token.tsx'
import { tableWords } from '../../../table/room/words.ts'
import type { Numbers } from '../odds/ask.ts'
import { isBleeding, isUp, isWounded, type StoryPerson, sideOf, tirednessOf } from '../views/story-view.ts'
import { storyWords as text } from './words.ts'

const { span } = tableWords.plain

const spanOf = (seconds: number | null | undefined): string | undefined =>
  seconds === undefined || seconds === null ? undefined : span(seconds)

function healthOf({ dead, out }: StoryPerson, numbers: Numbers | undefined): number {
  if (dead !== null) return 0
  if (numbers === undefined) return out === null ? 1 : 0.2
  return Math.max(0, Math.min(1, numbers.hp / Math.max(1, numbers.fullHp)))
}

function pipsOf(person: StoryPerson): NonNullable<TokenMarkProps['pips']> {
  if (!isUp(person)) return isBleeding(person) ? ['out', 'bleeding'] : ['out']
  return isBleeding(person) ? ['bleeding'] : []
}

/** What matters most about somebody, in a word. */
export function conditionOf(person: StoryPerson): string {
  const { dead, out } = person
  if (dead !== null) return text.dead
  const parts = [
    ...(out === null ? [] : [text.out[out.by] ?? out.by]),
    ...(isBleeding(person) ? [text.bleeding] : []),
    ...(out === null && isWounded(person) ? [text.wounded] : []),
  ]
  return parts.length === 0 ? text.well : parts.join(', ')
}

interface AboutProps {
  readonly person: StoryPerson
  readonly numbers: Numbers | undefined
}

export const PersonToken = ({ person, numbers, size }: AboutProps & { readonly size: number }) => (
  <Token
    name={person.name}
    side={sideOf(person)}
    health={[healthOf(person, numbers)]}
    pips={pipsOf(person)}
    size={size}
    silent
  />
)

export function PersonHead({ person, numbers }: AboutProps) {
  const { name, dead, concept } = person
  const well = dead === null && isUp(person) && !isBleeding(person) && !isWounded(person)
  return (
    <>
      <PersonToken person={person} numbers={numbers} size={40} />
      <span>
        <span className="title">{name}</span>{' '}
        <Plate kind={dead !== null ? 'ink' : well ? 'line' : 'failed'}>{conditionOf(person)}</Plate>
        {concept !== '' && <small>{concept}</small>}
      </span>
    </>
  )
}

export function PersonAbout({ person, numbers }: AboutProps) {
  const lines = ailmentsOf(person)
  return (
    <div className="story-about">
      {numbers === undefined ? (
        !person.known && <p className="muted">{text.hidden}</p>
      ) : (
        <dl className="upp upp-six">
          <Score name={text.names.hp} now={numbers.hp} full={numbers.fullHp} />
          <Score
            name={text.names.fatigue}
            now={tirednessOf(person).reduce((sum, [, points]) => sum + points, 0)}
            full={undefined}
          />
          <Score name={text.names.st} now={numbers.stNow} full={numbers.st} />
          <Score name={text.names.ht} now={numbers.ht} full={numbers.ht} />
          <Score name={text.names.move} now={numbers.move} full={numbers.move} />
          <Score name={text.names.firstAid} now={numbers.firstAid?.level} full={undefined} />
        </dl>
      )}
      {lines.length > 0 && (
        <ul className="story-ails">
          {lines.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface ScoreProps {
  readonly name: string
  readonly now: number | undefined
  readonly full: number | undefined
}

function Score({ name, now, full }: ScoreProps) {
  const less = now !== undefined && full !== undefined && now < full
  return (
    <div className={less ? 'upp-part upp-less' : 'upp-part'}>
      <dt>{name}</dt>
      <dd>
        <b>{now === undefined ? '' : text.of(now, now)}</b>
        {less && <small>{text.ofFull(full)}</small>}
      </dd>
    </div>
  )
}

/** "unconscious for 5 minutes". */
function outText({ by, seconds }: NonNullable<StoryPerson['out']>): string {
  const out = text.out[by] ?? by
  return seconds === 0 ? out : `${out} ${text.outFor(span(seconds))}`
}

/** Each in a line of its own: what is wrong, and how it goes on. */
function ailmentsOf(person: StoryPerson): readonly string[] {
  const { dead, dying, out, bleeding, drains = [], hp_lost = 0, crippled, illnesses = [], penalties = [] } = person
  if (dead !== null) return [text.diedOf(dead)]
  return [
    ...(dying === undefined || dying === null ? [] : [text.dying(dying.of, spanOf(dying.in))]),
    ...(out === null ? [] : [outText(out)]),
    ...(bleeding === null ? [] : [text.bleeds(spanOf(bleeding.next_in))]),
    ...((bleeding?.dry ?? 0) === 0 ? [] : [text.dry(bleeding?.dry ?? 0)]),
    ...drains.map(({ of, hp, every }) => text.drains(of, hp, span(every))),
    ...(hp_lost === 0 ? [] : [`${text.lost(hp_lost)}, ${text.treated[person.treated] ?? ''}`]),
    ...crippled.map(({ part, until, seconds_left }) => text.lame(part, until, spanOf(seconds_left))),
    ...tirednessOf(person).map(([pool, points]) => text.tired(text.pools[pool] ?? pool, points)),
    ...illnesses.map(({ name }) => text.ill(name)),
    ...penalties.map(({ value, to }) => text.penalty(value, to)),
    ...person.scars,
  ]
}
