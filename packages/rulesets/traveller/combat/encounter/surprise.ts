/** Surprise: who has it, what it allows, and how it is lost. */
import { flag, int, oneOf, option, optional, or, record, replace, rolled, rule, type Why } from '@umpire/engine'
import { makeThrow } from '../../core/throw.ts'
import { silencer } from '../../equipment/accessories.ts'
import { isMelee, weaponField, weaponNamed } from '../../equipment/weapon/weapon.ts'
import { MANY_ADVENTURERS, MANY_ANIMALS, SURPRISE_DMS } from '../../tables/combat/surprise.ts'
import { STATUSES } from '../../tables/combat/wounds.ts'
import { surpriseBlow } from '../weapon/blows.ts'
import { ATTACKS_A_ROUND } from './round.ts'

const MARGIN = 3
const COMRADE_NOTICES = '9+'

const alert = record({ roll: rolled('1d6'), dm: or(int(), 0) })

export const surpriseRoll = rule(
  {
    id: 'traveller.combat.surprise-roll',
    title: 'Surprise',
    lines: '947-949',
    given: { a: alert, b: alert },
    gives: 'surprise',
  },
  (x, why) => {
    const a = why.sum('party a').add('die', x.a.roll).add('DM', x.a.dm).total()
    const b = why.sum('party b').add('die', x.b.roll).add('DM', x.b.dm).total()
    if (why.compare('a by three or more', a - b, '>=', MARGIN)) return 'a'
    return why.compare('b by three or more', b - a, '>=', MARGIN) ? 'b' : null
  },
)

export const surpriseDms = rule(
  {
    id: 'traveller.combat.surprise-dms',
    title: 'Surprise DMs',
    lines: '964-972, 1283-1283, 1544-1552',
    given: {
      /** The best level of anybody in the party. */
      leader: or(int({ min: 0 }), 0),
      tactics: or(int({ min: 0 }), 0),
      /** Somebody has served a term in the navy, the marines or the army. */
      military_experience: or(flag(), false),
      in_vehicle: or(flag(), false),
      party_size: or(int({ min: 0 }), 0),
      animals: or(int({ min: 0 }), 0),
      pouncers: or(flag(), false),
      /** How many of the party do. */
      wearing_battle_dress: or(int({ min: 0 }), 0),
    },
    gives: 'dm',
  },
  (x, why) => {
    const dressed = x.wearing_battle_dress > 0 && x.wearing_battle_dress >= x.party_size
    return why
      .sum('DM')
      .when(x.leader >= 1, 'leader', SURPRISE_DMS.at('leader', why), 'nobody has the skill')
      .when(x.tactics >= 1, 'tactics', SURPRISE_DMS.at('tactics', why), 'nobody has the skill')
      .when(x.military_experience, 'military experience', SURPRISE_DMS.at('military experience', why), 'nobody has it')
      .when(x.in_vehicle, 'in a vehicle', SURPRISE_DMS.at('vehicle', why), 'on foot')
      .when(x.party_size >= MANY_ADVENTURERS, 'size', SURPRISE_DMS.at('many adventurers', why), 'fewer than 8')
      .when(x.animals >= MANY_ANIMALS, 'animals', SURPRISE_DMS.at('many animals', why), 'fewer than 10')
      .when(x.pouncers, 'pouncers', SURPRISE_DMS.at('pouncers', why), 'none')
      .when(dressed, 'battle dress', SURPRISE_DMS.at('battle dress', why), 'not everybody wears it')
      .total()
  },
)

/** The side taken by surprise counts as standing still. */
export const surpriseAttacks = rule(
  {
    id: 'traveller.combat.surprise-attacks',
    title: 'Attacking with surprise',
    lines: '960-962, 994-994, 1107-1107',
    given: {
      has_surprise: or(flag(), false),
      enemy_has_surprise: or(flag(), false),
      weapon: or(weaponField, 'Hands'),
      blows_left: or(int({ min: 0 }), 0),
    },
  },
  (x, why) => {
    const { blows_left } = x
    if (x.enemy_has_surprise) {
      return { attacks_allowed: 0, parry_allowed: false, evade_allowed: false, blow: null, blows_left }
    }
    const free = { attacks_allowed: ATTACKS_A_ROUND, parry_allowed: true, evade_allowed: true }
    if (!x.has_surprise || !isMelee(weaponNamed(x.weapon, why))) return { ...free, blow: null, blows_left }
    const struck = surpriseBlow({ has_surprise: true, blows_left }, why)
    return { ...free, blow: 'surprise', blows_left: struck.blows_left }
  },
)

/** Blows and swings make no noise, nor do lasers, silenced pistols, and guns where there is no air. */
function isSilent(name: string, silenced: boolean, vacuum: boolean, why: Why): boolean {
  const weapon = weaponNamed(name, why)
  return (
    isMelee(weapon) || vacuum || weapon.type === 'laser' || silencer({ weapon: name, silenced }, why).silent === true
  )
}

/**
 * One attack of a round; the throw for comrades is made once a round. Without a roll where one is needed the answer
 * says only that.
 */
export const surpriseLoss = rule(
  {
    id: 'traveller.combat.surprise-loss',
    title: 'Losing surprise',
    lines: '962-962, 992-992',
    given: {
      weapon: weaponField,
      silenced: or(flag(), false),
      vacuum: or(flag(), false),
      hit: or(flag(), false),
      target_status: or(oneOf(...STATUSES), 'active'),
      /** Conscious ones. */
      unattacked_comrades: or(int({ min: 0 }), 0),
      roll: optional(rolled('2d6')),
    },
  },
  (x, why) => {
    if (!isSilent(x.weapon, x.silenced, x.vacuum, why)) {
      return { surprise_lost: true, reason: 'noise', throw_needed: false }
    }
    if (x.hit && x.target_status === 'active') {
      return { surprise_lost: true, reason: 'victim cries out', throw_needed: false }
    }
    if (!x.hit || x.unattacked_comrades === 0) return { surprise_lost: false, throw_needed: false }
    if (x.roll === undefined) return { throw_needed: true, throw: COMRADE_NOTICES }
    const { success } = makeThrow({ throw: COMRADE_NOTICES, roll: x.roll, dm: 0 }, why)
    if (success) return { surprise_lost: true, reason: 'comrade noticed', throw_needed: true }
    return { surprise_lost: false, throw_needed: true }
  },
)

export const oneBattleDressSurprises = option({
  key: 'one-battle-dress-surprises',
  title: 'One suit of battle dress is enough to surprise',
  says: 'The DM for battle dress counts as soon as one member of the party wears it.',
  replaces: [
    replace(surpriseDms, (x, why, base) =>
      base({ ...x, wearing_battle_dress: x.wearing_battle_dress > 0 ? Math.max(x.party_size, 1) : 0 }, why),
    ),
  ],
})
