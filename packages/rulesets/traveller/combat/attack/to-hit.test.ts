/**
 * The throw to hit against a plain second reckoning that reads the inventory's data and nothing of ours: every weapon,
 * armour, range, level, characteristic, evasion and defence.
 */
import { readFileSync } from 'node:fs'
import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { equipmentOptions } from '../../equipment/index.ts'
import { ACCESSORIES, ARMOURS, CARRIED, RANGES } from '../../tables/words.ts'
import { BLOWS } from '../weapon/blows.ts'
import { attackOptions } from './index.ts'
import { type Attack, hits, toHit } from './to-hit.ts'

const { rules } = parse(readFileSync(new URL('../../inventory.yaml', import.meta.url), 'utf8'))
const dataOf = (id: string) => rules.find((rule: { id: string }) => rule.id === id).data

const { columns: armourColumns, errata_option: _, ...armourRows } = dataOf('traveller.combat.weapons-matrix')
const { columns: rangeColumns, additions, errata_option: __, ...rangeRows } = dataOf('traveller.combat.range-matrix')
const { strength: strengthRows, dexterity: dexterityRows } = dataOf('traveller.combat.weapons-table')
const evasion = dataOf('traveller.combat.evade')
const longGuns: string[] = dataOf('traveller.combat.long-gun-parry').may
const columnOf: Record<string, string> = { nothing: 'nothing' }
for (const { armor, matrix } of dataOf('traveller.equipment.armor')) columnOf[armor] = matrix

const WEAPONS: string[] = Object.keys(armourRows)
const GUNS: string[] = Object.keys(dexterityRows).filter(name => name !== 'columns')
const isGun = (weapon: string): boolean => GUNS.includes(weapon)

const base: Attack = {
  weapon: 'Hands',
  mode: null,
  level: 0,
  strength: null,
  dexterity: null,
  strength_at_start: null,
  dexterity_at_start: null,
  armor: [],
  laser_hits_taken: 0,
  range: 'short',
  accessories: [],
  folded: false,
  misaligned: false,
  target_evading: false,
  target_surprised: false,
  target_status: 'active',
  target_flying: false,
  defender_weapon: null,
  defender_level: null,
  defender_skills: {},
  defender_player_character: false,
  blow: null,
  weapon_carried: 'in hand',
  extra_dm: 0,
  group_dm: 0,
  referee_dms: [],
}

function levelsDm(weapon: string, strength: number, dexterity: number): number {
  const row = strengthRows[weapon] ?? dexterityRows[weapon]
  if (!row) return 0
  const [required, below, advantageous, above] = row
  const value = isGun(weapon) ? dexterity : strength
  return value < required ? below : value >= advantageous ? above : 0
}

/** Only the simple core that the exhaustive run needs; null where no attack is possible. */
function reckoned(x: Attack): number | null {
  const { weapon } = x
  const reach: number | null = rangeRows[weapon][rangeColumns.indexOf(x.range)]
  if (reach === null) return null
  const column = columnOf[x.armor[0] ?? 'nothing']
  let dm = reach + armourRows[weapon][armourColumns.indexOf(column)]
  dm += levelsDm(weapon, x.strength ?? 0, x.dexterity ?? 0)
  const animal = strengthRows[weapon] === null
  dm += x.level ?? (animal ? 0 : -5)
  if (x.target_evading) return dm + evasion[x.range]
  if (isGun(weapon) || x.defender_weapon === null) return dm
  if (longGuns.includes(x.defender_weapon)) {
    const zero = x.defender_player_character ? 0 : undefined
    const known = [x.defender_skills['Brawling'] ?? zero, x.defender_skills['Cudgel'] ?? zero].filter(
      level => level !== undefined,
    )
    return known.length === 0 ? dm + 3 : dm - Math.max(...known)
  }
  if (isGun(x.defender_weapon)) return dm
  return x.defender_level === null ? dm + 3 : dm - x.defender_level
}

