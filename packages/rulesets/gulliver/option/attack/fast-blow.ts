/** Blows so fast that they are harder to stop: two points of skill for each point of the foe's defense. */
import { ownValue, type Why } from '@umpire/engine'
import {
  type ActAbout,
  type ActOutcome,
  armAt,
  blowAt,
  type Fight,
  type FurtherAct,
  fighterAt,
  type Manner,
  no,
  PLAINLY,
  present,
  standingAt,
  strike,
  strikes,
} from '@umpire/gurps/fight-rooms'
import { placeIn } from '../../fight/foe/foes.ts'
import { afterAttack } from '../../fight/hold/act-of.ts'
import { fastBlows } from '../../toys/defenses.ts'

interface Fast {
  /** Points off the foe's defense. */
  readonly points: number
  readonly arm: number
  readonly blow: number
  readonly target: number
}

/** The points of each form, of which only the first three are offered: fast-blow:2:0:0:kurt. */
const POINTS: { readonly [form: string]: number } = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 9: 9 }
const OFFERED = ['1', '2', '3'] as const

function fastIn(fight: Fight, place: number, about: ActAbout): Fast | undefined {
  const { form = '', arm = 0, blow = 0 } = about
  const points = ownValue(POINTS, form)
  const target = placeIn(fight, about.target)
  if (points === undefined || target === undefined) return undefined
  return fighterAt(fight, place).arms[arm]?.blows[blow] === undefined ? undefined : { points, arm, blow, target }
}

const TAKEN = 2

/** What is left of the skill, and whether that is enough. */
function fastness(fight: Fight, place: number, { points, arm, blow, target }: Fast, why: Why) {
  const struck = armAt(fighterAt(fight, place), arm).blows[blow]
  if (struck === undefined) return { allowed: false, foe_defense: 0 }
  const { effective } = blowAt(fight, { by: place, target, arm }, struck, PLAINLY, why)
  return fastBlows({ effective, penalty_taken: -TAKEN * points, max: false }, why)
}

function mannerOf(fight: Fight, place: number, fast: Fast, why: Why): Manner {
  const { foe_defense } = fastness(fight, place, fast, why)
  return { ...PLAINLY, modifier: -TAKEN * fast.points, presses: -foe_defense }
}

export const fastBlow: FurtherAct = {
  name: 'fast-blow',
  role: 'attack',
  shapes: [['form', 'arm', 'blow', 'target']],
  *choices(fight, place, why) {
    const [{ arms, side }, one] = [fighterAt(fight, place), standingAt(fight, place)]
    for (const [target, foe] of fight.roster.entries()) {
      if (foe.side === side || !present(standingAt(fight, target))) continue
      for (const [arm, own] of arms.entries()) {
        if (one.arms[arm]?.where !== 'ready') continue
        for (const blow of own.blows.keys()) {
          for (const form of OFFERED) {
            const about = { kind: 'fast-blow', form, arm, blow, target: foe.id }
            const fast = fastIn(fight, place, about)
            if (fast !== undefined && fastness(fight, place, fast, why).allowed) yield about
          }
        }
      }
    }
  },
  label: (fight, place, about) => {
    const fast = fastIn(fight, place, about)
    if (fast === undefined) return ''
    const { key: thing, blows } = armAt(fighterAt(fight, place), fast.arm)
    const foe = fighterAt(fight, fast.target).name
    return `Fast blow at ${foe} with ${thing}: ${blows[fast.blow]?.name ?? ''}, ${fast.points} off the defense`
  },
  target: (fight, place, about) => fastIn(fight, place, about)?.target,
  refused: (fight, place, about, why) => {
    const fast = fastIn(fight, place, about)
    if (fast === undefined) return no(fastBlows, 'there is no such blow')
    const { arm, blow, target } = fast
    const barred = strikes(fight, place, { arm, blow, target }, why)
    if (barred !== undefined) return barred
    return fastness(fight, place, fast, why).allowed ? undefined : no(fastBlows, 'a skill of 12 must be left')
  },
  attempt: (fight, place, about, why) => {
    const fast = fastIn(fight, place, about)
    const struck = fast === undefined ? undefined : fighterAt(fight, place).arms[fast.arm]?.blows[fast.blow]
    if (fast === undefined || struck === undefined) return null
    return blowAt(
      fight,
      { by: place, target: fast.target, arm: fast.arm },
      struck,
      mannerOf(fight, place, fast, why),
      why,
    )
  },
  perform(ask, place, about): ActOutcome {
    const fast = fastIn(ask.state, place, about)
    if (fast === undefined) return 'failed'
    const { arm, blow, target } = fast
    const how = mannerOf(ask.state, place, fast, ask.why)
    return afterAttack(strike(ask, { by: place, target, arm, blow, how }))
  },
}
