/** Out of one fight and into the next. */
import { compose, type Json, written } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Character, character } from '../../character/character.ts'
import { conditionOf } from '../../condition/condition-file.ts'
import { PARTS, PENALIZED } from '../../consequence/names.ts'
import { heldArms } from '../state/hands.ts'
import { canStand } from '../state/now.ts'
import { type Held, SENSES, type Standing } from '../state/standing.ts'
import { type Entered, type Entry, enterCharacter } from './enter.ts'
import { leave } from './leave.ts'

const why = compose({ options: [] }).silent
const ENTRY: Entry = { id: 'one', name: 'One', side: 0, player_character: true, q: 0, r: 0, facing: 0 }

const FILE = {
  system: 'gurps',
  version: 1,
  identity: { name: 'One', shoe_size: 44 },
  attributes: { st: 12, dx: 12, iq: 10, ht: 11 },
  traits: [{ trait: 'Fit', since: 'school' }],
  items: [
    { name: 'Sten 9mm', rounds: 32, serial: 'K 4411' },
    { name: 'Walther PPK .32', quantity: 2 },
    { name: 'PPK magazine', quantity: 3 },
    { name: 'Mk 2 fragmentation grenade', quantity: 2 },
    { name: 'Combat Knife' },
    { name: 'love letters', weight_lb: 0 },
  ],
  state: { luck_used: 1, map: { hex: [3, 4] } },
  colour: 'blue',
}
const ONE = character.read(FILE, 'one')

const enter = (one: Character, entry: Partial<Entry> = {}): Entered =>
  enterCharacter(one, { ...ENTRY, ...entry }, 'one', why)
const place = ({ fighter }: Entered, key: string): number => fighter.arms.findIndex(one => one.key === key)

/** The same, with some things changed. */
const withArms = ({ fighter, standing }: Entered, changes: { readonly [key: string]: Partial<Held> }): Standing => ({
  ...standing,
  arms: standing.arms.map((held, index) => ({ ...held, ...changes[fighter.arms[index]?.key ?? ''] })),
})

const fileOf = (one: Character): Json => written(one, character)

test('gurps.procedure.combat: whoever was not touched comes out as he went in, to the last unknown field', () => {
  const came = enter(ONE)
  expect(fileOf(leave(ONE, came.fighter, came.standing, why))).toEqual(fileOf(ONE))
  expect(fileOf(ONE)).toMatchObject({
    colour: 'blue',
    identity: { shoe_size: 44 },
    items: [{ serial: 'K 4411' }, {}, {}, {}, {}, {}],
  })
})

test('gurps.gun.shots: rounds, magazines, thrown grenades and broken guns are as the fight left them', () => {
  const came = enter(ONE)
  const after = withArms(came, {
    'Sten 9mm': { rounds: 5, spare: 1 },
    'Walther PPK .32': { rounds: 2, spare: 1, harm: 'cannot-fire' },
    'Walther PPK .32 2': { rounds: 4 },
    'Mk 2 fragmentation grenade': { where: 'gone' },
    'Combat Knife': { where: 'dropped' },
  })
  const left = leave(ONE, came.fighter, after, why)
  expect(left.items.map(({ name, quantity, rounds }) => [name, quantity, rounds])).toEqual([
    ['Sten 9mm', 1, 5],
    ['Walther PPK .32', 2, 2],
    ['PPK magazine', 1, undefined],
    ['Mk 2 fragmentation grenade', 1, undefined],
    ['Combat Knife', 1, undefined],
    ['love letters', 1, undefined],
  ])
  expect(fileOf(left)).toMatchObject({ colour: 'blue', items: [{ serial: 'K 4411' }, {}, {}, {}, {}, {}] })
  expect(left.state).toMatchObject({ luck_used: 1, map: { hex: [3, 4] } })
  const again = enter(left)
  const held = (key: string): Held | undefined => again.standing.arms[place(again, key)]
  expect(held('Sten 9mm')).toMatchObject({ rounds: 5, spare: 1, harm: 'none' })
  expect(held('Walther PPK .32')).toMatchObject({ rounds: 2, spare: 1, harm: 'cannot-fire' })
  expect(held('Walther PPK .32 2')).toMatchObject({ rounds: 4 })
  expect(held('Mk 2 fragmentation grenade 2')).toBeUndefined()
  // Loaded again by his own hand.
  const loaded = { ...left, items: left.items.map(one => (one.name === 'Sten 9mm' ? { ...one, rounds: 32 } : one)) }
  const fresh = enter(loaded)
  expect(fresh.standing.arms[place(fresh, 'Sten 9mm')]?.rounds).toBe(32)
})

test('gurps.gun.shots: of two alike the one that is left is the first from then on', () => {
  const came = enter(ONE)
  const after = withArms(came, {
    'Walther PPK .32': { where: 'gone' },
    'Walther PPK .32 2': { rounds: 3, harm: 'broken' },
  })
  const left = leave(ONE, came.fighter, after, why)
  expect(left.items[1]).toMatchObject({ name: 'Walther PPK .32', quantity: 1, rounds: 3 })
  const again = enter(left)
  expect(again.standing.arms[place(again, 'Walther PPK .32')]).toMatchObject({ rounds: 3, harm: 'broken' })
})

test('gurps.procedure.combat: whoever runs leaves behind what he dropped', () => {
  const came = enter(ONE)
  const after = { ...withArms(came, { 'Combat Knife': { where: 'dropped' } }), gone: 'fled' as const }
  expect(leave(ONE, came.fighter, after, why).items.map(({ name }) => name)).not.toContain('Combat Knife')
})

