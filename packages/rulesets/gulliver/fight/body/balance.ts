/** Keeping one's balance in a fight: gulliver.balance.*. */
import { hushed, type Why } from '@umpire/engine'
import {
  type Asking,
  type Attempt,
  type Defense,
  type Fight,
  fallDown,
  fighterAt,
  frameOf,
  idAt,
  marked,
  moved,
  paceNow,
  penalized,
  penaltyTo,
  shockToCome,
  standingAt,
  stepTo,
  strengthNow,
  THREE_DICE,
} from '@umpire/gurps/fight-rooms'
import {
  balanceModifier,
  balanceModifiers,
  type Footing,
  OFF_BALANCE_DEFENSE,
  OFF_BALANCE_DX,
  STEADY,
} from '../../balance/modifiers.ts'
import { balanceResult, balanceWhen, balancing, offBalance, recovery } from '../../balance/rolling.ts'
import { isUp, legsAt, moreOf } from './body.ts'

/** The mark of whoever is off balance; it says which way he leans, one of the six sides of a hex. */
const OFF_BALANCE = 'off-balance'
/** Of a single turn: an attack that missed, and weight thrown behind it. */
export const MISSED = 'turn-missed'
export const WEIGHTED = 'turn-weighted'
/** And balance lost in it: what was done before that is not rolled for once more. */
const LOST = 'turn-lost'

const isOffBalance = (fight: Fight, place: number): boolean => standingAt(fight, place).marks[OFF_BALANCE] !== undefined

const HALF = 2
/** However small a share of it. */
const movedShare = (yards: number, move: number): Footing['moved'] =>
  yards === 0 ? 'no' : HALF * yards <= move ? 'half' : 'full'

const attackedWith = ({ struck, fired }: { readonly struck: boolean; readonly fired: boolean }): boolean =>
  struck || fired

/** A weapon that wants more strength than there is, and was struck with. */
function tooBig(fight: Fight, place: number, why: Why): boolean {
  const [fighter, one] = [fighterAt(fight, place), standingAt(fight, place)]
  return fighter.arms.some(({ min_st }, arm) => {
    return one.arms[arm]?.struck === true && min_st !== null && min_st > strengthNow(fighter, one, why)
  })
}

/** Everything about him at this moment that bears on his balance. */
export function footingOf(fight: Fight, place: number, why: Why): Footing {
  const [fighter, one] = [fighterAt(fight, place), standingAt(fight, place)]
  return {
    ...STEADY,
    level: fighter.encumbrance_level,
    legs: legsAt(fight, place),
    stunned: one.stun !== null,
    moved: movedShare(one.moved, paceNow(fighter, one, why).move),
    attacked: one.arms.some(attackedWith),
    missed: one.marks[MISSED] !== undefined,
    aoa: one.maneuver === 'all-out-attack',
    weighted: one.marks[WEIGHTED] !== undefined,
    too_big_weapon: tooBig(fight, place, why),
    improved_balance: moreOf(fight, place, 'improved_balance'),
    poor_balance: moreOf(fight, place, 'poor_balance'),
    off_balance: isOffBalance(fight, place),
  }
}

/** DX, or the better skill at keeping one's balance, before anything hinders it. */
export function balanceSkill(fight: Fight, place: number, why: Why): number {
  const fighter = fighterAt(fight, place)
  const { balancing: learned, acrobatics, body_sense } = frameOf(fighter).more
  const skills = {
    ...(learned === undefined ? {} : { balancing: learned }),
    ...(acrobatics === undefined ? {} : { acrobatics }),
    ...(body_sense === undefined ? {} : { body_sense }),
  }
  return balancing({ dx: fighter.dx, ...skills }, why)
}

/** The same as the moment leaves it. Being off balance counts apart. */
export function balanceBase(fight: Fight, place: number, why: Why): number {
  const hindered = penaltyTo(standingAt(fight, place), ['dx', 'all-actions', 'attribute-checks'])
  return balanceSkill(fight, place, why) + hindered - (isOffBalance(fight, place) ? OFF_BALANCE_DX : 0)
}

