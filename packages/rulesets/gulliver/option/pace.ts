/** Bodies that creep less than a yard in a second, and bodies that gather speed. */
import type { Procedure } from '@umpire/engine'
import { type Asking, fighterAt, frameOf, marked, standingAt, turnEnds } from '@umpire/gurps/fight-rooms'
import { type Frame, moveThisTurn } from '@umpire/gurps/rooms'
import { bodyOfFrame } from '../creature/framed.ts'
import { exact } from '../exact.ts'
import { acceleration } from '../move/acceleration.ts'
import { adds, type Layer, layer } from './layer.ts'

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

function* keepSpeed(ask: Asking, place: number): Procedure<undefined> {
  const [fighter, one] = [fighterAt(ask.state, place), standingAt(ask.state, place)]
  const value = one.moved === 0 ? null : one.moved
  if (!gathersSpeed(frameOf(fighter)) || (one.marks[SPEED] ?? null) === value) return undefined
  return yield* ask.record(marked({ who: fighter.id, key: SPEED, value, says: '' }))
}

/** In the order in which they stand on each other. */
export const paceLayers: readonly Layer[] = [
  layer('unified-move', moveThisTurn, (x, why, base) => {
    const move = base(x, why)
    return move < 1 ? crept(move, x.second) : move
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
