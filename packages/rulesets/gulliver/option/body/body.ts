/** A body is a load to itself: weight and mass against Load ST, in place of pounds by ST. */
import { hushed, type Why } from '@umpire/engine'
import {
  beastEncumbrance,
  beastLoadRows,
  type Frame,
  fat,
  encumbrance as gurpsEncumbrance,
  loadRows,
  skillDefault,
} from '@umpire/gurps/rooms'
import { loadRating } from '../../airfoils/airfoils.ts'
import { down, exact } from '../../common/exact.ts'
import { bodyOfFrame, isDesigned } from '../../creature/body/framed.ts'
import { encumberedOnLand, placeOf } from '../../creature/body/performance.ts'
import { wayHome } from '../../creature/body/way-home.ts'
import { fat as fatAfloat } from '../../enc/buoyancy.ts'
import { extreme } from '../../enc/crushing.ts'
import { moveModifier } from '../../enc/effects.ts'
import { encumbrance, simpleEncumbrance } from '../../enc/procedure.ts'
import { noSkillFromSt } from '../../st/split.ts'
import { type Layer, layer } from '../switch/layer.ts'
import { frameLayers } from './frames.ts'
import { ladenLayers } from './laden.ts'
import { rowsOf } from './loads.ts'

/** With what it carries, where things weigh what they do on earth. */
const burdenOf = ({ carried_lb }: Frame) => ({ gear: carried_lb, g: 1 })

const onFoot = (frame: Frame, why: Why) => encumberedOnLand(bodyOfFrame(frame, {}), burdenOf(frame), why)

interface Beast {
  readonly dx?: number
  readonly ht?: number
}

/** As the beast gets about where it is at home, under its load and without. */
export const beastWay = (frame: Frame, { dx, ht }: Beast, why: Why) =>
  wayHome(bodyOfFrame(frame, { dx, ht }), burdenOf(frame), why)

const livesOnLand = (frame: Frame): boolean => bodyOfFrame(frame, {}).environment === 'land'
const fliesFirst = (frame: Frame): boolean => bodyOfFrame(frame, {}).environment === 'air'

const LEAST_MOVE = 1

/** The Move that is told of a beast is the one without a load. */
function slowed(move: number, frame: Frame, level: number, why: Why): number {
  const naked = placeOf(beastWay({ ...frame, carried_lb: 0 }, {}, hushed(why)).level)
  if (naked === level) return why.input('Move without a load', move)
  const was = moveModifier({ move: 1, level: naked }, hushed(why))
  const loaded = moveModifier({ move: exact(move / was), level }, why)
  return why.atLeast('least Move', LEAST_MOVE, down(why, 'Move', loaded))
}

/** In the order in which they stand on each other. */
export const bodyLayers: readonly Layer[] = [
  ...frameLayers,
  layer('split-st', skillDefault, (x, why, base) => {
    const { st, ...others } = x
    if (st === undefined || !noSkillFromSt({ skill_name: x.skill, st }, why).st_default_allowed)
      return base(others, why)
    return base(x, why)
  }),
  layer('natural-encumbrance-simple', encumbrance, (x, why) => simpleEncumbrance(x, why)),
  layer('natural-encumbrance', gurpsEncumbrance, (x, why, base) => {
    if (x.frame === undefined) return base(x, why)
    const { level } = onFoot(x.frame, why)
    return { encumbrance_level: placeOf(level), encumbrance: level, can_carry: true }
  }),
  layer('natural-encumbrance', loadRows, (x, why, base) =>
    x.frame === undefined ? base(x, why) : rowsOf(x.frame, hushed(why)),
  ),
  layer('natural-encumbrance', beastEncumbrance, (x, why, base) => {
    if (x.frame === undefined) return base(x, why)
    const encumbrance_level = placeOf(beastWay(x.frame, x, why).level)
    return { encumbrance_level, move: slowed(x.move, x.frame, encumbrance_level, why), can_carry: true }
  }),
  layer('natural-encumbrance', beastLoadRows, (x, why, base) =>
    x.frame === undefined || !livesOnLand(x.frame)
      ? base(x, why)
      : rowsOf(x.frame, hushed(why)).map(({ up_to_lb }) => up_to_lb),
  ),
  layer('crushing-weight', gurpsEncumbrance, (x, why, base) => {
    const borne = base(x, why)
    if (x.frame === undefined) return borne
    const burden = placeOf(onFoot(x.frame, hushed(why)).burden)
    return { ...borne, can_carry: extreme({ environment: 'land', burden, buoyant: false }, why).can_stand }
  }),
  layer('crushing-weight', beastEncumbrance, (x, why, base) => {
    const borne = base(x, why)
    if (x.frame === undefined) return borne
    const { environment } = bodyOfFrame(x.frame, x)
    const burden = placeOf(beastWay(x.frame, x, hushed(why)).burden)
    const { outcome } = extreme({ environment, burden, buoyant: false }, why)
    return outcome === 'none' ? borne : { ...borne, move: 0, can_carry: false }
  }),
  layer('load-rating', beastEncumbrance, (x, why, base) => {
    const borne = base(x, why)
    if (x.frame === undefined || !isDesigned(x.frame) || !fliesFirst(x.frame)) return borne
    const { lift_st: load_st, body_lb, carried_lb } = x.frame
    const { collapses } = loadRating({ load_st, total_weight: body_lb + carried_lb }, why)
    return collapses ? { ...borne, move: 0, can_carry: false } : borne
  }),
  layer('buoyancy', fat, (x, why, base) => {
    const answer = base(x, why)
    if (x.level === undefined || x.skill !== 'Swimming') return answer
    const { swimming_skill_bonus } = fatAfloat({ trait: x.build === 'overweight' ? 'Overweight' : 'Fat' }, why)
    const effective = why.sum('Swimming').add('level', x.level).add('fat', swimming_skill_bonus).total()
    return { ...answer, effective }
  }),
  ...ladenLayers,
]
