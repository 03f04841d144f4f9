/** Things that are swung though they were made for something else, and the bayonet, which is two weapons. */
import { flag, int, oneOf, option, optional, or, replace, rolled, rule } from '@umpire/engine'
import { longGunParry } from '../combat/level/parry.ts'
import { woundDice } from '../combat/weapon/matrices.ts'
import { longGunLevel, skillsField } from '../skill/weapon-skills.ts'
import { BOTTLE, BRAWLING, weaponField, weaponNamed } from './weapon/weapon.ts'

const BAYONET_FITS = 'Rifle'
/** To fix it or take it off. */
export const BAYONET_ROUNDS = 1

const refused = (because: string) => ({ allowed: false as const, because })

export const bayonet = rule(
  {
    id: 'traveller.equipment.bayonet',
    title: 'Bayonet',
    lines: '1171-1173',
    given: {
      bayonet: oneOf('fixed', 'in hand'),
      /** The gun that it is fixed to. */
      weapon: optional(weaponField),
      /** What it counts as in the hand: the user's choice. */
      held_as: or(oneOf('Dagger', 'Blade'), 'Dagger'),
    },
  },
  (x, why) => {
    if (x.bayonet === 'fixed' && x.weapon !== BAYONET_FITS) return refused('a bayonet fits a rifle and no other gun')
    const row = x.bayonet === 'fixed' ? 'Bayonet' : x.held_as
    return { allowed: true as const, row, skill: row, wound_dice: woundDice({ weapon: row }, why) }
  },
)

const GRAMS_A_PIP = 500
const BROKEN_DM = -1

export const brawlingWeapons = rule(
  {
    id: 'traveller.equipment.brawling-weapons',
    title: 'Clubs and other found weapons',
    lines: '1153-1153',
    given: {
      weapon: weaponField,
      /** Swung instead of fired. */
      swung: or(flag(), false),
      /** Swings made with a bottle so far, hit or miss: the first breaks it. */
      bottle_uses: or(int({ min: 0 }), 0),
      /** For the weight of something found. */
      die: optional(rolled('1d6')),
    },
  },
  (x, why) => {
    const weapon = weaponNamed(x.weapon, why)
    const pistol = weapon.type === 'pistol' && x.swung
    if (weapon.class !== 'brawling' && !pistol) return refused('a found weapon, bare hands, or a pistol that is swung')
    const broken = weapon.name === BOTTLE && why.compare('swings with the bottle', x.bottle_uses, '>=', 1)
    const row = broken ? 'Dagger' : pistol ? 'Club' : (weapon.row ?? weapon.name)
    const extra_dm = why.sum('DM').when(broken, 'broken bottle', BROKEN_DM, 'whole').total()
    const wound_dice = woundDice({ weapon: row }, why)
    const used = { allowed: true as const, row, skill: weapon.own?.skill ?? BRAWLING, extra_dm, wound_dice }
    if (x.die === undefined) return used
    const weight_g = why.product('grams').add('die', x.die).add('each', GRAMS_A_PIP).total()
    return { ...used, weight_g, price: 0 }
  },
)

export const longGunAsCudgel = rule(
  {
    id: 'traveller.equipment.long-gun-as-cudgel',
    title: 'A long gun swung as a cudgel',
    lines: '1123-1123, 1181-1181',
    given: {
      weapon: weaponField,
      swung: or(flag(), false),
      ammo: or(int({ min: 0 }), 0),
      skills: or(skillsField, {}),
      player_character: or(flag(), false),
    },
  },
  (x, why) => {
    const { type } = weaponNamed(x.weapon, why)
    if (type === 'laser') return refused('a laser is too delicate to be swung: shoot, or take another weapon')
    if (type !== 'long gun' || !x.swung) return refused('a long gun that is swung; pistols are clubs instead')
    if (x.ammo > 0) why.note('a loaded gun is swung at the risk of a mishap, which is for the referee to settle')
    const effective_level = longGunLevel({ player_character: x.player_character, skills: x.skills }, why)
    return { allowed: true as const, row: 'Cudgel', effective_level, wound_dice: woundDice({ weapon: 'Cudgel' }, why) }
  },
)

type Skills = { readonly [skill: string]: number }
const without = (skills: Skills, left: string): Skills =>
  Object.fromEntries(Object.entries(skills).filter(([skill]) => skill !== left))

export const longGunByBrawling = option({
  key: 'long-gun-by-brawling',
  title: 'A long gun in melee goes by brawling',
  says: 'A long gun swung or used to parry goes by brawling alone, since the book calls it a brawling weapon.',
  excludes: ['long-gun-by-cudgel'],
  replaces: [
    replace(longGunParry, (x, why, base) => base({ ...x, defender_skills: without(x.defender_skills, 'Cudgel') }, why)),
    replace(longGunAsCudgel, (x, why, base) => base({ ...x, skills: without(x.skills, 'Cudgel') }, why)),
  ],
})

export const longGunByCudgel = option({
  key: 'long-gun-by-cudgel',
  title: 'A long gun in melee goes by cudgel',
  says: 'A long gun swung or used to parry goes by the skill with cudgels alone, since it is treated as one.',
  excludes: ['long-gun-by-brawling'],
  replaces: [
    replace(longGunParry, (x, why, base) => base({ ...x, defender_skills: without(x.defender_skills, BRAWLING) }, why)),
    replace(longGunAsCudgel, (x, why, base) => base({ ...x, skills: without(x.skills, BRAWLING) }, why)),
  ],
})

export const cudgelOnlyUnloaded = option({
  key: 'cudgel-only-unloaded',
  title: 'Only an unloaded long gun is swung',
  says: 'A long gun may be swung as a cudgel only while it is empty.',
  replaces: [
    replace(
      longGunAsCudgel,
      (x, why, base) => {
        const swung = base(x, why)
        if (!swung.allowed || !why.compare('cartridges', x.ammo, '>', 0)) return swung
        return refused('only an empty gun is swung: unload it, or shoot')
      },
      ['long-gun-by-brawling', 'long-gun-by-cudgel'],
    ),
  ],
})
