import { compose } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { attackOptions } from '../combat/attack/index.ts'
import { longGunParry } from '../combat/level/parry.ts'
import { ANIMAL_WEAPONS, ARCHAIC_GUNS, BLADES, GUNS } from '../tables/words.ts'
import { bayonet, longGunAsCudgel } from './found-weapons.ts'
import { equipmentOptions } from './index.ts'
import { BOTTLE } from './weapon/weapon.ts'
import { type Held, type Way, weaponInDefence, weaponInUse } from './weapon-in-use.ts'

const options = [...attackOptions, ...equipmentOptions]
const why = compose({ options }).silent

const held: Held = { weapon: 'Hands', ammo: 0, bayonet_fixed: false, uses: 0, skills: {}, player_character: false }
const use = (weapon: string, way: Way, more: Partial<Held> = {}) => weaponInUse({ ...held, weapon, way, ...more }, why)

describe('traveller.equipment.brawling-weapons', () => {
  test.each([
    ['Body Pistol', {}, 'Club', 0],
    ['Muzzle-loading Pistol (flintlock)', {}, 'Club', 0],
    ['Hands', {}, 'Hands', 0],
    ['Club', {}, 'Club', 0],
    [BOTTLE, { uses: 0 }, 'Club', 0],
    [BOTTLE, { uses: 1 }, 'Dagger', -1],
  ])('%s, swung, %j: rows of %s by brawling', (weapon, more, row, extra_dm) => {
    const skills = { Brawling: 2, Dagger: 5, 'Body Pistol': 4 }
    expect(use(weapon, 'swung', { ...more, skills })).toMatchObject({
      allowed: true,
      weapon: row,
      skill: 'Brawling',
      level: 2,
      characteristic: 'strength',
      extra_dm,
    })
  })
})

describe('traveller.equipment.long-gun-as-cudgel', () => {
  test.each([
    'Carbine',
    'Rifle',
    'Automatic Rifle',
    'Shotgun',
    'Submachinegun',
    'Flintlock Musket',
    'Percussion Rifle',
  ])('%s is swung as a cudgel, by the better of two skills', weapon => {
    const skills = { Brawling: 1, Cudgel: 3, Rifle: 5 }
    const swung = { allowed: true, weapon: 'Cudgel', level: 3, wound_dice: 2, characteristic: 'strength' }
    expect(use(weapon, 'swung', { skills })).toMatchObject(swung)
    expect(use(weapon, 'swung', { skills: { Brawling: 1 } })).toMatchObject({ level: 1 })
    expect(use(weapon, 'swung', { ammo: 5 })).toMatchObject({ allowed: true, level: null })
    expect(use(weapon, 'swung', { player_character: true })).toMatchObject({ level: 0 })
  })
  test.each(['Laser Carbine', 'Laser Rifle'])('%s is too delicate', weapon => {
    expect(use(weapon, 'swung')).toMatchObject({ allowed: false, rule: longGunAsCudgel.id })
  })
  test('cudgel-only-unloaded refuses a loaded gun', () => {
    const strict = compose({ options }, { options: ['cudgel-only-unloaded', 'long-gun-by-brawling'] }).silent
    const rifle = { ...held, weapon: 'Rifle', way: 'swung', skills: { Cudgel: 2 } } as const
    expect(weaponInUse({ ...rifle, ammo: 1 }, strict)).toMatchObject({ allowed: false })
    expect(weaponInUse(rifle, strict)).toMatchObject({ allowed: true, level: null })
  })
  test.each([
    ['long-gun-by-brawling', 1],
    ['long-gun-by-cudgel', 3],
  ])('%s settles the skill, swung and parrying', (key, level) => {
    const chosen = compose({ options }, { options: [key] }).silent
    const skills = { Brawling: 1, Cudgel: 3 }
    const swung = { weapon: 'Rifle', swung: true, ammo: 0, skills, player_character: false }
    expect(longGunAsCudgel(swung, chosen)).toMatchObject({ effective_level: level })
    const parried = { attacker_weapon: 'Club', defender_weapon: 'Rifle', defender_player_character: false }
    expect(longGunParry({ ...parried, defender_skills: skills }, chosen)).toBe(-level)
    const other = key === 'long-gun-by-brawling' ? { Cudgel: 3 } : { Brawling: 3 }
    expect(longGunParry({ ...parried, defender_skills: other }, chosen)).toBe(3)
    expect(longGunParry({ ...parried, defender_skills: { ...other, 'Jack of all Trades': 1 } }, chosen)).toBe(0)
  })
})

describe('traveller.equipment.bayonet', () => {
  test('fixed, it makes a rifle a polearm and leaves it a gun', () => {
    const skills = { Bayonet: 2, Rifle: 1, Dagger: 4 }
    const fixed = { bayonet_fixed: true, skills }
    expect(use('Rifle', 'swung', fixed)).toMatchObject({ weapon: 'Bayonet', skill: 'Bayonet', level: 2, wound_dice: 3 })
    expect(use('Rifle', 'shot', fixed)).toMatchObject({ weapon: 'Rifle', skill: 'Rifle', level: 1 })
    expect(use('Carbine', 'swung', fixed)).toMatchObject({ allowed: false, rule: bayonet.id })
  })
  test.each(['swung', 'thrown'] as const)('loose and %s, it is a dagger', way => {
    const used = use('Bayonet', way, { skills: { Bayonet: 3, Dagger: 1 } })
    expect(used).toMatchObject({ weapon: 'Dagger', skill: 'Dagger', level: 1, wound_dice: 2 })
  })
})

describe('traveller.combat.to-hit: whatever is used plainly keeps its own rows and skill', () => {
  test.each(BLADES.filter(name => name !== 'Bayonet'))('%s', name => {
    const used = use(name, 'swung', { skills: { [name]: 2 } })
    expect(used).toMatchObject({ weapon: name, skill: name, level: 2, characteristic: 'strength', extra_dm: 0 })
    expect(use(name, 'shot')).toMatchObject({ allowed: false })
  })
  test.each(GUNS)('%s', name => {
    const used = use(name, 'shot', { skills: { [name]: 2 } })
    expect(used).toMatchObject({ weapon: name, skill: name, level: 2, characteristic: 'dexterity', extra_dm: 0 })
  })
  test.each(ARCHAIC_GUNS)('%s goes by the skill of the gun it fires as', name => {
    const used = use(name, 'shot')
    expect(used).toMatchObject({ weapon: name, level: null })
    if (used.allowed) expect(use(name, 'shot', { skills: { [used.skill ?? '']: 2 } })).toMatchObject({ level: 2 })
  })
  test.each(ANIMAL_WEAPONS)('%s needs no skill', name => {
    expect(use(name, 'swung')).toMatchObject({ weapon: name, skill: null, level: 0, characteristic: null })
  })
})

describe('traveller.combat.parry: what somebody defends with', () => {
  test.each([
    ['Sword', {}, 'Sword', 3],
    ['Bayonet', {}, 'Dagger', 1],
    ['Rifle', { bayonet_fixed: true }, 'Bayonet', 2],
    ['Rifle', {}, 'Rifle', null],
    ['Revolver', {}, 'Revolver', 4],
    [BOTTLE, { uses: 1 }, 'Dagger', 0],
  ])('%s %j: %s at %s', (weapon, more, row, level) => {
    const skills = { Sword: 3, Dagger: 1, Bayonet: 2, Revolver: 4, Brawling: 0 }
    expect(weaponInDefence({ ...held, weapon, skills, ...more }, why)).toMatchObject({ weapon: row, level })
  })
})
