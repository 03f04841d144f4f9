/** Grenades to be weighed: who throws them among whom. */
import { type Json, json } from '@umpire/engine'
import { blankMap, hexes } from '@umpire/geometry'
import { readDiceAdds } from '../../dice/dice-adds.ts'
import type { Arm, Fighter } from '../state/fighter.ts'
import type { Standing } from '../state/standing.ts'
import type { Fight } from '../state/state.ts'
import type { SetUp } from './exchanges.ts'
import { arm, fightOf, somebody, standing } from './people.ts'

const bursting = (name: string, damage: string, fragments: string | null, skill = 14): Arm =>
  arm(name, {
    ready_turns: 2,
    thrown: {
      skill,
      damage: readDiceAdds(damage, 'damage'),
      fragments: fragments === null ? null : readDiceAdds(fragments, 'fragments'),
      type: 'explosive',
      ss: 12,
      acc: 0,
      half_damage: null,
      max_range: 40,
      shot: false,
    },
  })

const grenade = bursting('Grenade', '2d', '2d')

interface Somebody {
  readonly id: string
  readonly side?: 0 | 1
  readonly q: number
  readonly r?: number
  readonly fighter?: Partial<Fighter>
  readonly stands?: Partial<Standing>
  readonly arms?: readonly Arm[]
}

function among(thrown: Arm, people: readonly Somebody[], map: Json | null = null): Fight {
  const ada = somebody('ada', 0, [thrown], { st: 12, dx: 12, ht: 11 })
  const others = people.map(({ id, side = 1, q, r = 0, fighter = {}, stands = {}, arms = [] }) => {
    const one = somebody(id, side, arms, { st: 11, dx: 11, ht: 10, ...fighter })
    return [one, standing(one, q, [], { r, ...stands })] satisfies [Fighter, Standing]
  })
  const all = fightOf([[ada, standing(ada, 0)], ...others], { stage: 'fight', order: [0, 1] })
  return { ...all, map }
}

const vest = [{ name: 'vest', covers: ['body'], pd: 2, dr: 4 }] satisfies Fighter['armor']

/** A wall behind which nothing arrives, and something to crouch behind. */
function yard(): Json {
  const map = blankMap(hexes, 30, 8)
  map.paint({ q: 8, r: 3 }, { cover: 2 })
  map.paint({ q: 7, r: 1 }, { opaque: true, blocked: true })
  return json().read(map.toData(), 'map')
}

const THROW = 'throw:0:bob'

/** Their odds are worked out by hand as well. */
export const GRENADES: readonly SetUp[] = [
  {
    what: 'a grenade among three',
    fight: among(grenade, [
      { id: 'bob', q: 4 },
      { id: 'cid', q: 6, fighter: { armor: vest, ht: 12 } },
      { id: 'dan', side: 0, q: 3, r: 3, stands: { position: 'lying' } },
    ]),
    key: THROW,
  },
  {
    what: 'a grenade from afar',
    fight: among(grenade, [
      { id: 'bob', q: 20, stands: { hp: 4 } },
      { id: 'cid', q: 18, r: 4, stands: { hp: -8, position: 'lying' } },
    ]),
    key: THROW,
  },
  {
    what: 'a charge without fragments',
    fight: among(bursting('Charge', '6d', null), [
      { id: 'bob', q: 3, fighter: { armor: vest, high_pain_threshold: true } },
      { id: 'cid', q: 4, r: 1 },
    ]),
    key: THROW,
  },
]

const shield = arm('Shield', { block: 8, shield_pd: 3, blows: [], ready_turns: 1 })

/** With walls, cover and shields, somebody out of it already, and more dice. */
export const MORE_GRENADES: readonly SetUp[] = [
  {
    what: 'a grenade in a yard',
    fight: among(
      grenade,
      [
        { id: 'bob', q: 7, r: 3, fighter: { toughness: 1 } },
        { id: 'cid', q: 9, r: 3 },
        { id: 'dan', q: 7, r: 0 },
        { id: 'eve', side: 0, q: 5, r: 3, stands: { status: 'unconscious', position: 'lying', hp: -2 } },
      ],
      yard(),
    ),
    key: THROW,
  },
  {
    what: 'a grenade at a shield',
    fight: among(grenade, [{ id: 'bob', q: 5, arms: [shield], fighter: { combat_reflexes: true } }]),
    key: THROW,
  },
  {
    what: 'a satchel charge',
    fight: among(bursting('Satchel', '6dx2', '4d'), [
      { id: 'bob', q: 9 },
      { id: 'cid', q: 12, fighter: { armor: vest } },
    ]),
    key: THROW,
  },
]

/** So small, so well thrown and so unexpected that every path of it can be walked. */
export const SMALL_GRENADE: SetUp = {
  what: 'a firecracker',
  fight: among(bursting('Firecracker', '1d', '1d', 30), [{ id: 'bob', q: 20, stands: { unaware: ['ada'] } }]),
  key: THROW,
}
