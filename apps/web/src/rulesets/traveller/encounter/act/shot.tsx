/** One attack to its end: for everybody it may hit the odds of every outcome, and why the throw is what it is. */

import { aboutKey } from '@umpire/traveller/at-table'
import { NumberThatOpens, OpeningLine } from '../../../../elements/controls/opens.tsx'
import { fractionText, OddsBar } from '../../../../elements/play/odds-bar.tsx'
import { Why } from '../../../../elements/play/why.tsx'
import { OddsFailed } from '../../../common/worker/odds-failed.tsx'
import type { Position, RangeSpan, ThrowWhy, VictimOdds } from '../../odds/ask.ts'
import { useOdds } from '../../odds/use-odds.ts'
import { type EncounterView, type Figure, figureOf, nameOf } from '../../views/encounter-view.ts'
import { rangeName } from '../../views/words.ts'
import { rangeBetween } from '../ranges.ts'
import { fightWords } from '../words.ts'
import type { Attack } from './action-list.ts'
import { chainOf } from './chain.ts'

const text = fightWords.act

interface ShotProps {
  readonly position: Position
  readonly view: EncounterView
  readonly actor: Figure
  readonly attack: Attack
  /** From the actor outwards, as the range line has them. */
  readonly ranges: readonly RangeSpan[]
  readonly victims: readonly VictimOdds[] | undefined
  /** Whose numbers were taken to be average. */
  readonly assumed: readonly string[]
}

export function Shot({ position, view, actor, attack, ranges, victims, assumed }: ShotProps) {
  const key = aboutKey(attack)
  const { answer: why, fresh, failure } = useOdds('why', { kind: 'why', ...position, who: actor.id, key })
  const { kind, target, weapon } = attack
  const taken = assumed.filter(id => victims?.some(({ victim }) => victim === id))
  const title = text.at(text.verbs[kind] ?? kind, nameOf(view, target), weapon)
  const first = why?.throws[0]
  const range = rangeOf(view, actor, target, ranges)
  return (
    <section className="shot" aria-label={title}>
      <h2 className="title">
        {title} {range !== undefined && <span className="label">{range}</span>}
      </h2>
      {victims === undefined && <p className="muted">{text.weighing}</p>}
      {kind === 'kill' ? (
        <p>{text.kill(nameOf(view, target))}</p>
      ) : (
        victims?.map((victim, place) => (
          <Victim
            key={victim.victim}
            name={nameOf(view, victim.victim)}
            beside={place > 0}
            odds={victim}
            made={fresh ? why?.throws.find(one => one.target === victim.victim) : undefined}
          />
        ))
      )}
      <OddsFailed failure={failure} />
      {taken.length > 0 && (
        <p className="small muted">
          {text.assumed(
            actor.name,
            taken.map(id => nameOf(view, id)),
          )}
        </p>
      )}
      {/* After the odds above it: it would be pushed down when they come. */}
      {fresh && victims !== undefined && first !== undefined && kind !== 'kill' && (
        <div className="shot-why">
          <p>
            <b>{text.why(fightWords.throws.needed(first.needed), nameOf(view, first.target))}</b>{' '}
            <span className="label">{text.sum(first.dm, ...fractionOf(first))}</span>
          </p>
          <Why reasons={first.reasons} unfolded={1} />
          {why?.woundDice !== undefined && (
            <p className="small muted">
              {figureOf(view, first.target)?.wounded === true
                ? text.woundsLater(why.woundDice, nameOf(view, first.target))
                : text.woundsFirst(why.woundDice, nameOf(view, first.target))}
            </p>
          )}
        </div>
      )}
    </section>
  )
}

function rangeOf(view: EncounterView, actor: Figure, target: string, ranges: readonly RangeSpan[]): string | undefined {
  const at = figureOf(view, target)
  const range = at === undefined ? undefined : rangeBetween(view, actor, at, ranges)
  return range === undefined ? undefined : text.range(rangeName(range.range))
}

const fractionOf = ({ chance }: ThrowWhy): [string, string] => [String(chance.ways), String(chance.of)]

interface VictimProps {
  readonly name: string
  /** Not the one who is shot at. */
  readonly beside: boolean
  readonly odds: VictimOdds
  readonly made: ThrowWhy | undefined
}

function Victim({ name, beside, odds, made }: VictimProps) {
  return (
    <div className="victim">
      <OpeningLine className="victim-name">
        <b>{name}</b> {beside && <span className="label">{text.beside} </span>}
        {made !== undefined && (
          <NumberThatOpens
            label={text.why(fightWords.throws.needed(made.needed), name)}
            shows={
              <>
                <p className="label">{fractionText(made.chance)}</p>
                <Why reasons={made.reasons} unfolded={1} />
              </>
            }
          >
            {fightWords.throws.needed(made.needed)}
          </NumberThatOpens>
        )}
      </OpeningLine>
      <OddsBar parts={chainOf(odds)} />
    </div>
  )
}
