/** Jumping: over what is in the way, high and far. */
import { int, or, rule, type Why } from '@umpire/engine'
import { catalogOf, skillNamed } from '../catalog/catalog.ts'
import { affected } from '../effect/apply.ts'
import { BODY, LEARNED, SCORE, YARDS } from '../roll/fields.ts'
import { skillBearer } from '../skill/bearer.ts'

export const jumpObstacle = rule(
  {
    id: 'gurps.feat.jump-obstacle',
    title: 'Hopping over an ordinary obstacle in combat',
    lines: '1728',
    given: {
      move: int({ min: 0, max: 1000 }),
      path_yards: int({ min: 0, max: 1000 }),
      obstacles: or(int({ min: 0, max: 1000 }), 0),
    },
  },
  ({ move, path_yards, obstacles }, why) => {
    const movement_used = why.sum('movement').add('path', path_yards).add('a yard for each obstacle', obstacles).total()
    return { movement_used, allowed: why.compare('within Move', movement_used, '<=', move) }
  },
)

const RUNNING_START = { yards: 4, inches: 24 }

export const jumpHigh = rule(
  {
    id: 'gurps.feat.jump-high',
    title: 'High jump',
    lines: '1732',
    /** The level in Jumping is in ST already. */
    given: { st: SCORE, jumping: LEARNED, run_yards: or(YARDS, 0), ...BODY },
    gives: 'inches',
  },
  ({ st, run_yards }, why) => {
    const runs = why.compare('running start', run_yards, '>=', RUNNING_START.yards)
    const sum = why
      .sum('inches')
      .add('3 × ST', 3 * st)
      .add('always', -10)
    return why.atLeast('off the ground', 0, sum.when(runs, 'running start', RUNNING_START.inches).total())
  },
)

export const jumpBroad = rule(
  {
    id: 'gurps.feat.jump-broad',
    title: 'Broad jump',
    lines: '1734-1736',
    given: { st: SCORE, jumping: LEARNED, run_yards: or(YARDS, 0), ...BODY },
    gives: 'feet',
  },
  ({ st, run_yards }, why) => {
    const standing = why.atLeast('off the ground', 0, why.sum('feet').add('ST', st).add('always', -3).total())
    const run = why.round('whole yards of run-up', run_yards, 'down')
    const far = why.sum('feet').add('standing', standing).add('run-up', run).total()
    return why.atMost('double the standing jump', 2 * standing, far)
  },
)

/** ST, or the level in Jumping if that is better. */
function jumpingSt(st: number, jumping: number | undefined, why: Why): number {
  if (jumping === undefined) return st
  const bearer = skillBearer(skillNamed('Jumping', catalogOf(why), 'skill'), jumping)
  return affected('ST for jumping', st, ['ST in jump formulas'], [bearer], {}, why)
}

export const jumpSkill = rule(
  {
    id: 'gurps.feat.jump-skill',
    title: 'Jumping skill replaces ST in jumps',
    lines: '1738',
    given: { st: SCORE, jumping: LEARNED, run_yards: or(YARDS, 0), ...BODY },
  },
  (x, why) => {
    const used = jumpingSt(x.st, x.jumping, why)
    const leap = { ...x, st: used }
    return { st_used: used, feet: jumpBroad(leap, why), inches: jumpHigh(leap, why) }
  },
)
