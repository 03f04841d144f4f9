/** Exchanges to be weighed: who attacks whom with what. */
import { type Ask, type Json, json, procedure } from '@umpire/engine'
import { blankMap, hexes } from '@umpire/geometry'
import { readDiceAdds } from '../../dice/dice-adds.ts'
import { strike } from '../attack/melee.ts'
import { shoot } from '../attack/shoot.ts'
import { throwIt } from '../attack/throw.ts'
import { PLAINLY } from '../attempt/attempt.ts'
import type { FightFact } from '../facts/facts.ts'
import type { Wish } from '../forecast/plan.ts'
import { actionOf } from '../maneuver/action.ts'
import { allOutOf } from '../maneuver/manner.ts'
import type { Arm, Fighter } from '../state/fighter.ts'
import type { Standing } from '../state/standing.ts'
import { type Fight, placeOf } from '../state/state.ts'
import { perform } from '../turn/perform.ts'
import { otherAct } from './other-acts.ts'
import { arm, blow, fightOf, gun, somebody, standing } from './people.ts'

export interface SetUp {
  readonly what: string
  readonly fight: Fight
  /** What the attacker, who is called ada, does to bob. */
  readonly key: string
  readonly wish?: Wish
}

const pistol = arm('Pistol', { min_st: 9, gun: gun(13, '2d', { ss: 10, acc: 2, shots: 7, rcl: -2, malf: 17 }) })
const rifle = arm('Rifle', {
  hands: 2,
  min_st: 10,
  gun: gun(14, '7d', {
    ss: 14,
    acc: 10,
    half_damage: 1000,
    max_range: 3800,
    rates: [{ shots: 1, automatic: false }],
    rcl: -3,
  }),
})
const carbine = arm('Carbine', {
  hands: 2,
  min_st: 9,
  gun: gun(13, '5d', { ss: 12, acc: 6, half_damage: 400, rates: [{ shots: 3, automatic: false }], shots: 20, rcl: -2 }),
})
const submachinegun = arm('Submachine gun', {
  hands: 2,
  min_st: 10,
  gun: gun(15, '3d-1', {
    ss: 10,
    acc: 6,
    half_damage: 160,
    rates: [{ shots: 12, automatic: true }],
    shots: 32,
    rcl: -1,
    malf: 17,
  }),
})
const shotgun = arm('Shotgun', {
  hands: 2,
  min_st: 11,
  gun: gun(13, '4d', {
    ss: 12,
    acc: 5,
    half_damage: 25,
    max_range: 150,
    rates: [{ shots: 2, automatic: false }],
    shots: 6,
    rcl: -3,
    shot: true,
  }),
})
const knife = arm('Knife', {
  weight_lb: 1,
  parry: 6,
  blows: [blow('thrust', 12, '1d-1', 'impaling')],
  thrown: {
    skill: 13,
    damage: readDiceAdds('1d-1', 'damage'),
    fragments: null,
    type: 'impaling',
    ss: 11,
    acc: 0,
    half_damage: 5,
    max_range: 10,
    shot: false,
  },
})
const sword = arm('Sword', {
  weight_lb: 3,
  parry: 7,
  blows: [blow('swing', 14, '1d+2', 'cutting'), blow('thrust', 14, '1d+1', 'impaling')],
})

/** Two that cut, one of them hardly. */
const sickle = arm('Sickle', { weight_lb: 1, parry: 6, blows: [blow('swing', 16, '1d-2', 'cutting')] })
const scimitar = arm('Scimitar', { weight_lb: 3, parry: 9, blows: [blow('swing', 20, '3d', 'cutting')] })

type Change = { readonly fighter?: Partial<Fighter>; readonly stands?: Partial<Standing> }

