/** One attack to its end: the odds of every outcome, why the roll is what it is, and how the target may defend. */
import { percentOf } from '../../../elements/hundred.ts'
import { fractionText, OddsBar, type OddsPart, OddsThin, OwnRisk } from '../../../elements/odds-bar.tsx'
import { NumberThatOpens, OpeningLine } from '../../../elements/opens.tsx'
import { Person } from '../../../elements/plate.tsx'
import { Why } from '../../../elements/why.tsx'
import { OddsFailed } from '../../common/odds-failed.tsx'
import type { Asked } from '../../common/use-desk.ts'
import type { AttackAnswer, Fate, Position, Wish } from '../odds/ask.ts'
import { useOdds } from '../odds/use-odds.ts'
import { type FightView, nameOf, sideIn } from '../views/fight-view.ts'
import { type Act, isWeighed } from './acts.ts'
import { fightWords } from './words.ts'

const text = fightWords.act

export function useAttack(position: Position, who: string, act: Act | undefined, wish: Wish): Asked<AttackAnswer> {
  const weighed = act !== undefined && isWeighed(act.key) && act.choice.refused === undefined
  // Whatever bursts is thrown at a place: there is nothing more to wish for.
  const plain = act?.group === 'throw' ? { location: wish.location, rounds: null } : wish
  return useOdds('attack', weighed ? { kind: 'attack', ...position, who, key: act.key, wish: plain } : null)
}

const fatesOf = ({ unhurt, hurt, unconscious, dead }: Fate): readonly OddsPart[] => [
  { label: text.fates.unhurt, chance: unhurt, ink: 0 },
  { label: text.fates.hurt, chance: hurt, ink: 2 },
  { label: text.fates.unconscious, chance: unconscious, ink: 3 },
  { label: text.fates.dead, chance: dead, ink: 4 },
]

interface AttackProps {
  readonly asked: Asked<AttackAnswer>
  readonly view: FightView
  readonly thing: string
}

export function Attack({ asked, view, thing }: AttackProps) {
  const { answer, fresh, failure } = asked
  if (answer === undefined) {
    return failure === undefined ? <p className="muted">{text.weighing}</p> : <OddsFailed failure={failure} />
  }
  const name = nameOf(view, answer.target)
  const { odds, blast } = answer
  return (
    <div className={fresh ? 'attack' : 'attack attack-old'} aria-busy={!fresh}>
      <OpeningLine className="victim-name">
        <b>{text.attackOn(thing, name)}</b>{' '}
        <NumberThatOpens label={text.whySkill(answer.effective)} shows={<Why reasons={answer.because} unfolded={2} />}>
          {text.orLess(answer.effective)}
        </NumberThatOpens>
      </OpeningLine>
      {odds !== null && <OddsBar parts={fatesOf(odds.fate)} />}
      {odds !== null && (
        <p className="small">
          {text.also([
            text.hits(percentOf(odds.hit)),
            text.strikes(percentOf(odds.struck)),
            text.stunned(percentOf(odds.stunned)),
            text.falls(percentOf(odds.falls)),
            ...(odds.crippled.ways === 0n ? [] : [text.crippled(percentOf(odds.crippled))]),
          ])}
        </p>
      )}
      <OddsFailed failure={failure} />
      {answer.rolls.length > 1 && <Rolls rolls={answer.rolls} />}
      {blast !== null && <Near fates={blast.people} view={view} target={answer.target} />}
      {answer.defenses.length > 0 && (
        <p className="small muted">
          {text.defensesOf(name)}:{' '}
          {answer.defenses.map(({ how, total, chance }) => text.defends(how, total, percentOf(chance))).join('; ')}
        </p>
      )}
      {answer.defenses.length === 0 && blast === null && <p className="small muted">{text.undefended(name)}</p>}
      {answer.assumed && <p className="small muted">{text.assumed(name)}</p>}
      {odds !== null && (odds.malfunction.ways > 0n || odds.criticalMiss.ways > 0n) && (
        <OwnRisk>
          {[
            ...(odds.malfunction.ways > 0n ? [text.malfunction(percentOf(odds.malfunction))] : []),
            ...(odds.criticalMiss.ways > 0n ? [text.critical(percentOf(odds.criticalMiss))] : []),
            ...(blast !== null && blast.nowhere.ways > 0n ? [text.nowhere(percentOf(blast.nowhere))] : []),
          ].join(', ')}
        </OwnRisk>
      )}
    </div>
  )
}

/** Rounds are rolled for in groups, each worse than the one before. */
const Rolls = ({ rolls }: { readonly rolls: AttackAnswer['rolls'] }) => (
  <table className="table rolls">
    <thead>
      <tr>
        <th scope="col">{text.group}</th>
        <th scope="col" className="num">
          {text.groupRounds}
        </th>
        <th scope="col" className="num">
          {text.needs}
        </th>
      </tr>
    </thead>
    <tbody>
      {rolls
        .map(({ effective, rounds }, place) => ({ place: place + 1, effective, rounds }))
        .map(roll => (
          <tr key={roll.place}>
            <th scope="row">{roll.place}</th>
            <td className="num">{roll.rounds}</td>
            <td className="num">
              <b>{roll.effective}</b>
            </td>
          </tr>
        ))}
    </tbody>
  </table>
)

interface NearProps {
  readonly fates: readonly Fate[]
  readonly view: FightView
  readonly target: string
}

/** A blast asks nobody whose side he is on. */
function Near({ fates, view, target }: NearProps) {
  const others = fates.filter(({ who, unhurt }) => who !== target && unhurt.ways < unhurt.of)
  if (others.length === 0) return null
  return (
    <div className="near">
      <p className="label">{text.near}</p>
      {others.map(fate => (
        <div key={fate.who} className="near-one">
          <span>
            <Person side={sideIn(view, fate.who)}>{nameOf(view, fate.who)}</Person>
            {fate.friend && <small className="muted"> {text.you}</small>}
          </span>
          <OddsThin parts={fatesOf(fate)}>
            <span title={fractionText(fate.unhurt)}>{`${percentOf(fate.unhurt)}% ${text.fates.unhurt}`}</span>
          </OddsThin>
        </div>
      ))}
    </div>
  )
}
