/** Blades and guns as benefits: each is named at once, and from the second on may be taken as skill. */
import {
  BadInput,
  type Field,
  int,
  list,
  nullable,
  oneOf,
  option,
  optional,
  or,
  ownValue,
  record,
  replace,
  rule,
} from '@umpire/engine'
import { skillName, skills, value } from '../core/fields.ts'
import type { WeaponBenefit } from '../tables/chargen/mustering.ts'
import { BLADE_CATALOGUE, type BladeWeapon } from '../tables/equipment/blades.ts'
import { BLADES, GUNS } from '../tables/words.ts'
import { skillLevels } from './skill-results.ts'

/** A weapon, or a level of skill in one. */
export type WeaponPick = string | { readonly skill: string }

const skillPick = record({ skill: skillName })
const pick: Field<WeaponPick> = {
  spec: { kind: 'json' },
  read: (value, place) => {
    if (typeof value === 'object') return skillPick.read(value, place)
    return skillName.read(value, place)
  },
}

const OF_CATEGORY: { readonly [benefit in WeaponBenefit]: readonly string[] } = { Blade: BLADES, Gun: GUNS }

/** What the benefits brought; or the first pick that may not be made, numbered from 1. */
export type WeaponsReceived =
  | {
      readonly allowed: true
      readonly items: readonly string[]
      readonly skills: { readonly [skill: string]: number }
      /** All that have come as benefits so far. */
      readonly received: readonly string[]
      /** Guns come with one load. */
      readonly loaded: boolean
    }
  | { readonly allowed: false; readonly refused_pick: number; readonly because: string }

const refused = (index: number, because: string): WeaponsReceived => ({
  allowed: false,
  refused_pick: index + 1,
  because,
})

/** One benefit is a list of one: `received` then names the weapons that earlier ones brought. */
export const benefitWeapon = rule(
  {
    id: 'traveller.chargen.benefit-weapon',
    title: 'Blade and gun benefits',
    lines: '409-409, 793-793',
    given: {
      benefits: list(oneOf('Blade', 'Gun'), 100),
      picks: list(pick, 100),
      skills: or(skills, {}),
      received: or(list(skillName, 100), []),
      /** For the limit that later printings set to all skills together; their sum, if `skills` does not hold all. */
      intelligence: or(nullable(value), null),
      education: or(nullable(value), null),
      levels_held: optional(int({ min: 0 })),
    },
  },
  (x, why): WeaponsReceived => {
    if (x.picks.length > x.benefits.length) throw new BadInput('picks', 'no more than there are benefits', x.picks)
    const items: string[] = []
    const received = [...x.received]
    const { intelligence, education } = x
    let { skills, levels_held = null } = x
    for (const [index, benefit] of x.benefits.entries()) {
      const picked = x.picks[index]
      if (picked === undefined) throw new BadInput('picks', 'a pick for every benefit', x.picks)
      const ofCategory = OF_CATEGORY[benefit]
      if (typeof picked === 'string') {
        if (!ofCategory.includes(picked)) return refused(index, 'the weapon must be of the kind that was received')
        items.push(picked)
        received.push(picked)
      } else {
        const { skill } = picked
        if (!ofCategory.includes(skill))
          return refused(index, 'skill must be in a weapon of the kind that was received')
        if (!received.includes(skill)) {
          return refused(index, 'skill may be taken only in a weapon that came as a benefit before')
        }
        const before = ownValue(skills, skill) ?? 0
        skills = skillLevels({ acquisitions: { [skill]: 1 }, skills, levels_held, intelligence, education }, why).skills
        if (levels_held !== null) levels_held += (ownValue(skills, skill) ?? 0) - before
      }
    }
    return { allowed: true, items, skills, received, loaded: true }
  },
)

const isPolearm = (picked: WeaponPick | undefined): boolean =>
  typeof picked === 'string' && (ownValue<BladeWeapon>(BLADE_CATALOGUE.rows, picked)?.class ?? 'blade') === 'polearm'

/** Whether a blade may be a polearm, the book does not say. */
export const noPolearms = option({
  key: 'blade-benefit-no-polearms',
  title: 'The benefit of a blade is no polearm',
  says: 'A blade received on mustering out is taken from the blades alone, not from the polearms.',
  replaces: [
    replace(benefitWeapon, (x, why, base) => {
      const polearm = x.picks.findIndex(isPolearm)
      return polearm < 0 ? base(x, why) : refused(polearm, 'the weapon must be a blade, not a polearm')
    }),
  ],
})

/** Whether a gun comes with ammunition, the book does not say. */
export const emptyGuns = option({
  key: 'gun-benefit-unloaded',
  title: 'The benefit of a gun brings no ammunition',
  says: 'A gun received on mustering out comes without a magazine, cylinder or power pack.',
  replaces: [
    replace(
      benefitWeapon,
      (x, why, base) => {
        const received = base(x, why)
        return received.allowed ? { ...received, loaded: false } : received
      },
      ['blade-benefit-no-polearms'],
    ),
  ],
})
