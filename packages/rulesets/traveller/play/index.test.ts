/** Play between fights as a whole: everything at random, what seats see, and what a fight leaves behind. */
import { seeded } from '@umpire/dice'
import { compose, keyOf, type Seat, show, simulator } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { CHARACTER_VERSION, type Character, character } from '../character/character.ts'
import { bot } from '../encounter/bot/bot.ts'
import { encounterFile, startOf } from '../encounter/enter/file.ts'
import { encounterPlay } from '../encounter/index.ts'
import { encounter } from '../encounter/turn/encounter.ts'
import { choosable } from '../ruleset/rules.ts'
import { playThrough } from '../test/fuzz-play.ts'
import { anything } from '../test/fuzz-policy.ts'
import { afterEncounter } from './after-encounter.ts'
import { type PlayState, playState } from './facts/state.ts'
import { downtimePlay } from './index.ts'

const ruleset = compose(choosable)
const world = { ...downtimePlay, ruleset }

const ada = character.read(
  {
    system: 'traveller',
    version: CHARACTER_VERSION,
    name: 'Ada',
    characteristics: { strength: 8, dexterity: 8, endurance: 8, intelligence: 7, education: 7, social: 7 },
    skills: { Rifle: 1, Revolver: 1 },
    ledger: { age_months: 300 },
    wealth: {},
    gear: {
      items: [
        {
          item: 'Rifle',
          ammo: 20,
          spare_loads: 2,
          carried: 'in hand',
          accessories: ['Telescopic Sights'],
          misaligned: true,
        },
        { item: 'Revolver', count: 2, ammo: 6 },
        { item: 'rope', weight_g: 500 },
      ],
      worn: ['cloth'],
    },
    loyalty: 'sells us to the count',
  },
  'Ada',
)

describe('play between fights', () => {
  test('goes through everything at random, and the state stays one that can be stored', () => {
    for (let seed = 0; seed < 20; seed++) {
      const state = playThrough(simulator(world, anything(seeded(seed))), seeded(`dice ${seed}`))
      expect(keyOf(playState.read(JSON.parse(JSON.stringify(state)), 'state'))).toBe(keyOf(state))
    }
  })
  test('traveller.npc.loyalty, traveller.equipment.sight-damage: the referee’s secrets leave to nobody else', () => {
    const state: PlayState = { seconds: 0, characters: { Ada: ada } }
    const seen = (seat: Seat): string => JSON.stringify(show(state, downtimePlay.sight, seat))
    const gm = seen({ id: 'gm', role: 'gm', actors: [] })
    const own = seen({ id: 'a', role: 'player', actors: ['Ada'] })
    const other = seen({ id: 'b', role: 'player', actors: ['Bram'] })
    expect(gm).toContain('sells us')
    expect(gm).toContain('misaligned')
    for (const view of [own, other]) {
      expect(view).not.toContain('sells us')
      expect(view).not.toContain('misaligned')
    }
    expect(own).toContain('Rifle')
    expect(other).not.toContain('Rifle')
    expect(other).toContain('Ada')
  })
})

describe('traveller.proc.recovery: what a fight leaves behind', () => {
  const file = encounterFile.read(
    {
      system: 'traveller',
      range: 'medium',
      surprise: 'none',
      sides: [
        { name: 'one', steadfast: true, members: [{ character: ada }] },
        {
          name: 'two',
          steadfast: true,
          members: [{ name: 'Bram', count: 3, upp: '777', skills: { Shotgun: 1 }, weapons: 'Shotgun' }],
        },
      ],
    },
    'file',
  )
  const fights = simulator({ ...encounterPlay, ruleset }, bot(ruleset))
  const after = (seed: number): { before: Character; now: Character; status: string } => {
    const { state } = fights.run(encounter, { rounds: 50 }, startOf(file, 'file', ruleset.silent), seeded(seed))
    const one = state.standing[0]
    if (one === undefined) throw new Error('nobody fought')
    return { before: ada, now: afterEncounter(ada, state, 'Ada', ruleset.silent), status: one.status }
  }
  test('wounds, ammunition and life are as the fight left them, and it can be stored', () => {
    const statuses = new Set<string>()
    for (let seed = 0; seed < 60; seed++) {
      const { now, status } = after(seed)
      statuses.add(status)
      expect(now.alive).toBe(status !== 'dead')
      expect(character.read(JSON.parse(JSON.stringify(now)), 'now')).toEqual(now)
      const [rifle, revolver, rope] = now.gear.items
      expect(rifle?.ammo).toBeLessThanOrEqual(20)
      expect(rifle?.misaligned).toBe(true)
      expect(revolver).toMatchObject({ item: 'Revolver', count: 2, ammo: 6 })
      expect(rope).toEqual(ada.gear.items[2])
      const total = now.injury === null ? 24 : Object.values(now.injury.current).reduce((sum, value) => sum + value, 0)
      if (status === 'active') expect(now.injury?.zeros ?? 0).toBe(0)
      else expect(now.injury?.zeros).toBeGreaterThan(0)
      expect(total).toBeLessThanOrEqual(24)
    }
    expect([...statuses].sort()).toEqual(['active', 'dead', 'unconscious'])
  })
})