function against(
  mine: readonly Arm[],
  theirs: readonly Arm[],
  yards: number,
  ada: Change = {},
  bob: Change = {},
): Fight {
  const a = somebody('ada', 0, mine, { st: 12, dx: 12, ht: 11, ...ada.fighter })
  const b = somebody('bob', 1, theirs, { st: 11, dx: 11, ht: 10, ...bob.fighter })
  return fightOf(
    [
      [a, standing(a, 0, [], ada.stands)],
      [b, standing(b, yards, [], bob.stands)],
    ],
    { stage: 'fight', order: [0, 1] },
  )
}

const vest = [{ name: 'vest', covers: ['body'], pd: 2, dr: 6 }] satisfies Fighter['armor']
const coat = [{ name: 'coat', covers: ['body', 'arms', 'legs'], pd: 1, dr: 1 }] satisfies Fighter['armor']

/** With a gun: on the ground it rests. */
const aimedAt = (position: 'standing' | 'lying', turns: number): Change => ({
  stands: { aim: { target: 'bob', arm: 0, turns, braced: position === 'lying' }, position },
})

/** Light cover in one place. */
function hedge(q: number): Json {
  const map = blankMap(hexes, 40, 1)
  map.paint({ q, r: 0 }, { cover: 1 })
  return json().read(map.toData(), 'map')
}

export const SET_UPS: readonly SetUp[] = [
  { what: 'a pistol in haste', fight: against([pistol], [], 5), key: 'shoot:0:0:bob', wish: { rounds: 1 } },
  {
    what: 'an aimed rifle',
    fight: against([rifle], [], 100, aimedAt('lying', 2)),
    key: 'shoot:0:0:bob',
  },
  {
    what: 'three shots from a carbine',
    fight: against([carbine], [], 20, aimedAt('standing', 1)),
    key: 'shoot:0:0:bob',
  },
  {
    what: 'a burst of nine',
    fight: against([submachinegun], [], 7, {}, { fighter: { armor: coat } }),
    key: 'shoot:0:0:bob',
    wish: { rounds: 9 },
  },
  { what: 'a shotgun', fight: against([shotgun], [], 6, {}, { fighter: { armor: coat } }), key: 'shoot:0:0:bob' },
  { what: 'a thrown knife', fight: against([knife], [], 4), key: 'throw:0:bob' },
  { what: 'a fist against a sword', fight: against([], [sword], 1), key: 'strike:0:0:bob' },
  { what: 'an All-Out Attack', fight: against([sword], [knife], 1), key: 'all-out:plus-4:0:0:bob' },
  {
    what: 'somebody who lies behind cover',
    fight: { ...against([rifle], [], 30, aimedAt('lying', 1), { stands: { position: 'lying' } }), map: hedge(29) },
    key: 'shoot:0:0:bob',
  },
  {
    what: 'somebody with two hit points left',
    fight: against([sword], [sword], 1, {}, { stands: { hp: 2 } }),
    key: 'strike:0:1:bob',
  },
  {
    what: 'armour that stops most',
    fight: against([pistol], [], 5, {}, { fighter: { armor: vest, high_pain_threshold: true } }),
    key: 'shoot:0:0:bob',
  },
  {
    what: 'a burst of twelve',
    fight: against([submachinegun], [], 7, {}, { fighter: { armor: coat } }),
    key: 'shoot:0:0:bob',
  },
]

/** Too many dice for every path of them to be walked. */
const LONG = new Set([
  'three shots from a carbine',
  'a burst of nine',
  'a shotgun',
  'armour that stops most',
  'a burst of twelve',
])
export const MANY_PATHS = SET_UPS.filter(({ what }) => LONG.has(what))
export const FEW_PATHS = SET_UPS.filter(({ what }) => !LONG.has(what))

