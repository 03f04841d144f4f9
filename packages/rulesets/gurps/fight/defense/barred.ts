/** Defenses that are not open now, each with the rule in the way: whoever must choose is told why. */
import type { Choice, Refusal, Why } from '@umpire/engine'
import { turnLength } from '../../combat/turn.ts'
import { activeChoice } from '../../defense/active-choice.ts'
import { dodge } from '../../defense/dodge.ts'
import { parry } from '../../defense/parry.ts'
import { parryLimit } from '../../defense/parry-limit.ts'
import { rangedDefense } from '../../ranged/defense.ts'
import { type Attempt, armAt } from '../attempt/attempt.ts'
import { type Defense, WORDS } from '../attempt/defense.ts'
import { barredKey, type DefenseAbout } from '../choice/answer.ts'
import { no } from '../maneuver/refusal.ts'
import { isReady } from '../state/hands.ts'
import { type Fight, fighterAt, standingAt } from '../state/state.ts'

const HOWS = ['dodge', 'parry', 'block'] as const
type How = (typeof HOWS)[number]

const BULLET = 'a bullet'
const FLYING: { readonly [kind: string]: string } = { gun: BULLET, thrown: 'what is thrown', grenade: 'a grenade' }

function reason(fight: Fight, { target, kind }: Attempt, how: How, why: Why): Refusal {
  const [fighter, one] = [fighterAt(fight, target), standingAt(fight, target)]
  const { maneuver } = one
  if (turnLength({ maneuver, attacked_before_next_own_turn: true }, why).active_defense_allowed === false) {
    return no(turnLength, `nobody defends after ${maneuver.replaceAll('-', ' ')}`)
  }
  const flying = FLYING[kind]
  if (
    how === 'parry' &&
    flying !== undefined &&
    !rangedDefense({ attack: kind, defense: how, aware: true }, why).allowed
  ) {
    return no(rangedDefense, `${flying} cannot be parried`)
  }
  if (how === 'block' && kind === 'gun') return no(rangedDefense, `${BULLET} cannot be blocked`)
  if (how === 'block') {
    const shield = fighter.arms.some(({ block }) => block !== null)
    return no(activeChoice, shield ? 'the shield has done what it may' : 'no shield is ready')
  }
  if (how === 'dodge') return no(dodge, 'there is no dodging it now')
  const held = fighter.arms.some((arm, place) => {
    const now = one.arms[place]
    return now !== undefined && isReady(now) && armAt(fighter, place).parry !== null && arm.gun === null
  })
  return held ? no(parryLimit, 'parried as often as is allowed') : no(parry, 'nothing in hand parries it')
}

export const barredDefenses = (
  fight: Fight,
  attempt: Attempt,
  open: readonly Defense[],
  why: Why,
): readonly Choice<string, DefenseAbout>[] =>
  HOWS.filter(how => open.every(one => one.how !== how)).map(how => ({
    key: barredKey(how),
    label: WORDS[how],
    about: { kind: how },
    refused: reason(fight, attempt, how, why),
  }))
