/** What rows of tables do to a mind: out cold, or out of it for as long as they say. */
import type { Amount } from '../../consequence/consequence.ts'
import { endingOf, endOf, SECONDS_BETWEEN, type Seizing, sureLength } from '../../consequence/lasting.ts'
import { readDiceAdds } from '../../dice/dice-adds.ts'
import { fine } from '../../dice/fine.ts'
import { writtenDice } from '../../dice/thrown-dice.ts'
import type { Asking } from '../facts/ask.ts'
import { seized, wentDown } from '../facts/body.ts'
import type { Sufferer } from '../facts/sufferer.ts'
import { fighterAt, standingAt } from '../state/state.ts'
import { goDown } from './go-down.ts'

/** Dice are thrown once, when it happens. */
export function amountOf(ask: Asking, amount: Amount, purpose: string, by: string): number {
  if (typeof amount === 'number') return amount
  const { times } = readDiceAdds(amount, purpose)
  const whole = Number.isInteger(times)
  return ask.read(writtenDice(amount), { purpose, by }, rolled => Math.max(0, whole ? rolled : fine(rolled * times)))
}

/** Out cold, and up again as after any wound. */
export function knockedOut(ask: Asking, { place, location }: Sufferer): void {
  if (standingAt(ask.state, place).status !== 'active') return
  goDown(ask, place)
  ask.record(wentDown({ who: fighterAt(ask.state, place).id, because: `a blow to the ${location}` }))
}

/** Out of it for as long as the row says, and then until the roll; where it says nothing, until the first roll is due. */
export function seize(ask: Asking, one: Sufferer, change: Seizing): void {
  const who = fighterAt(ask.state, one.place).id
  const end = endOf(endingOf(change), one.modifier)
  const sure = sureLength(change)
  const between = end.every === 'turn' || end.every === 'minute' || end.every === '30 minutes'
  const first = between ? SECONDS_BETWEEN[end.every] : 0
  const length = sure === null ? first : sure.seconds * amountOf(ask, sure.amount, sure.unit, who)
  const until = ask.state.second + length
  if (change.op !== 'panic' && change.op !== 'total-panic') goDown(ask, one.place)
  ask.record(seized({ who, by: change.op, until, ...end }))
}
