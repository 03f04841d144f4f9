/** One attack to its end: the odds of every outcome, why the roll is what it is, and how the target may defend. */

import { OddsBar, OwnRisk } from '../../../../elements/play/odds-bar.tsx'
import { percentOf } from '../../../../text/hundred.ts'
import { Near } from '../../../common/fight/near.tsx'
import { OddsFailed } from '../../../common/worker/odds-failed.tsx'
import type { Asked } from '../../../common/worker/use-desk.ts'
import type { AttackAnswer, Fate, Position, Wish } from '../../odds/ask.ts'
import { useOdds } from '../../odds/use-odds.ts'
import { type FightView, figureOf, nameOf } from '../../views/fight-view.ts'
import { fightWords } from '../words.ts'
import { type Act, isWeighed } from './acts.ts'
import { comesOff, fatesOf, feintParts, isHarmless } from './fates.ts'
import { Rolls } from './rolls.tsx'

const text = fightWords.act

export function useAttack(position: Position, who: string, act: Act | undefined, wish: Wish): Asked<AttackAnswer> {
  const weighed = act !== undefined && isWeighed(act) && act.choice.refused === undefined
  // Whatever bursts is thrown at a place: there is nothing more to wish for.
  const plain = act?.group === 'throw' ? { location: wish.location, rounds: null } : wish
  return useOdds('attack', weighed ? { kind: 'attack', ...position, who, key: act.key, wish: plain } : null)
}

interface AttackProps {
  readonly asked: Asked<AttackAnswer>
  readonly view: FightView
  readonly thing: string
  /** The act as the rules call it. */
  readonly label: string
}

export function Attack({ asked, view, thing, label }: AttackProps) {
  const { answer, fresh, failure } = asked
  if (answer === undefined) {
    return failure === undefined ? <p className="muted">{text.weighing}</p> : <OddsFailed failure={failure} />
  }
  const { odds, blast, feint, rolls, further } = answer
  return (
    <div className={fresh ? 'attack' : 'attack attack-old'} aria-busy={!fresh}>
      <h3 className="title">{further ? label : text.attackOn(thing, nameOf(view, answer.target))}</h3>
      {odds !== null && (
        <OddsBar parts={further && isHarmless(odds.fate) ? comesOff(odds.struck) : fatesOf(odds.fate)} />
      )}
      {feint !== null && (
        <>
          <p className="label">{text.feint}</p>
          <OddsBar parts={feintParts(feint)} />
        </>
      )}
      {odds !== null && <Besides answer={answer} odds={odds} view={view} />}
      <OddsFailed failure={failure} />
      {rolls.length > 0 && <Rolls rolls={rolls} />}
      {answer.snapShotPasses !== null && (
        <p className="small muted">{answer.snapShotPasses ? text.snapShot.passes : text.snapShot.fails}</p>
      )}
      {blast !== null && (
        <Near label={text.near} people={befalls(blast.people, answer.target)} figures={view.figures} />
      )}
      <Defenses answer={answer} view={view} />
      <Risks answer={answer} />
    </div>
  )
}

interface BesidesProps {
  readonly answer: AttackAnswer
  readonly odds: NonNullable<AttackAnswer['odds']>
  readonly view: FightView
}

/** What may befall the target beside its wounds, as far as it has not befallen it already. */
function Besides({ answer, odds, view }: BesidesProps) {
  const target = figureOf(view, answer.target)
  const told = [
    ...(answer.rolls.length > 0 ? [text.hits(percentOf(odds.hit))] : []),
    (answer.further ? text.comesOff : text.strikes)(percentOf(odds.struck)),
    ...((target !== undefined && target.stun !== null) || odds.stunned.ways === 0n
      ? []
      : [text.stunned(percentOf(odds.stunned))]),
    ...(odds.falls.ways === 0n ? [] : [text.falls(percentOf(odds.falls))]),
    ...(odds.crippled.ways === 0n ? [] : [text.crippled(percentOf(odds.crippled))]),
  ]
  return <p className="small">{text.also(told)}</p>
}

/** Whoever steps back may do so to several hexes, and it is worth the same to all of them. */
function distinct(defenses: AttackAnswer['defenses']) {
  const found = new Map<string, AttackAnswer['defenses'][number]>()
  for (const one of defenses) {
    const key = `${one.how} ${one.retreats} ${one.total}`
    const known = found.get(key)
    if (known === undefined || (one.chosen && !known.chosen)) found.set(key, one)
  }
  return [...found.values()]
}

function Defenses({ answer: { defenses, blast, assumed, target, odds, rolls }, view }: Omit<BesidesProps, 'odds'>) {
  const name = nameOf(view, target)
  const all = distinct(defenses)
  return (
    <>
      {defenses.length > 0 && (
        <div className="against">
          <p className="label">{text.defensesOf(name)}</p>
          <ul>
            {all.map(({ key, how, retreats, total, chance, chosen }) => (
              <li key={key}>
                <span>{text.defends(how, retreats)}</span>
                <span className="muted">{text.orLess(total)}</span>
                {chosen && all.length > 1 && <span className="muted">{text.expected}</span>}
                <span className="against-chance">{`${percentOf(chance)}%`}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {defenses.length === 0 && blast === null && odds !== null && rolls.length > 0 && (
        <p className="small muted">{text.undefended(name)}</p>
      )}
      {assumed && <p className="small muted">{text.assumed(name)}</p>}
    </>
  )
}

/** What may befall the one who does it. */
function Risks({ answer: { odds, blast } }: { readonly answer: AttackAnswer }) {
  if (odds === null) return null
  const { malfunction, criticalMiss, disarmed, selfHurt, topples } = odds
  const told = [
    { chance: malfunction, say: text.malfunction },
    { chance: criticalMiss, say: text.critical },
    ...(disarmed.ways * malfunction.of > malfunction.ways * disarmed.of
      ? [{ chance: disarmed, say: text.disarmed }]
      : []),
    { chance: selfHurt, say: text.selfHurt },
    { chance: topples, say: text.topples },
    ...(blast === null ? [] : [{ chance: blast.nowhere, say: text.nowhere }]),
  ].flatMap(({ chance, say }) => (chance.ways > 0n ? [say(percentOf(chance))] : []))
  return told.length === 0 ? null : <OwnRisk>{told.join(', ')}</OwnRisk>
}

/** Everybody else whom it may hurt. */
const befalls = (fates: readonly Fate[], target: string) =>
  fates
    .filter(({ who, unhurt }) => who !== target && unhurt.ways < unhurt.of)
    .map(fate => ({ ...fate, parts: fatesOf(fate) }))