/** Of the wounds of this turn and of the last: the blow that drives him back counts at once. */
export const shockAt = (fight: Fight, place: number, why: Why): number =>
  standingAt(fight, place).shock + shockToCome(fight, place, hushed(why))

type Kept = 'balanced' | 'off-balance' | 'fall'

const ABOUT = 'keep one’s balance'

/** A roll that a rule demands, with whatever it adds; shock is not yet in it. */
export function keepBalance(ask: Asking, place: number, modifier: number, lean: number): Kept {
  const { why } = ask
  const footing = footingOf(ask.state, place, why)
  const { effective: standing } = balanceModifiers({ ...footing, dx: balanceBase(ask.state, place, why) }, why)
  const effective = why.sum('balance').add('as things stand', standing).add('this roll', modifier).total()
  return rolledAt(ask, place, effective, lean)
}

/** The roll itself and what comes of it. */
export function rolledAt(ask: Asking, place: number, effective: number, lean: number): Kept {
  const about = { purpose: ABOUT, by: idAt(ask.state, place) }
  const kept = ask.read(THREE_DICE, about, (roll): Kept => {
    const { result } = balanceResult({ effective, roll }, ask.why)
    return result === 'fall' || result === 'off-balance' ? result : 'balanced'
  })
  befalls(ask, place, kept, lean)
  return kept
}

function befalls(ask: Asking, place: number, kept: Kept, lean: number): void {
  if (kept === 'off-balance') return loseBalance(ask, place, lean)
  if (kept === 'fall') return topple(ask, place)
}

/** Down he goes, and out of balance is what he is no more. */
function topple(ask: Asking, place: number): void {
  regain(ask, place, '')
  fallDown(ask, place)
}

function regain(ask: Asking, place: number, says: string): void {
  if (!isOffBalance(ask.state, place)) return
  ask.record(marked({ who: idAt(ask.state, place), key: OFF_BALANCE, value: null, says }))
}

const LASTING = { turns: null, until: 'battle', for: null, mark: OFF_BALANCE } as const

export function loseBalance(ask: Asking, place: number, lean: number): void {
  if (isOffBalance(ask.state, place)) return
  const { id: who, name } = fighterAt(ask.state, place)
  ask.record(marked({ who, key: OFF_BALANCE, value: lean, says: `${name} is off balance.` }))
  ask.record(marked({ who, key: LOST, value: true, says: '' }))
  ask.record(penalized({ who, to: ['dx'], value: OFF_BALANCE_DX, ...LASTING }))
  ask.record(penalized({ who, to: ['active-defenses'], value: OFF_BALANCE_DEFENSE, ...LASTING }))
}

/** All modifiers but that of being off balance and those of an attack, which the rules of both have themselves. */
function otherModifiers(fight: Fight, place: number, why: Why): number {
  const footing = footingOf(fight, place, why)
  const plain = { ...footing, off_balance: false, attacked: false, missed: false }
  return balanceModifier(plain, why) - shockAt(fight, place, why)
}

const LEANS = [
  { key: 'step', label: 'Step that way' },
  { key: 'stay', label: 'Stay there' },
] as const
const SIX = 6
/** The three sides of a hex that somebody looks at. */
const isAhead = (lean: number, facing: number): boolean => [0, 1, SIX - 1].includes((lean - facing + SIX) % SIX)

/** When his turn begins, with a step to where he leans if there is room: gulliver.balance.recovery. */
export function recoverBalance(ask: Asking, place: number): void {
  const { why } = ask
  const one = standingAt(ask.state, place)
  const leans = one.marks[OFF_BALANCE]
  if (leans === undefined) return
  if (!isUp(ask.state, place)) return regain(ask, place, '')
  const lean = typeof leans === 'number' ? leans : one.facing
  const room = stepTo(ask.state, place, lean)
  // The step that saves him is none that costs him his balance.
  const x = { dx: balanceBase(ask.state, place, why), balance_modifiers: otherModifiers(ask.state, place, why) }
  const who = one.id
  const steps = room !== undefined && ask.choose({ who, question: 'lean', choices: LEANS }) === 'step'
  if (room !== undefined && steps) {
    ask.record(moved({ who, q: room.q, r: room.r, facing: one.facing, yards: 1, evasive: 'no' }))
  }
  const step = steps ? (isAhead(lean, one.facing) ? 'front' : 'rear') : 'none'
  const result = ask.read(THREE_DICE, { purpose: ABOUT, by: who }, roll => recovery({ ...x, step, roll }, why).result)
  if (result === 'recovered') return regain(ask, place, `${fighterAt(ask.state, place).name} is in balance again.`)
  if (result === 'fall') topple(ask, place)
}