const LEVELS = [null, 0, 1, 2, 3]
const VALUES = Array.from({ length: 15 }, (_, place) => place + 1)
const DEFENDERS: Partial<Attack>[] = [
  {},
  ...LEVELS.map(defender_level => ({ defender_weapon: 'Sword', defender_level })),
  { defender_weapon: 'Hands', defender_level: null },
  { defender_weapon: 'Revolver', defender_level: 3 },
  { defender_weapon: 'Revolver', defender_level: null },
  { defender_weapon: 'Laser Rifle', defender_level: null, defender_skills: { Cudgel: 2 } },
  { defender_weapon: 'Rifle', defender_level: 3, defender_skills: { Rifle: 3 } },
  { defender_weapon: 'Shotgun', defender_level: null, defender_skills: {}, defender_player_character: true },
  { defender_weapon: 'Carbine', defender_level: 1, defender_skills: { Brawling: 1, Cudgel: 2 } },
]

/** Every value of the characteristic against somebody who may parry, then every defender. */
const PARTS: { defenders: Partial<Attack>[]; values: number[] }[] = [
  { defenders: [{}, { defender_weapon: 'Cutlass', defender_level: 2 }], values: VALUES },
  { defenders: DEFENDERS, values: [7] },
]

describe('traveller.combat.to-hit: every cell of both matrices', () => {
  const why = compose({ options: attackOptions }).silent
  test.each(WEAPONS)('%s', weapon => {
    let cells = 0
    const check = (x: Attack) => {
      const answer = toHit(x, why)
      const dm = answer.attack_possible ? answer.dm : null
      cells++
      if (dm !== reckoned(x)) expect({ ...x, dm }).toEqual({ ...x, dm: reckoned(x) })
    }
    for (const { defenders, values } of PARTS) {
      for (const armor of ARMOURS) {
        for (const range of RANGES) {
          for (const defender of defenders) {
            for (const target_evading of [false, true]) {
              for (const level of LEVELS) {
                for (const value of values) {
                  const other = 16 - value
                  const [strength, dexterity] = isGun(weapon) ? [other, value] : [value, other]
                  check({
                    ...base,
                    ...defender,
                    strength,
                    dexterity,
                    weapon,
                    armor: [armor],
                    range,
                    target_evading,
                    level,
                  })
                }
              }
            }
          }
        }
      }
    }
    expect(cells).toBe(9 * 5 * 2 * 5 * (2 * 15 + DEFENDERS.length))
  })
})

const anyAttack = fc.record({
  weapon: fc.constantFrom(...WEAPONS),
  level: fc.option(fc.integer({ min: 0, max: 6 })),
  strength: fc.integer({ min: 0, max: 30 }),
  dexterity: fc.integer({ min: 0, max: 15 }),
  armor: fc.oneof(
    fc.constantFrom(...ARMOURS).map(armor => [armor]),
    fc.constantFrom(...ARMOURS).map(armor => [armor, 'reflec' as const]),
  ),
  laser_hits_taken: fc.integer({ min: 0, max: 20 }),
  range: fc.constantFrom(...RANGES),
  accessories: fc.uniqueArray(fc.constantFrom(...ACCESSORIES), { maxLength: 2 }),
  folded: fc.boolean(),
  misaligned: fc.boolean(),
  target_evading: fc.boolean(),
  target_surprised: fc.boolean(),
  target_status: fc.constantFrom('active' as const, 'unconscious' as const),
  target_flying: fc.boolean(),
  defender_weapon: fc.option(fc.constantFrom(...WEAPONS)),
  defender_level: fc.option(fc.integer({ min: 0, max: 6 })),
  blow: fc.option(fc.constantFrom(...BLOWS)),
  mode: fc.option(fc.constantFrom('burst' as const, 'single' as const)),
  weapon_carried: fc.constantFrom(...CARRIED),
  extra_dm: fc.constantFrom(0, -1),
  group_dm: fc.constantFrom(0, -3),
  referee_dms: fc.array(fc.integer({ min: -3, max: 3 }), { maxLength: 3 }),
})
const attack = anyAttack.map((drawn): Attack => ({ ...base, ...drawn }))
const silent = compose({ options: attackOptions }).silent
const dmOf = (x: Attack, why = silent): number => {
  const answer = toHit(x, why)
  return answer.attack_possible ? answer.dm : Number.NEGATIVE_INFINITY
}

