/** One attack to its end: for everybody it may hit the odds of every outcome, and why the throw is what it is. */
import { fractionText, OddsBar } from '../../../elements/odds-bar.tsx'
import { NumberThatOpens, OpeningLine } from '../../../elements/opens.tsx'
import { Why } from '../../../elements/why.tsx'
import type { Position, ThrowWhy, VictimOdds } from '../odds/ask.ts'
import { chainOf } from '../odds/chain.ts'
import { useOdds } from '../odds/use-odds.ts'
import { type EncounterView, type Figure, figureOf } from '../views/encounter-view.ts'
import { words } from '../words.ts'
import { namedBy } from './action-list.ts'

const text = words.act

interface ShotProps {
  readonly position: Position
  readonly view: EncounterView
  readonly actor: Figure
  readonly attack: string
  readonly victims: readonly VictimOdds[] | undefined
  /** Whose numbers were taken to be average. */
  readonly assumed: readonly string[]
}

export function Shot({ position, view, actor, attack, victims, assumed }: ShotProps) {
  const { answer: why, fresh } = useOdds('why', { kind: 'why', ...position, who: actor.id, key: attack })
  const { verb, target, weapon } = namedBy(attack)
  const nameOf = (id: string | undefined): string => figureOf(view, id ?? null)?.name ?? id ?? ''
  const beside = victims?.slice(1).map(({ victim }) => nameOf(victim)) ?? []
  const taken = assumed.filter(id => victims?.some(({ victim }) => victim === id))
  const first = why?.throws[0]
  return (
    <section className="shot" aria-label={text.at(weapon, nameOf(target))}>
      <h2 className="title">
        {text.at(weapon, nameOf(target))}
        {beside.length > 0 && text.andBeside(beside)}
      </h2>
      {victims === undefined && <p className="muted">{text.weighing}</p>}
      {verb === 'kill' ? (
        <p>{text.kill(nameOf(target))}</p>
      ) : (
        victims?.map(victim => (
          <Victim
            key={victim.victim}
            name={nameOf(victim.victim)}
            odds={victim}
            made={fresh ? why?.throws.find(one => one.target === victim.victim) : undefined}
          />
        ))
      )}
      {taken.length > 0 && <p className="small muted">{text.assumed(actor.name, taken.map(nameOf))}</p>}
      {fresh && first !== undefined && verb !== 'kill' && (
        <div className="shot-why">
          <p>
            <b>{text.why(words.throws.needed(first.needed), nameOf(first.target))}</b>{' '}
            <span className="label">{text.sum(first.dm, ...fractionOf(first))}</span>
          </p>
          <Why reasons={first.reasons} unfolded={1} />
          {why?.woundDice !== undefined && (
            <p className="small muted">
              {figureOf(view, first.target)?.wounded === true
                ? text.woundsLater(why.woundDice, nameOf(first.target))
                : text.woundsFirst(why.woundDice, nameOf(first.target))}
            </p>
          )}
        </div>
      )}
    </section>
  )
}

const fractionOf = ({ chance }: ThrowWhy): [string, string] => [String(chance.ways), String(chance.of)]

interface VictimProps {
  readonly name: string
  readonly odds: VictimOdds
  readonly made: ThrowWhy | undefined
}

function Victim({ name, odds, made }: VictimProps) {
  return (
    <div className="victim">
      <OpeningLine className="victim-name">
        <b>{name}</b>{' '}
        {made !== undefined && (
          <NumberThatOpens
            label={text.why(words.throws.needed(made.needed), name)}
            shows={
              <>
                <p className="label">{fractionText(made.chance)}</p>
                <Why reasons={made.reasons} unfolded={1} />
              </>
            }
          >
            {words.throws.needed(made.needed)}
          </NumberThatOpens>
        )}
      </OpeningLine>
      <OddsBar parts={chainOf(odds)} />
    </div>
  )
}
