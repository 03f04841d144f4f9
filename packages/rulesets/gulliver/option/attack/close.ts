/** Acts of a turn that melee between sizes knows: coming near to a small foe, and aiming a hand weapon. */
import type { Refusal, Why } from '@umpire/engine'
import {
  type ActAbout,
  type ActOutcome,
  type Asking,
  armReady,
  type Fight,
  type FurtherAct,
  fighterAt,
  frameOf,
  inReach,
  marked,
  no,
  present,
  reachable,
  standingAt,
  takeAim,
  yardsBetween,
} from '@umpire/gurps/fight-rooms'
import { foeAt, foesOf, nameIn, placeIn } from '../../fight/foe/foes.ts'
import { gettingClose, meleeAiming } from '../../melee/to-hit.ts'
import { sizeOfFrame } from '../body/sizes.ts'

/** The mark of whoever has come near to a foe, by whose id it is kept. */
export const GOT_CLOSE = 'got-close'

const isSmaller = (fight: Fight, place: number, target: number): boolean =>
  sizeOfFrame(frameOf(fighterAt(fight, target))) < sizeOfFrame(frameOf(fighterAt(fight, place)))

/** As far as he strikes without coming nearer. */
const isWithin = (fight: Fight, place: number, target: number): boolean =>
  yardsBetween(fight, place, target) <= Math.max(1, Math.ceil(frameOf(fighterAt(fight, place)).yards))

export const getClose: FurtherAct = {
  name: 'get-close',
  role: 'ready',
  shapes: [['target']],
  *choices(fight, place) {
    for (const id of foesOf(fight, place)) {
      const target = placeIn(fight, id)
      if (target !== undefined && isSmaller(fight, place, target)) yield { kind: 'get-close', target: id }
    }
  },
  label: (fight, _, { target }) => `Get close to ${nameIn(fight, target)}, to strike with more care`,
  target: foeAt,
  refused: (fight, place, about) => {
    const target = foeAt(fight, place, about)
    if (target === undefined) return no(gettingClose, 'there is nobody of that name')
    const barred = reachable(fight, place, target)
    if (barred !== undefined) return barred
    if (!isSmaller(fight, place, target)) return no(gettingClose, 'only a smaller foe is easier to strike from near')
    if (!isWithin(fight, place, target)) return no(gettingClose, 'too far away')
    const { marks } = standingAt(fight, place)
    return marks[GOT_CLOSE] === fighterAt(fight, target).id ? no(gettingClose, 'as near as can be') : undefined
  },
  perform(ask, place, about): ActOutcome {
    const target = foeAt(ask.state, place, about)
    if (target === undefined) return 'failed'
    const [one, foe] = [fighterAt(ask.state, place), fighterAt(ask.state, target)]
    const says = `${one.name} bends down to ${foe.name}.`
    ask.record(marked({ who: one.id, key: GOT_CLOSE, value: foe.id, says }))
    return 'done'
  },
}

interface Aim {
  readonly arm: number
  readonly target: number
}

function aimIn(fight: Fight, place: number, about: ActAbout): Aim | undefined {
  const { arm = 0 } = about
  const target = foeAt(fight, place, about)
  const { arms } = fighterAt(fight, place)
  return target === undefined || (arms[arm]?.blows.length ?? 0) === 0 ? undefined : { arm, target }
}

function barsAim(fight: Fight, place: number, { arm, target }: Aim, why: Why): Refusal | undefined {
  const unready = armReady(fight, place, arm, why)
  if (unready !== undefined) return unready
  const { blows } = fighterAt(fight, place).arms[arm] ?? { blows: [] }
  const barred = blows.map((_, blow) => inReach(fight, place, { arm, blow, target }))
  return barred.every(one => one !== undefined)
    ? no(meleeAiming, 'whom one aims a blow at must be in reach')
    : undefined
}

export const aimBlow: FurtherAct = {
  name: 'aim-blow',
  role: 'aim',
  shapes: [['arm', 'target']],
  *choices(fight, place) {
    const [{ arms }, one] = [fighterAt(fight, place), standingAt(fight, place)]
    for (const id of foesOf(fight, place)) {
      for (const [arm, own] of arms.entries()) {
        if (own.blows.length > 0 && one.arms[arm]?.where === 'ready') yield { kind: 'aim-blow', arm, target: id }
      }
    }
  },
  label: (fight, place, about) => {
    const aim = aimIn(fight, place, about)
    const thing = aim === undefined ? '' : (fighterAt(fight, place).arms[aim.arm]?.key ?? '')
    return `Aim a blow with ${thing} at ${nameIn(fight, about.target)}`
  },
  target: (fight, place, about) => aimIn(fight, place, about)?.target,
  refused: (fight, place, about, why) => {
    const aim = aimIn(fight, place, about)
    return aim === undefined ? no(meleeAiming, 'there is nothing to strike with') : barsAim(fight, place, aim, why)
  },
  perform(ask, place, about): ActOutcome {
    const aim = aimIn(ask.state, place, about)
    if (aim === undefined) return 'failed'
    takeAim(ask, place, aim.arm, aim.target)
    return 'done'
  },
}

/** Whoever has left is no longer near. */
export function leaveOff(ask: Asking, place: number): void {
  const { marks, id } = standingAt(ask.state, place)
  const near = marks[GOT_CLOSE]
  if (typeof near !== 'string') return
  const target = placeIn(ask.state, near)
  const gone = target === undefined || !present(standingAt(ask.state, target)) || !isWithin(ask.state, place, target)
  if (gone) ask.record(marked({ who: id, key: GOT_CLOSE, value: null, says: '' }))
}