test('gurps.weapon.hand-table: a bayonet in its sheath is lost by itself, and one that is fixed with its rifle', () => {
  const items = [{ name: 'Lee-Enfield (SMLE) .303' }, { name: 'Bayonet' }]
  const one = character.read({ ...FILE, items }, 'one')
  const lose = (key: string, bayonet: 'fixed' | 'sheathed') => {
    const came = enter(one, { bayonet })
    const after = withArms(came, { [key]: { where: 'gone' } })
    return leave(one, came.fighter, after, why).items.map(({ name }) => name)
  }
  expect(lose('Bayonet', 'sheathed')).toEqual(['Lee-Enfield (SMLE) .303'])
  expect(lose('Lee-Enfield (SMLE) .303', 'sheathed')).toEqual(['Bayonet'])
  expect(lose('Lee-Enfield (SMLE) .303', 'fixed')).toEqual([])
  const came = enter(one, { bayonet: 'sheathed' })
  expect(leave(one, came.fighter, came.standing, why)).toEqual(one)
})

test('gurps.injury.death: the dead stay dead', () => {
  const came = enter(ONE)
  const dead = leave(
    ONE,
    came.fighter,
    { ...came.standing, hp: -60, status: 'dead', bleeding: { since: 3, dry: 0 } },
    why,
  )
  expect(conditionOf(dead)).toMatchObject({ dead: 'wounds', bleeding: null, hp_lost: 71 })
  const again = enter(dead)
  expect(again.standing).toMatchObject({ status: 'dead', position: 'lying', hp: -60, bleeding: null })
  expect(heldArms(again.fighter, again.standing)).toEqual([])
  expect(enter(leave(dead, again.fighter, again.standing, why)).standing.status).toBe('dead')
})

test('gurps.injury.bleeding: blood goes on from the second at which the fight ended', () => {
  const came = enter(ONE)
  const bleeds = { ...came.standing, hp: 5, bleeding: { since: 3, dry: 1 }, drains: [{ hp: 1, every: 3, turns: 4 }] }
  const { bleeding, drains } = conditionOf(leave(ONE, came.fighter, bleeds, why, { second: 20 }))
  expect(bleeding).toEqual({ next_in: 43, dry: 1 })
  expect(drains).toEqual([{ of: 'vessel', hp: 1, every: 3, next_in: 2 }])
})

const bodies = fc.record({
  // No more than HT has left him.
  hp: fc.integer({ min: -50, max: 8 }),
  fatigue: fc.nat(12),
  status: fc.constantFrom('active' as const, 'unconscious' as const),
  crippled: fc
    .uniqueArray(fc.constantFrom(...PARTS), { maxLength: 4 })
    .map(all => all.map(part => ({ part, until: null }))),
  senses: fc.subarray([...SENSES]).map(all => all.map(part => ({ part, until: null }))),
  iq_lost: fc.nat(3),
  ht_lost: fc.nat(3),
  throat_crushed: fc.boolean(),
  drains: fc.array(fc.record({ hp: fc.constant(1), every: fc.integer({ min: 1, max: 5 }), turns: fc.constant(0) }), {
    maxLength: 2,
  }),
  penalties: fc.array(
    fc.record({
      to: fc.constantFrom(...PENALIZED).map(one => [one]),
      value: fc.integer({ min: -5, max: -1 }),
      turns: fc.constant(null),
      until: fc.constantFrom('healed' as const, 'treated' as const, 'battle' as const),
      for: fc.constant(null),
    }),
    { maxLength: 3 },
  ),
})

test('gurps.injury.hit-points: wounds, lost parts and fatigue come back into the next fight, again and again', () => {
  fc.assert(
    fc.property(bodies, hurt => {
      const came = enter(ONE)
      const eyes_lost = hurt.senses.filter(({ part }) => part !== 'hearing').length
      const deaf = hurt.senses.length > eyes_lost
      const after: Standing = { ...came.standing, ...hurt, eyes_lost, deaf }
      const left = leave(ONE, came.fighter, after, why)
      const again = enter(left)
      const expected = { ...hurt, eyes_lost, deaf, penalties: hurt.penalties.filter(({ until }) => until !== 'battle') }
      expect(again.standing).toMatchObject(expected)
      const upright = hurt.status === 'active' && canStand(came.fighter, hurt)
      expect(again.standing.position).toBe(upright ? 'standing' : 'lying')
      // Nothing is lost or counted twice by a fight in which nothing happened.
      expect(leave(left, again.fighter, again.standing, why)).toEqual(left)
    }),
    { numRuns: 60 },
  )
})

test('gurps.fright.table: whoever fainted or broke is still out of it', () => {
  const came = enter(ONE)
  for (const by of ['faint', 'panic', 'seizure', 'catatonia', 'unconscious'] as const) {
    const status = by === 'catatonia' || by === 'unconscious' ? 'unconscious' : 'active'
    const seized = { by, until: 90, roll: 'HT', modifier: -2, every: 'minute' } as const
    const left = leave(ONE, came.fighter, { ...came.standing, status, seized }, why, { second: 30 })
    expect(conditionOf(left).out).toMatchObject({ by, next_in: 60, roll: 'HT', modifier: -2 })
    expect(enter(left).standing).toMatchObject({ status, seized: { ...seized, until: 60 } })
  }
})

test('gurps.disadvantage.one-arm: an arm that was never there is no wound', () => {
  const one = character.read({ ...FILE, traits: ['One Arm'] }, 'one')
  const came = enter(one)
  expect(came.standing.crippled).toHaveLength(1)
  expect(leave(one, came.fighter, came.standing, why)).toEqual(one)
})

test('gurps.procedure.combat: a state that nobody can read counts as none', () => {
  const odd = { ...ONE, state: { fight: 'well', condition: 7 } }
  expect(enter(odd).standing).toEqual(enter(ONE).standing)
})
