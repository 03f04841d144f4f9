/** Attacks that are more than a blow, a shot or a throw: in passing, after a feint, by Judo, out of cover, at whoever comes. */
import { type Json, json } from '@umpire/engine'
import { blankMap, hexes } from '@umpire/geometry'
import { feint } from '../attack/feint.ts'
import { judoThrow } from '../attack/judo.ts'
import { strike } from '../attack/melee.ts'
import { shoot } from '../attack/shoot.ts'
import { armAt, PLAINLY } from '../attempt/attempt.ts'
import type { Asking } from '../facts/ask.ts'
import type { Wish } from '../forecast/plan.ts'
import type { Action } from '../maneuver/action.ts'
import { allOutOf, wildSwing } from '../maneuver/manner.ts'
import type { Arm, Fighter } from '../state/fighter.ts'
import type { Standing } from '../state/standing.ts'
import { type Fight, fighterAt } from '../state/state.ts'
import { popUp } from '../turn/pop-up.ts'
import { shotOnWatch } from '../turn/watch.ts'
import type { SetUp } from './exchanges.ts'
import { arm, blow, fightOf, gun, somebody, standing } from './people.ts'

const pistol = arm('Pistol', { min_st: 9, gun: gun(14, '2d', { ss: 10, acc: 2, shots: 7, rcl: -2, malf: 17 }) })
const single = arm('Rifle', {
  min_st: 9,
  gun: gun(14, '3d', { ss: 10, acc: 6, rates: [{ shots: 1, automatic: false }] }),
})
const sword = arm('Sword', {
  weight_lb: 3,
  parry: 7,
  blows: [blow('swing', 14, '1d+2', 'cutting'), blow('thrust', 14, '1d+1', 'impaling')],
})

interface More {
  readonly ada?: Partial<Fighter>
  readonly stands?: Partial<Standing>
  readonly map?: Json
}

function met(mine: readonly Arm[], theirs: readonly Arm[], yards: number, { ada, stands, map }: More = {}): Fight {
  const a = somebody('ada', 0, mine, { st: 12, dx: 12, ht: 11, ...ada })
  const b = somebody('bob', 1, theirs, { st: 11, dx: 11, ht: 10 })
  const fight = fightOf(
    [
      [a, standing(a, 0, [], { r: 1, ...stands })],
      [b, standing(b, yards, [], { r: 1 })],
    ],
    { stage: 'fight', order: [0, 1] },
  )
  return map === undefined ? fight : { ...fight, map }
}

/** Something high right before her. */
function corner(): Json {
  const map = blankMap(hexes, 20, 4)
  map.paint({ q: 1, r: 1 }, { opaque: true, blocked: true })
  return json().read(map.toData(), 'map')
}

export const OTHER_ACTS: readonly SetUp[] = [
  { what: 'a wild swing', fight: met([sword], [sword], 1, { stands: { moved: 3 } }), key: 'wild:0:0:bob' },
  {
    what: 'a feint and a blow at once',
    fight: met([sword], [sword], 1),
    key: 'all-out:feint-and-attack:0:1:bob',
  },
  {
    what: 'a throw by Judo',
    fight: met([], [sword], 1, { ada: { judo: 13 }, stands: { judo_parried: 'bob' } }),
    key: 'judo:bob',
  },
  {
    what: 'a shot out of cover',
    fight: met([pistol], [], 8, { map: corner() }),
    key: 'pop-up:0:0:bob',
    wish: { rounds: 2 },
  },
  { what: 'a shot at whoever comes', fight: met([single], [], 8), key: 'watch:0:8,1:look' },
]

/** Such an attack as somebody's turn would make it. */
export function otherAct(ask: Asking, by: number, action: Action | undefined, wish: Wish): boolean {
  const location = wish.location ?? null
  switch (action?.kind) {
    case 'wild': {
      const skill = armAt(fighterAt(ask.state, by), action.arm).blows[action.blow]?.skill ?? 0
      strike(ask, { ...action, by, how: wildSwing(skill, ask.why) ?? PLAINLY })
      return true
    }
    case 'feint-attack':
      feint(ask, by, action)
      strike(ask, { ...action, by, how: allOutOf('feint-and-attack', location, ask.why) })
      return true
    case 'judo':
      judoThrow(ask, by, action.target)
      return true
    case 'pop-up':
      popUp(ask, by, action, wish.rounds ?? 1, location)
      return true
    case 'watch':
      shoot(ask, shotOnWatch(ask.state, by, action, 1, ask.why))
      return true
    default:
      return false
  }
}
