/** The demonstration game's procedures: one exchange of blows, and a duel of them. */
import { dice } from '@umpire/dice'
import { type Ask, BadInput, type Choice, flag, int, or, ownValue, procedure, text, type Why } from '../src/index.ts'
import { effectiveSkill, success } from './attack.ts'
import { DEFENSES, defenseAllowed, dodge, parry } from './defense.ts'
import { type Duel, type DuelFact, defended, type Fighter, missed, turned, wavered, wounded } from './duel.ts'
import { injury, knockdown, nerve, penetration } from './wound.ts'

const THREE_DICE = dice('3d6')
const TWO_DICE = dice('2d6')

const fighterIn = (duel: Duel, who: string): Fighter => {
  const fighter = ownValue(duel.fighters, who)
  if (fighter === undefined) throw new BadInput('fighter', `one of ${Object.keys(duel.fighters).join(', ')}`, who)
  return fighter
}

export type ExchangeEnd = 'missed' | 'defended' | 'unhurt' | 'wounded' | 'felled' | 'out'

/** What a wound does: hit points, a fall, and the game master's secret look at the victim's nerve. */
const suffer = procedure(
  {
    id: 'demo.proc.suffer',
    title: 'Suffering a wound',
    given: { who: text(50), injury: int({ min: 0 }) },
  },
  (ask: Ask<Duel, DuelFact>, x): ExchangeEnd => {
    const { why } = ask
    if (x.injury === 0) return 'unhurt'
    const { health, hit_points, nerve: limit } = fighterIn(ask.state, x.who)
    const shaken = { injury: x.injury, health }
    const falls = knockdown(shaken, why).roll_needed
      ? ask.read(
          THREE_DICE,
          { purpose: 'knockdown', by: x.who },
          roll => knockdown({ ...shaken, roll }, why).falls === true,
        )
      : false
    ask.record(wounded({ who: x.who, injury: x.injury, falls }))
    if (hit_points - x.injury <= 0) return 'out'

    const secretly = { purpose: 'nerve', by: x.who, secret: true }
    const givesUp = ask.read(TWO_DICE, secretly, roll => nerve({ nerve: limit, wounded: x.injury, roll }, why))
    ask.record(wavered({ who: x.who, gives_up: givesUp }))
    if (givesUp) return 'out'
    return falls ? 'felled' : 'wounded'
  },
)

/** One blow: attack, defense, damage, and what it does. */
export const exchange = procedure(
  {
    id: 'demo.proc.exchange',
    title: 'An exchange of blows',
    given: { attacker: text(50), defender: text(50), aimed: or(flag(), false) },
  },
  (ask: Ask<Duel, DuelFact>, x): ExchangeEnd => {
    const { why } = ask
    const attacker = fighterIn(ask.state, x.attacker)
    const target = fighterIn(ask.state, x.defender)

    const skill = effectiveSkill({ skill: attacker.skill, light: ask.state.light, aimed: x.aimed }, why)
    const hits = ask.read(THREE_DICE, { purpose: 'attack', by: x.attacker }, roll =>
      success({ effective: skill, roll }, why),
    )
    if (!hits) {
      ask.record(missed({ who: x.attacker }))
      return 'missed'
    }

    const defense = ask.choose({ who: x.defender, question: 'defense', choices: defenses(why, attacker) })
    const needed =
      defense === 'dodge'
        ? dodge({ speed: target.speed, load: target.load }, why)
        : parry({ skill: target.skill, buckler: false }, why)
    const saved = ask.read(THREE_DICE, { purpose: defense, by: x.defender }, roll =>
      success({ effective: needed, roll }, why),
    )
    if (saved) {
      ask.record(defended({ who: x.defender, by: defense }))
      return 'defended'
    }

    const past = ask.read(TWO_DICE, { purpose: 'damage', by: x.attacker }, damage =>
      penetration({ damage, armour: target.armour }, why),
    )
    const hurt = injury({ penetration: past, weapon: attacker.weapon }, why)
    return ask.call(suffer, { who: x.defender, injury: hurt })
  },
)

/** Both defenses are offered; the one that a rule bars is shown with that rule. */
function defenses(why: Why, attacker: Fighter): readonly Choice<(typeof DEFENSES)[number]>[] {
  return DEFENSES.map(defense => {
    const offer = { key: defense, label: defense }
    if (defenseAllowed({ defense, against: attacker.weapon }, why)) return offer
    return { ...offer, refused: { rule: defenseAllowed.id, because: 'an arrow cannot be parried; dodge it' } }
  })
}

const isOver = (duel: Duel): boolean => Object.values(duel.fighters).some(fighter => fighter.out)

/** Whoever has the turn strikes; then it is the other's. */
export const turn = procedure(
  { id: 'demo.proc.turn', title: 'A turn', given: {} },
  (ask: Ask<Duel, DuelFact>): void => {
    const attacker = ask.state.turn
    const defender = Object.keys(ask.state.fighters).find(who => who !== attacker) ?? attacker
    if (!fighterIn(ask.state, attacker).down) ask.call(exchange, { attacker, defender, aimed: false })
    ask.record(turned({ to: defender }))
  },
)

/** Blow follows blow until one is out, or for so many turns; answers who still stands. */
export const duel = procedure(
  { id: 'demo.proc.duel', title: 'A duel', given: { turns: int({ min: 1, max: 1000 }) } },
  (ask: Ask<Duel, DuelFact>, x): string => {
    ask.repeat(turn, {}, isOver, x.turns)
    const standing = Object.entries(ask.state.fighters).filter(([, fighter]) => !fighter.out)
    const [winner] = standing
    return standing.length === 1 && winner !== undefined ? winner[0] : 'nobody'
  },
)
