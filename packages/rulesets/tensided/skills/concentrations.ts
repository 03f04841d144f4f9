/** Fields of a skill: which weapon belongs to which, and what it costs to leave them. */
import { BadInput, flag, list, optional, rule, text, type Why } from '@umpire/engine'
import { skillLevel } from '../core/attribute.ts'
import { type HthConcentration, type RangedConcentration, rowOf, SKILL } from '../tables/skills.ts'
import { isWeapon, meleeNamed, WEAPON, weaponNamed } from '../tables/weapon.ts'
import { FOREIGN_DF } from './complex.ts'

/** What the book names beside the weapons that have numbers. */
const HTH_COVERS: readonly (readonly [HthConcentration, readonly string[]])[] = [
  ['percussion', ['punch', 'kick', 'brass knuckles', 'rock']],
  ['wrestling', ['grapple']],
  ['knife', ['knife']],
  ['staff', ['staff', 'spear', 'pitchfork']],
  ['sword', ['sword', 'machete', 'huge knife']],
  ['blunt', ['bat', 'baseball bat', 'sledgehammer']],
]
const RANGED_COVERS: readonly (readonly [RangedConcentration, readonly string[]])[] = [
  ['heavy', ['mounted machine gun', 'cannon', 'anti-materiel rifle', 'anti-tank rifle']],
  ['ballistic', ['grenade launcher', 'mortar', 'missile launcher', 'artillery']],
]

const byName = <C extends string>(covers: readonly (readonly [C, readonly string[]])[]): ReadonlyMap<string, C> =>
  new Map(covers.flatMap(([concentration, names]) => names.map((name): [string, C] => [name, concentration])))

const HTH_BY_NAME = byName(HTH_COVERS)
const RANGED_BY_NAME = byName(RANGED_COVERS)

export const hthConcentrations = rule(
  {
    id: 'tensided.skills.hth-concentrations',
    title: 'Hand-to-hand concentrations',
    lines: '212-226',
    given: { weapon: WEAPON },
    gives: 'concentration',
  },
  ({ weapon }, why): HthConcentration => {
    const known = isWeapon(weapon, why) ? undefined : HTH_BY_NAME.get(weapon.toLowerCase())
    return why.table('Weapons', weapon, 'concentration', known ?? meleeNamed(weapon, why).concentration)
  },
)

const yes = optional(flag())

export const rangedConcentrations = rule(
  {
    id: 'tensided.skills.ranged-concentrations',
    title: 'Ranged concentrations',
    lines: '228-240',
    given: {
      weapon: WEAPON,
      /** Whatever is thrown. */
      thrown: yes,
      /** What decides for a gun that is in no table. */
      smaller_than_desert_eagle: yes,
      foregrip_used: yes,
    },
    gives: 'concentration',
  },
  (x, why): RangedConcentration => {
    const { weapon } = x
    if (x.thrown === true) return why.input('everything thrown', 'grenade')
    if (isWeapon(weapon, why)) {
      const known = weaponNamed(weapon, why)
      if (known.kind === 'melee') throw new BadInput('given.weapon', 'something to shoot with, or thrown', weapon)
      return why.table('Weapons', weapon, 'concentration', known.concentration)
    }
    const named = RANGED_BY_NAME.get(weapon.toLowerCase())
    if (named !== undefined) return why.table('Ranged concentrations', weapon, undefined, named)
    const pistol = x.smaller_than_desert_eagle === true || x.foregrip_used === false
    return why.input('smaller than a Desert Eagle, or held by the grip alone', pistol ? 'pistol' : 'rifle')
  },
)

/** The field that a roll is made in, where it can be told. */
function fieldOf(
  skill: string,
  x: { readonly weapon?: string; readonly thrown?: boolean; readonly field?: string },
  why: Why,
): string | undefined {
  const { weapon, field, thrown = false } = x
  if (field !== undefined || weapon === undefined) return field
  if (skill === 'hth-combat') return hthConcentrations({ weapon }, why)
  return skill === 'ranged-combat' ? rangedConcentrations({ weapon, thrown }, why) : undefined
}

export const concentrations = rule(
  {
    id: 'tensided.skills.concentrations',
    title: 'Concentrations',
    lines: '197-197',
    given: {
      skill: SKILL,
      /** It makes no difference: who has none has no concentration either. */
      skill_level: optional(skillLevel),
      concentrations: optional(list(text(60), 100)),
      weapon: optional(WEAPON),
      thrown: yes,
      /** Of any other skill: what the roll is about. */
      field: optional(text(60)),
    },
  },
  (x, why) => {
    const { concentrations: held = [] } = x
    const fields = rowOf(x.skill).concentrations
    // A vehicle that was not learned is another skill, not a field of this one.
    const divided = fields === 'open' || (fields !== 'by-vehicle' && fields.length > 0)
    const needed = divided ? fieldOf(x.skill, x, why) : undefined
    const foreign = needed !== undefined && !held.includes(needed)
    return {
      concentration: needed ?? null,
      df_modifier: why.sum('concentration').when(foreign, 'not learned', FOREIGN_DF, 'learned').total(),
    }
  },
)
