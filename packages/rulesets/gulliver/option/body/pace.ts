/** Bodies that creep less than a yard in a second, bodies that gather speed, and whoever sprints. */
import { hushed } from '@umpire/engine'
import { type Asking, fighterAt, frameOf, marked, paceNow, standingAt, turnEnds } from '@umpire/gurps/fight-rooms'
import { activeChoice, type Frame, moveThisTurn } from '@umpire/gurps/rooms'
import { exact } from '../../common/exact.ts'
import { AVERAGE } from '../../common/fields.ts'
import { bodyOfFrame } from '../../creature/body/framed.ts'
import { sprintActions } from '../../melee/to-hit.ts'
import { acceleration } from '../../move/acceleration.ts'
import { computed } from '../../move/computed.ts'
import { adds, type Layer, layer } from '../switch/layer.ts'

/** A hex when the yard is full: at Move 0.4 in the third second, in the fifth, in the eighth. */
const crept = (move: number, second: number): number =>
  Math.floor(exact((second + 1) * move)) - Math.floor(exact(second * move))

/** The mark of how fast somebody was when his turn was over. */
const SPEED = 'speed'

const paceOf = (frame: Frame) => {
  const { environment, pace } = bodyOfFrame(frame, {})
  const { enhanced_move = 0, super_move = 0 } = pace?.[environment] ?? {}
  return { enhanced_move, super_move }
}

const gathersSpeed = (frame: Frame): boolean => {
  const { enhanced_move, super_move } = paceOf(frame)
  return enhanced_move > 0 || super_move > 0
}

function keepSpeed(ask: Asking, place: number): void {
  const [fighter, one] = [fighterAt(ask.state, place), standingAt(ask.state, place)]
  const value = one.moved === 0 ? null : one.moved
  if (!gathersSpeed(frameOf(fighter)) || (one.marks[SPEED] ?? null) === value) return
  ask.record(marked({ who: fighter.id, key: SPEED, value, says: '' }))
}

/** The marks of whoever went as far as he could in his last turn, and of whoever sprints in this one. */
const RAN = 'ran'
const SPRINTING = 'turn-sprinting'

function keepRunning(ask: Asking, place: number): void {
  const [fighter, one] = [fighterAt(ask.state, place), standingAt(ask.state, place)]
  const { move } = paceNow(fighter, one, hushed(ask.why))
  const ran = move >= 1 && one.moved >= Math.floor(move) ? true : null
  if ((one.marks[RAN] ?? null) !== ran) ask.record(marked({ who: one.id, key: RAN, value: ran, says: '' }))
  if (ran === null || one.moved <= move) return
  ask.record(marked({ who: one.id, key: SPRINTING, value: true, says: `${fighter.name} sprints.` }))
}

/** In the order in which they stand on each other. */
export const paceLayers: readonly Layer[] = [
  layer('unified-move', moveThisTurn, (x, why, base) => {
    const move = base(x, why)
    if (move < 1) return crept(move, x.second)
    // After a second of full Move a fifth more.
    if (x.marks[RAN] !== true) return move
    return Math.floor(exact(computed({ dx: AVERAGE, ht: AVERAGE, move }, why).sprint))
  }),
  adds('unified-move', turnEnds, keepRunning),
  // Whoever runs as fast as he can looks to nothing else.
  layer('melee-range', activeChoice, (x, why, base) => {
    if (x.totalled === true || x.marks?.includes(SPRINTING) !== true) return base(x, why)
    return base(sprintActions({ sprinting: true }, why).active_defense === 'none' ? { ...x, aware: false } : x, why)
  }),
  layer('acceleration', moveThisTurn, (x, why, base) => {
    const move = base(x, why)
    if (!gathersSpeed(x.frame)) return move
    const speed = x.marks[SPEED]
    const gained = acceleration({ move, ...paceOf(x.frame) }, why).acceleration
    const fastest = why
      .sum('speed')
      .add('before', typeof speed === 'number' ? speed : 0)
      .add('gained', gained)
      .total()
    return why.atMost('as fast as it has become', Math.max(1, Math.floor(exact(fastest))), move)
  }),
  adds('acceleration', turnEnds, keepSpeed),
]
