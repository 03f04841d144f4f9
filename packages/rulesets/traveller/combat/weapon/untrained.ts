/** Fighting with a weapon one has never learnt, and when a defence counts at all. */
import { flag, int, nullable, oneOf, option, optional, replace, rule, type ValuesOf } from '@umpire/engine'
import { isMelee, type Weapon, weaponField, weaponNamed } from '../../equipment/weapon/weapon.ts'
import { STATUSES } from '../../tables/combat/wounds.ts'

const ATTACK_DM = -5
const DEFENCE_DM = 3

/** How the one who is attacked stands, as far as a defence hangs on it. */
export const defenderFields = {
  target_status: optional(oneOf(...STATUSES)),
  target_evading: optional(flag()),
  target_surprised: optional(flag()),
}

/** What bars a parry, and with it the lack of one; nothing if it may be made. */
export function noDefence(x: ValuesOf<typeof defenderFields>, attack: Weapon): string | undefined {
  if (!isMelee(attack)) return 'a shot cannot be parried'
  if (x.target_evading === true) return 'who evades does not parry'
  if (x.target_status !== undefined && x.target_status !== 'active') return 'a helpless target does not parry'
  if (x.target_surprised === true) return 'a surprised target does not parry'
  return undefined
}

/** Pistols and lasers neither parry nor lack a parry; a long gun is as good as a cudgel. */
const mayParry = (held: Weapon): boolean => isMelee(held) || held.type === 'long gun'

/** Animals are trained with their own weapons. */
const isTrained = (weapon: Weapon, level: number | null | undefined): boolean =>
  (level !== null && level !== undefined) || weapon.class === 'animal'

export const untrained = rule(
  {
    id: 'traveller.combat.untrained',
    title: 'Untrained weapon use',
    lines: '1125-1125',
    given: {
      use: oneOf('attack', 'defense'),
      weapon: optional(weaponField),
      level: optional(nullable(int({ min: 0 }))),
      attacker_weapon: optional(weaponField),
      defender_weapon: optional(weaponField),
      defender_level: optional(nullable(int({ min: 0 }))),
      ...defenderFields,
    },
    gives: 'dm',
  },
  (x, why) => {
    if (x.use === 'attack') {
      const trained = isTrained(weaponNamed(x.weapon ?? 'Hands', why), x.level)
      return why.sum('DM').when(!trained, 'untrained attack', ATTACK_DM, 'trained').total()
    }
    const held = weaponNamed(x.defender_weapon ?? 'Hands', why)
    const suffers = mayParry(held) && !isTrained(held, x.defender_level)
    const barred = suffers
      ? noDefence(x, weaponNamed(x.attacker_weapon ?? 'Hands', why))
      : 'trained, or no weapon to parry with'
    return why
      .sum('DM')
      .when(barred === undefined, 'untrained defence', DEFENCE_DM, barred)
      .total()
  },
)

export const untrainedDefenceAgainstShots = option({
  key: 'untrained-defence-against-shots',
  title: 'Untrained defenders are easier to shoot, too',
  says: 'The +3 against somebody untrained with the weapon in hand counts for shots as well as for blows and swings.',
  replaces: [
    replace(untrained, (x, why, base) => {
      if (x.attacker_weapon === undefined || isMelee(weaponNamed(x.attacker_weapon, why))) return base(x, why)
      why.note('a shot counts as a blow here')
      return base({ ...x, attacker_weapon: 'Hands' }, why)
    }),
  ],
})
