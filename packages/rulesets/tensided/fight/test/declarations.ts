/** Declarations whose odds are worked out in the tests: by hand, and by making them many times. */
import type { Policy } from '@umpire/engine'
import { declares, type Plan, type PlannedAct, standsStill } from '../odds/plan.ts'
import type { Fight } from '../state/state.ts'
import { fightOf, type Person } from './people.ts'
import { planned } from './planned.ts'

export interface SetUp {
  readonly what: string
  readonly fight: Fight
  readonly plan: Plan
  /** What the others do; nothing, where it is not told. */
  readonly others?: Policy<Fight>
}

type Change = Omit<Partial<Person>, 'id' | 'side'>

const ada = (change: Change): Person => ({ at: [0, 0], ...change, id: 'ada', side: 0 })
const bob = (change: Change): Person => ({ at: [15, 0], ...change, id: 'bob', side: 1 })
const carl = (change: Change): Person => ({ at: [16, 0], ...change, id: 'carl', side: 1 })
const dora = (change: Change): Person => ({ at: [15, 1], ...change, id: 'dora', side: 0 })

const fight = (people: readonly Person[]): Fight => fightOf(people, { stage: 'fight' })
const wears = (armor: string) => [{ armor, without: [], spectra: false }]
const AIMED = { aim: { arm: 0, target: null, extra: 0 } } as const
const gun = (weapon: string, rounds: number) => ({ weapon, kind: 'gun', held: { where: 'main hand', rounds } }) as const
const blade = (weapon: string) => ({ weapon, kind: 'melee', held: { where: 'main hand' } }) as const

/** Coordination and skill of 12, a pistol that jams now and then. */
const PISTOL: Change = {
  stats: { coordination: 7 },
  is: { ranged: { level: 5, concentrations: ['pistol'] } },
  brings: [{ ...gun('9mm Pistol', 15), condition: 'average' }],
  stands: AIMED,
}
const RIFLE: Change = { ...PISTOL, is: { ranged: { level: 5, concentrations: ['rifle'] } } }
const VESTED: Change = { is: { worn: wears('Level II vest') } }

const SHOOTS: PlannedAct = planned('shoot:0', 'bob/usual/any')

const KNIFE: Change = {
  stats: { physique: 6, athleticism: 6 },
  is: { hp: 12, hth: { level: 4, concentrations: ['knife'] } },
  brings: [blade('Combat Knife')],
}
const THRUSTS: PlannedAct = planned('strike:0', 'bob/thrust/any')

const again = (act: PlannedAct): Plan => [act, act, act]

const blocks: Policy<Fight> = (offer, now) =>
  offer.who === 'bob' ? declares(['block:0'])(offer, now) : standsStill(offer, now)