test('traveller.combat.to-hit: a higher level never lowers the chance, and a defender’s never raises it', () => {
  fc.assert(
    fc.property(attack, x => {
      const better = x.level === null ? 0 : x.level + 1
      expect(dmOf({ ...x, level: better })).toBeGreaterThanOrEqual(dmOf(x))
      const harder = x.defender_level === null ? 0 : x.defender_level + 1
      expect(dmOf({ ...x, defender_level: harder })).toBeLessThanOrEqual(dmOf(x))
    }),
  )
})

test('traveller.combat.to-hit: more strength or dexterity never lowers the chance', () => {
  fc.assert(
    fc.property(attack, x => {
      const stronger = { ...x, strength: (x.strength ?? 0) + 1, dexterity: (x.dexterity ?? 0) + 1 }
      expect(dmOf(stronger)).toBeGreaterThanOrEqual(dmOf(x))
    }),
  )
})

test('traveller.combat.to-hit: where the range matrix has no number nothing makes an attack possible', () => {
  fc.assert(
    fc.property(attack, x => {
      const row = x.weapon === 'Automatic Rifle' && x.mode === 'single' ? 'Rifle' : x.weapon
      const reach = rangeRows[row][rangeColumns.indexOf(x.range)]
      expect(toHit({ ...x, roll: 12 }, silent).attack_possible).toBe(reach !== null)
    }),
  )
})

test('traveller.combat.to-hit: the DMs that stand beside the matrices add up one by one', () => {
  fc.assert(
    fc.property(attack, x => {
      const plain = { ...x, extra_dm: 0, group_dm: 0, referee_dms: [], weapon_carried: 'in hand', blow: null } as const
      if (dmOf(plain) === Number.NEGATIVE_INFINITY) return
      const referee = x.referee_dms.reduce((sum, dm) => sum + dm, 0)
      const drawn = x.weapon_carried === 'in hand' ? 0 : -3
      const { extra_dm, group_dm, referee_dms, weapon_carried } = x
      const full = dmOf({ ...plain, extra_dm, group_dm, referee_dms, weapon_carried })
      expect(full - dmOf(plain)).toBe(extra_dm + group_dm + referee + drawn)
      const fixed = additions['Telescopic Sights'][rangeColumns.indexOf(x.range)]
      const bare = dmOf({ ...plain, accessories: [] })
      expect(dmOf({ ...plain, accessories: ['Telescopic Sights'] }) - bare).toBe(fixed)
    }),
  )
})

test('traveller.combat.to-hit: blows differ by the weapon’s weakened DM, by strength, and by what surprise does', () => {
  fc.assert(
    fc.property(attack, x => {
      const swung = { ...x, range: 'short', blow: 'combat' } as const
      const row = strengthRows[x.weapon]
      fc.pre(row !== undefined)
      expect(dmOf({ ...swung, blow: 'weakened' }) - dmOf(swung)).toBe(row?.[4] ?? 0)
      const helpless = { ...swung, target_status: 'unconscious' } as const
      const strength = levelsDm(x.weapon, x.strength ?? 0, 0)
      expect(dmOf({ ...helpless, blow: 'special' })).toBe(dmOf(helpless) - strength)
      expect(dmOf({ ...swung, blow: 'surprise' })).toBe(dmOf({ ...swung, target_surprised: true }))
    }),
  )
})

test('traveller.combat.to-hit: whoever lies unconscious neither parries nor evades', () => {
  fc.assert(
    fc.property(attack, x => {
      const helpless = { ...x, target_status: 'unconscious' } as const
      expect(dmOf(helpless)).toBe(dmOf({ ...helpless, target_evading: false, defender_weapon: null }))
    }),
  )
})