/** Whoever moved or attacked off balance, or has none to speak of, may fall over it: gulliver.balance.off-balance. */
export function afterActing(ask: Asking, place: number): void {
  const { why } = ask
  const footing = footingOf(ask.state, place, why)
  if (footing.too_big_weapon) openToBlows(ask, place, footing.missed)
  if (!isUp(ask.state, place) || (footing.moved === 'no' && !footing.attacked)) return
  if (!footing.off_balance) {
    if (footing.poor_balance > 0) specialCheck(ask, place)
    return
  }
  if (standingAt(ask.state, place).marks[LOST] !== undefined) return
  shaky(ask, place, footing.attacked ? 'attack' : 'move', footing.missed)
}

/** Off balance, and something athletic done. */
function shaky(ask: Asking, place: number, action: 'attack' | 'move' | 'defend', missed: boolean): void {
  const { why } = ask
  const x = {
    dx: balanceBase(ask.state, place, why),
    balance_modifiers: otherModifiers(ask.state, place, why),
    action,
    missed,
  }
  const about = { purpose: ABOUT, by: idAt(ask.state, place) }
  const result = ask.read(THREE_DICE, about, roll => offBalance({ ...x, roll }, why).result)
  if (result === 'balanced') return regain(ask, place, `${fighterAt(ask.state, place).name} is in balance again.`)
  if (result === 'fall') topple(ask, place)
}

/** Whoever defends himself off balance may fall over that. */
export function afterDefense(ask: Asking, { target: place }: Attempt, { how }: Defense): void {
  if (how === 'armor' || !isOffBalance(ask.state, place) || !isUp(ask.state, place)) return
  shaky(ask, place, 'defend', false)
}

/** What everybody does in a fight, only that he may fall over it. */
function specialCheck(ask: Asking, place: number): void {
  const { why } = ask
  const modifiers = balanceModifier(footingOf(ask.state, place, why), why) - shockAt(ask.state, place, why)
  checkedAt(ask, place, { balance_modifiers: modifiers })
}

const HEAVY = -1

/** A heavy attack leaves one open until the next turn, twice as much if it missed. */
export function openToBlows(ask: Asking, place: number, missed: boolean): void {
  const value = missed ? 2 * HEAVY : HEAVY
  const who = idAt(ask.state, place)
  ask.record(penalized({ who, to: ['active-defenses'], value, turns: 1, until: 'turn', for: null }))
}

type Check = { readonly balance_modifiers: number; readonly kick?: 'missed' | 'hit' }

/** The special check, if he could fail it at all. */
function checkedAt(ask: Asking, place: number, x: Check): void {
  const { why } = ask
  const dx = balanceBase(ask.state, place, why)
  const { effective, roll_needed } = balanceWhen({ dx, peril: 'ordinary', kick: 'none', ...x }, why)
  if (roll_needed) rolledAt(ask, place, effective, standingAt(ask.state, place).facing)
}

/** On one leg, with nothing hit: the leg and the miss are in the check itself. */
export function kicked(ask: Asking, { by }: Attempt): void {
  if (!isUp(ask.state, by)) return
  const { why } = ask
  const footing = { ...footingOf(ask.state, by, why), legs: 2, attacked: false, missed: false }
  const balance_modifiers = balanceModifier(footing, why) - shockAt(ask.state, by, why)
  checkedAt(ask, by, { kick: 'missed', balance_modifiers })
}

/** For whatever is rolled until his next turn. */
export function noteMiss(ask: Asking, { by }: Attempt): void {
  const { id: who, marks } = standingAt(ask.state, by)
  if (marks[MISSED] !== undefined) return
  ask.record(marked({ who, key: MISSED, value: true, says: '' }))
}
