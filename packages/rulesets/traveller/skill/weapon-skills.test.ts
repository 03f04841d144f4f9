import { BadInput, compose } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { expertiseAttack } from '../combat/level/expertise.ts'
import { WEAPON_CLASS } from '../tables/combat/weapon-classes.ts'
import { bladeCombat, brawling, gunCombat, levelWith, longGunLevel, weaponZero } from './weapon-skills.ts'

const why = compose({ options: [] }).silent
const WEAPONS = Object.entries(WEAPON_CLASS.rows)

describe('traveller.skill.weapon-zero: none, 0 and more are three things, for every weapon', () => {
  test.each(WEAPONS)('%s, %s', (weapon, kind) => {
    const skill = kind === 'brawling' ? 'Brawling' : weapon
    const level = (skills: Record<string, number>, player_character: boolean) =>
      levelWith({ weapon, skills, player_character }, why)
    const nobody = kind === 'animal' ? 0 : null
    expect(level({}, false)).toBe(nobody)
    expect(level({ Streetwise: 2, Teaching: 1 }, false)).toBe(nobody)
    expect(level({}, true)).toBe(0)
    expect(level({ 'Jack of all Trades': 3 }, false)).toBe(0)
    if (kind === 'animal') return
    for (const learnt of [0, 1, 4]) {
      expect(level({ [skill]: learnt, 'Jack of all Trades': 3 }, true)).toBe(learnt)
      expect(expertiseAttack({ weapon, skills: { [skill]: learnt } }, why)).toBe(learnt)
    }
    expect(weaponZero({ weapon, skills: {}, player_character: false }, why)).toEqual({ effective_level: null, dm: -5 })
  })
})

test('traveller.skill.brawling: each of the three skills is asked about its own weapons only', () => {
  const rules = { brawling, blade: bladeCombat, gun: gunCombat }
  for (const [weapon, kind] of WEAPONS) {
    const x = { weapon, skills: {}, player_character: true }
    for (const [own, rule] of Object.entries(rules)) {
      if (own === kind) expect(rule(x, why).effective_level).toBe(0)
      else expect(() => rule(x, why)).toThrow(BadInput)
    }
  }
})

test('traveller.combat.long-gun-parry: the better of brawling and cudgel, and none only if neither is known', () => {
  for (const club of [undefined, 0, 1, 2]) {
    for (const cudgel of [undefined, 0, 1, 2]) {
      const skills = { ...(club !== undefined && { Brawling: club }), ...(cudgel !== undefined && { Cudgel: cudgel }) }
      const known = [club, cudgel].filter(level => level !== undefined)
      const best = known.length === 0 ? null : Math.max(...known)
      expect(longGunLevel({ skills, player_character: false }, why)).toBe(best)
      expect(longGunLevel({ skills, player_character: true }, why)).toBe(Math.max(0, best ?? 0))
    }
  }
})