test('traveller.combat.to-hit: 8 or more hits, and sights out of line spoil what is aimed through them', () => {
  fc.assert(
    fc.property(attack, fc.integer({ min: 2, max: 12 }), (x, roll) => {
      const answer = toHit({ ...x, roll }, silent)
      if (!answer.attack_possible) return
      const total = roll + answer.dm
      const spoilt = x.misaligned && (x.range === 'long' || x.range === 'very_long')
      expect(answer).toEqual({ attack_possible: true, dm: answer.dm, total, hit: total >= 8 && !spoilt })
      expect(hits({ dm: answer.dm, roll, range: x.range, misaligned: x.misaligned }, silent)).toEqual({
        total,
        hit: total >= 8 && !spoilt,
      })
    }),
  )
})

test('traveller.combat.automatic-rifle-mode: on single shots the rows and levels are the rifle’s', () => {
  fc.assert(
    fc.property(attack, x => {
      const rifle = { ...x, weapon: 'Rifle', mode: null }
      expect(dmOf({ ...x, weapon: 'Automatic Rifle', mode: 'single' })).toBe(dmOf(rifle))
    }),
  )
})

test('traveller.combat.shotgun-flying: only a shotgun gains by it', () => {
  fc.assert(
    fc.property(attack, x => {
      const on = dmOf({ ...x, target_flying: true })
      if (on === Number.NEGATIVE_INFINITY) return
      expect(on - dmOf({ ...x, target_flying: false })).toBe(x.weapon === 'Shotgun' ? 2 : 0)
    }),
  )
})

const options = [...attackOptions, ...equipmentOptions]
const under = (key: string) => compose({ options }, { options: [key] }).silent

test('traveller.combat.untrained: untrained-defence-against-shots adds 3 to shots at the untrained, and changes no blow', () => {
  const why = under('untrained-defence-against-shots')
  fc.assert(
    fc.property(attack, x => {
      const before = dmOf(x)
      if (before === Number.NEGATIVE_INFINITY) return
      const held = x.defender_weapon
      const parries = held !== null && (!isGun(held) || longGuns.includes(held)) && strengthRows[held] !== null
      const exposed = x.defender_level === null && !x.target_evading && x.target_status === 'active'
      const stands = !x.target_surprised && x.blow !== 'surprise'
      const counts = isGun(x.weapon) && parries && exposed && stands
      expect(dmOf(x, why) - before).toBe(counts ? 3 : 0)
    }),
  )
})

test('traveller.combat.strength-dm: wounds-leave-weapon-dms takes the values of the beginning', () => {
  const why = under('wounds-leave-weapon-dms')
  fc.assert(
    fc.property(attack, fc.integer({ min: 1, max: 15 }), (x, whole) => {
      const wounded = { ...x, strength_at_start: whole, dexterity_at_start: whole }
      expect(dmOf(wounded, why)).toBe(dmOf({ ...x, strength: whole, dexterity: whole }))
      expect(dmOf(x, why)).toBe(dmOf(x))
    }),
  )
})

test('traveller.combat.special-blow: special-blows-need-strength takes the strength DM back in', () => {
  const why = under('special-blows-need-strength')
  fc.assert(
    fc.property(attack, x => {
      const special = { ...x, range: 'short', blow: 'special' } as const
      const strength = isGun(x.weapon) ? 0 : levelsDm(x.weapon, x.strength ?? 0, 0)
      expect(dmOf(special, why) - dmOf(special)).toBe(strength)
    }),
  )
})

test('traveller.equipment.ablat-wear: ablat-lasts leaves the suit as new', () => {
  const why = under('ablat-lasts')
  fc.assert(
    fc.property(attack, x => {
      expect(dmOf(x, why)).toBe(dmOf({ ...x, laser_hits_taken: 0 }))
    }),
  )
})

test('traveller.equipment.sight-damage: misaligned-always-misses spoils shots at every range', () => {
  const why = under('misaligned-always-misses')
  expect(hits({ dm: 10, roll: 12, range: 'short', misaligned: true }, why).hit).toBe(false)
  expect(hits({ dm: 10, roll: 12, range: 'short', misaligned: true }, silent).hit).toBe(true)
  expect(hits({ dm: 0, roll: 8, range: 'short', misaligned: false }, why).hit).toBe(true)
})