/** For packages of options that know tables of criticals and parts of the body, and for those that know neither. */
export const WITH_OPTIONS: readonly SetUp[] = [
  {
    what: 'a pistol with tables of criticals',
    fight: against([pistol], [], 5, {}, { fighter: { armor: coat } }),
    key: 'shoot:0:0:bob',
    wish: { rounds: 1 },
  },
  {
    what: 'a pistol at a leg',
    fight: against([pistol], [], 5, aimedAt('standing', 1)),
    key: 'shoot:0:0:bob',
    wish: { rounds: 1, location: 'near-leg' },
  },
  {
    what: 'somebody whom the next scratch kills',
    fight: against([sword], [sword], 1, {}, { stands: { hp: -48 } }),
    key: 'strike:0:1:bob',
  },
]

const shield = arm('Shield', { block: 8, shield_pd: 3, blows: [], ready_turns: 1 })

/** For every option at once: parts that are aimed at, a shield, a step back, everything put into one blow. */
export const FOR_EVERY_OPTION: readonly SetUp[] = [
  {
    what: 'an aimed rifle at the skull',
    fight: against([rifle], [], 100, aimedAt('lying', 2)),
    key: 'shoot:0:0:bob',
    wish: { location: 'brain' },
  },
  {
    what: 'three shots at a leg',
    fight: against([carbine], [], 20, aimedAt('standing', 1)),
    key: 'shoot:0:0:bob',
    wish: { location: 'near-leg' },
  },
  { what: 'a strong All-Out Attack', fight: against([sword], [sword], 1), key: 'all-out:plus-2-damage:0:0:bob' },
  { what: 'sword against sword and shield', fight: against([sword], [sword, shield], 1), key: 'strike:0:0:bob' },
  {
    what: 'two blows at sword and shield',
    fight: against([sword], [sword, shield], 1),
    key: 'all-out:two-attacks:0:0:bob',
  },
  { what: 'a knife thrown at a shield', fight: against([knife], [sword, shield], 4), key: 'throw:0:bob' },
  { what: 'a burst at a shield', fight: against([submachinegun], [sword, shield], 7), key: 'shoot:0:0:bob' },
]

/** Two blows in one turn, with one sword and with two: there is no table of them worked out by hand. */
export const TWICE: readonly SetUp[] = [
  { what: 'two blows of a sword', fight: against([sword], [knife], 1), key: 'all-out:two-attacks:0:0:bob' },
  { what: 'sword and knife', fight: against([sword, knife], [sword], 1), key: 'all-out:two-attacks:0:0:bob' },
  { what: 'sickle and scimitar', fight: against([sickle, scimitar], [sword], 1), key: 'all-out:two-attacks:0:0:bob' },
]

/** The attack as somebody's turn would make it. */
export const exchangeOf = ({ fight, key, wish = {} }: SetUp) => {
  const action = actionOf(fight, key)
  const location = wish.location ?? null
  const by = placeOf(fight, 'ada')
  const fire = { by, rounds: wish.rounds ?? 1000, location, attacker_is: [] }
  const shooting = action?.kind === 'shoot' ? { ...action, ...fire } : null
  return procedure(
    { id: 'gurps.procedure.exchange', title: 'One attack', given: {} },
    (ask: Ask<Fight, FightFact>): void => {
      if (shooting !== null) return shoot(ask, shooting)
      if (action?.kind === 'strike') {
        strike(ask, { ...action, by, how: { ...PLAINLY, location } })
        return
      }
      if (action?.kind === 'all-out' && action.form === 'two-attacks') return perform(ask, by, action)
      if (action?.kind === 'all-out') {
        strike(ask, { ...action, by, how: allOutOf(action.form, location, ask.why) })
        return
      }
      if (action?.kind === 'throw') return throwIt(ask, { ...action, by, location, attacker_is: [] })
      return otherAttack(ask, by, action, wish, key)
    },
  )
}

function otherAttack(
  ask: Ask<Fight, FightFact>,
  by: number,
  action: ReturnType<typeof actionOf>,
  wish: NonNullable<SetUp['wish']>,
  key: string,
): void {
  if (!otherAct(ask, by, action, wish)) throw new Error(`${key} is no attack`)
}