export const SET_UPS: readonly SetUp[] = [
  { what: 'a pistol', fight: fight([ada(PISTOL), bob(VESTED)]), plan: [SHOOTS] },
  {
    what: 'a burst',
    fight: fight([
      ada({ ...RIFLE, brings: [gun('Assault Rifle', 30)] }),
      bob({ at: [40, 0], is: { worn: wears('Heavy combat armor') } }),
    ]),
    plan: [SHOOTS],
  },
  {
    what: 'a carbine, full auto',
    fight: fight([
      ada({
        ...RIFLE,
        stats: { coordination: 8 },
        brings: [{ ...gun('Carbine', 30), tracers: true }],
        stands: { ...AIMED, stream: { arm: 0, target: 'bob', round: 0 } },
      }),
      bob({ at: [60, 0], is: { hp: 60, worn: wears('Military standard issue armor') } }),
    ]),
    plan: [planned('shoot:0', 'bob/auto/any')],
  },
  {
    what: 'a shotgun, and those beside the target',
    fight: fight([
      ada({ ...RIFLE, stats: { coordination: 4 }, brings: [gun('Pump Action', 4)] }),
      bob({ at: [35, 0], is: { hp: 14, worn: wears('Heavy leather jacket') } }),
      carl({ at: [36, 0], is: { hp: 20 } }),
      dora({ at: [35, 1] }),
    ]),
    plan: [SHOOTS],
  },
  {
    what: 'a sniper at the head',
    fight: fight([
      ada({
        ...RIFLE,
        stats: { coordination: 9 },
        is: { ranged: { level: 9, concentrations: ['rifle'] } },
        brings: [gun('Sniper Rifle', 20)],
      }),
      bob({ at: [90, 0], is: { hp: 16, worn: wears('Military helmet') } }),
    ]),
    plan: [planned('shoot:0', 'bob/single/head')],
  },
  {
    what: 'a knife that is blocked',
    fight: fight([
      ada(KNIFE),
      bob({
        at: [1, 0],
        is: { hth: { level: 3, concentrations: ['knife'] }, worn: wears('Heavy leather jacket') },
        brings: [blade('Combat Knife')],
      }),
    ]),
    plan: [THRUSTS],
    others: blocks,
  },
  {
    what: 'a bat against somebody helpless',
    fight: fight([
      ada({ is: { hth: { level: 2, concentrations: ['blunt'] } }, brings: [blade('Baseball Bat')] }),
      bob({
        at: [1, 0],
        is: { hp: 14, worn: wears('Level II vest') },
        stands: { out: { state: 'unconscious', until: null } },
      }),
    ]),
    plan: [planned('strike:0', 'bob/strike/any')],
  },
  {
    what: 'a grip that breaks an arm',
    fight: fight([
      ada({ stats: { physique: 6 }, is: { hth: { level: 4, concentrations: ['wrestling'] } } }),
      bob({ at: [1, 0], is: { hth: { level: 2, concentrations: [] } }, brings: [gun('9mm Pistol', 15)] }),
    ]),
    plan: [planned('grapple', 'bob', 'break right arm')],
  },
  {
    what: 'a grenade on a square',
    fight: fight([
      ada({
        stats: { physique: 6, coordination: 6 },
        is: { ranged: { level: 5, concentrations: ['grenade'] } },
        brings: [{ weapon: 'Grenade', kind: 'grenade', held: { where: 'main hand' } }],
        stands: AIMED,
      }),
      bob({ at: [12, 0], is: { hp: 30, worn: wears('Level II vest') } }),
      carl({ at: [15, 3], is: { hp: 30 } }),
    ]),
    plan: [planned('throw:0', 'on/12,0')],
  },
  { what: 'three shots', fight: fight([ada(PISTOL), bob(VESTED)]), plan: [SHOOTS, SHOOTS, SHOOTS] },
  {
    what: 'a shot to cripple',
    fight: fight([ada(PISTOL), bob(VESTED)]),
    plan: [planned('shoot:0', 'bob/usual/cripple')],
  },
  {
    what: 'two thrusts against a longer weapon',
    fight: fight([
      ada(KNIFE),
      bob({ at: [1, 0], is: { hth: { level: 4, concentrations: ['blunt'] } }, brings: [blade('Baseball Bat')] }),
    ]),
    plan: [THRUSTS, THRUSTS],
  },
]

/** Whole rounds of three actions, for their speed. */
export const ROUNDS_OF_THREE: readonly SetUp[] = [
  {
    what: 'three bursts',
    fight: fight([ada({ ...RIFLE, brings: [gun('Assault Rifle', 30)] }), bob({ ...VESTED, is: { hp: 60 } })]),
    plan: [SHOOTS, SHOOTS, SHOOTS],
  },
  {
    what: 'three shots at two people',
    fight: fight([ada(PISTOL), bob(VESTED), carl({ is: { hp: 14 } })]),
    plan: [SHOOTS, SHOOTS, planned('shoot:0', 'carl/usual/any')],
  },
  {
    what: 'three thrusts',
    fight: fight([ada(KNIFE), bob({ at: [1, 0], brings: [blade('Combat Knife')] })]),
    plan: [THRUSTS, THRUSTS, THRUSTS],
  },
  {
    what: 'three shots to cripple',
    fight: fight([ada(PISTOL), bob(VESTED)]),
    plan: again(planned('shoot:0', 'bob/usual/cripple')),
  },
  {
    what: 'a charge and a second blow',
    fight: fight([ada(KNIFE), bob({ at: [4, 0], brings: [blade('Baseball Bat')] })]),
    plan: [planned('move:run', '3,0'), THRUSTS, THRUSTS],
  },
]
