/**
 * One exchange of blows, "3d6 attack, 3d6 defense, 2d damage", written as a procedure with reasons, beside a loop written
 * by hand that throws the same eight dice from the same generator.
 */
import { dice, type Source, seeded } from '@umpire/dice'
import {
  type Ask,
  compose,
  type Fact,
  flag,
  int,
  odds,
  procedure,
  record,
  simulator,
  takeFirst,
  vocabulary,
  type World,
} from '@umpire/engine'
import { dodge, effectiveSkill, injury, knockdown, penetration, success } from '@umpire/engine/demo'
import { versus } from './measure.ts'

const THREE_DICE = dice('3d6')
const TWO_DICE = dice('2d6')

/** Nothing is recorded in the bare exchange, so its world has no facts. */
const world: World<object, Fact> = {
  state: record({}),
  facts: vocabulary(),
  evolve: state => state,
  ruleset: compose({ options: [] }),
}

const FIGHTERS = { skill: int(), speed: int(), armour: int() }
const fighters = { skill: 12, speed: 4, armour: 2 }

const exchange = procedure(
  { id: 'bench.exchange', title: 'Exchange', given: FIGHTERS },
  (ask: Ask<object, Fact>, x): number => {
    const { why } = ask
    const skill = effectiveSkill({ skill: x.skill, light: 'day', aimed: true }, why)
    const attack = ask.roll(THREE_DICE, { purpose: 'attack', by: 'Ada' })
    const defense = dodge({ speed: x.speed, load: 0 }, why)
    const save = ask.roll(THREE_DICE, { purpose: 'dodge', by: 'Bram' })
    const damage = ask.roll(TWO_DICE, { purpose: 'damage', by: 'Ada' })
    if (!success({ effective: skill, roll: attack }, why) || success({ effective: defense, roll: save }, why)) return 0
    return penetration({ damage, armour: x.armour }, why)
  },
)

const face = (source: Source): number => source.draw(6, 1) + 1

/** Attack, defense and damage as a loop: the eight dice and no rules but these. */
export function byHand(source: Source, times: number): number {
  let sum = 0
  for (let i = 0; i < times; i++) {
    const attack = face(source) + face(source) + face(source)
    const save = face(source) + face(source) + face(source)
    const damage = face(source) + face(source)
    const hits = attack <= 4 || (attack < 17 && attack <= 14)
    const saved = save <= 4 || (save < 17 && save <= 7)
    if (hits && !saved && damage > 2) sum += damage - 2
  }
  return sum
}

/** The same with what the wound does: the second figure weighs every outcome of it. */
const wounding = procedure(
  { id: 'bench.wounding', title: 'Exchange with a wound', given: { ...FIGHTERS, health: int(), aimed: flag() } },
  (ask: Ask<object, Fact>, x): { readonly injury: number; readonly falls: boolean } => {
    const { why } = ask
    const skill = effectiveSkill({ skill: x.skill, light: 'day', aimed: x.aimed }, why)
    const hits = ask.read(THREE_DICE, { purpose: 'attack' }, roll => success({ effective: skill, roll }, why))
    if (!hits) return { injury: 0, falls: false }
    const defense = dodge({ speed: x.speed, load: 0 }, why)
    const saved = ask.read(THREE_DICE, { purpose: 'dodge' }, roll => success({ effective: defense, roll }, why))
    if (saved) return { injury: 0, falls: false }
    const past = ask.read(TWO_DICE, { purpose: 'damage' }, damage => penetration({ damage, armour: x.armour }, why))
    const hurt = injury({ penetration: past, weapon: 'sword' }, why)
    const wound = { injury: hurt, health: x.health }
    if (!knockdown(wound, why).roll_needed) return { injury: hurt, falls: false }
    const falls = ask.read(
      THREE_DICE,
      { purpose: 'knockdown' },
      roll => knockdown({ ...wound, roll }, why).falls === true,
    )
    return { injury: hurt, falls }
  },
)

const SIMULATED = 30_000

export function benchExchange(): void {
  const ours = seeded('ours')
  const theirs = seeded('theirs')
  const exchanges = simulator(world, takeFirst)
  versus(
    'exchange: simulated procedure with reasons against a hand-written loop of the same eight dice',
    {
      name: 'simulate driver',
      run: times => {
        let sum = 0
        for (let i = 0; i < times; i++) sum += exchanges.run(exchange, fighters, {}, ours).result
        return sum
      },
    },
    { name: 'hand-written loop', run: times => byHand(theirs, times) },
    1 / 8,
  )
  const wounded = { ...fighters, health: 11, aimed: true }
  versus(
    `exchange with wound: exact odds of every outcome against simulating ${SIMULATED}`,
    {
      name: 'odds driver',
      run: times => {
        let outcomes = 0
        for (let i = 0; i < times; i++) outcomes += odds(world, wounding, wounded, {}, takeFirst).outcomes.length
        return outcomes
      },
    },
    {
      name: `simulating ${SIMULATED}`,
      run: times => {
        let sum = 0
        for (let i = 0; i < times * SIMULATED; i++) sum += exchanges.run(wounding, wounded, {}, ours).result.injury
        return sum
      },
    },
    1,
  )
}
