/** What each fact makes of an encounter. Rolls nothing and runs no rule. */

import type { AccessoryName } from '../../tables/words.ts'
import type { Fighter, Standing, WeaponState } from '../state/fighter.ts'
import { type Encounter, fighterAt, type Party, placeOf, standingAt } from '../state/state.ts'
import type { EncounterFact } from './facts.ts'

function withStanding(encounter: Encounter, place: number, changed: Standing): Encounter {
  const standing = encounter.standing.slice()
  standing[place] = changed
  return { ...encounter, standing }
}

function changed(encounter: Encounter, who: string, change: (one: Standing) => Partial<Standing>): Encounter {
  const place = placeOf(encounter, who)
  const one = standingAt(encounter, place)
  return withStanding(encounter, place, { ...one, ...change(one) })
}

function changedWeapon(
  one: Standing,
  weapon: number,
  change: (state: WeaponState) => Partial<WeaponState>,
): WeaponState[] {
  return one.weapons.map((state, place) => (place === weapon ? { ...state, ...change(state) } : state))
}

const changedParty = (encounter: Encounter, side: number, change: Partial<Party>): Encounter => ({
  ...encounter,
  parties: encounter.parties.map((party, place) => (place === side ? { ...party, ...change } : party)),
})

export function evolveEncounter(encounter: Encounter, happened: EncounterFact): Encounter {
  switch (happened.type) {
    case 'surprised': {
      const { surprise } = happened.values
      return { ...encounter, surprise, surprised_once: surprise !== null, stage: 'range' }
    }
    case 'met': {
      const { range, bands, contacts } = happened.values
      const standing = encounter.standing.map((one, place) => ({ ...one, band: bands[place] ?? one.band }))
      return { ...encounter, range, contacts, standing, stage: 'avoidance' }
    }
    case 'avoided':
    case 'drewFirst':
    case 'misfired':
    case 'triedToEscape':
      return encounter
    case 'fightBegan':
      return { ...encounter, stage: 'fight' }
    case 'moved':
      return afterMoves(encounter, happened.values)
    case 'gotAway':
      return changed(encounter, happened.values.who, () => ({ gone: 'escaped' }))
    case 'surrendered':
      return changed(encounter, happened.values.who, () => ({ gone: 'surrendered' }))
    case 'drew': {
      const { who, weapon } = happened.values
      const owned = ownedBy(encounter, who)
      return changed(encounter, who, one => ({ hand: weapon, drew: true, weapons: inHand(one, weapon, owned) }))
    }
    case 'attacked':
      return afterAttack(encounter, happened.values)
    case 'wounded':
      return afterWound(encounter, happened.values)
    case 'finishedOff':
      return afterFinish(encounter, happened.values)
    case 'workedOn': {
      const { who, weapon, doing, rounds_done, done, round, bayonet, loose } = happened.values
      const { ammo, spare_loads, accessories, folded, bayonet_fixed } = happened.values
      const work = done ? null : { doing, rounds_done, round }
      const after = { ammo, spare_loads, accessories, folded, bayonet_fixed, work }
      return changed(encounter, who, one => {
        const weapons = changedWeapon(one, weapon, () => after)
        const blade = bayonet === null ? undefined : weapons[bayonet]
        if (blade === undefined || bayonet === null) return { weapons, loose }
        weapons[bayonet] = { ...blade, carried: bayonet_fixed ? 'fixed' : 'holstered' }
        return { weapons, loose }
      })
    }
    case 'pickedUp': {
      const { who, weapon } = happened.values
      const owned = ownedBy(encounter, who)
      const key = owned[weapon]?.key
      const lying = encounter.lying.filter(blade => blade.owner !== who || blade.weapon !== key)
      return changed({ ...encounter, lying }, who, one => ({ hand: weapon, weapons: inHand(one, weapon, owned) }))
    }
    case 'lostSurprise':
      return { ...encounter, surprise: null }
    case 'leaderKilled':
      return changedParty(encounter, happened.values.party, { leader_killed: happened.values.round })
    case 'testedMorale':
      return happened.values.stands ? encounter : changedParty(encounter, happened.values.party, { broken: true })
    case 'letGo': {
      const standing = encounter.standing.map((one, place) => {
        const runs = encounter.roster[place]?.party === happened.values.party && one.status === 'active'
        return runs && one.gone === null ? { ...one, gone: 'escaped' as const } : one
      })
      return { ...encounter, standing }
    }
    case 'switchedMode': {
      const { who, weapon, mode } = happened.values
      return changed(encounter, who, one => ({ weapons: changedWeapon(one, weapon, () => ({ mode })) }))
    }
    case 'roundEnded': {
      const standing = encounter.standing.some(one => one.drew || one.weapons.some(hasWork))
        ? encounter.standing.map(one => afterRound(one, encounter.round))
        : encounter.standing
      return { ...encounter, standing, round: encounter.round + 1, seconds: happened.values.seconds }
    }
    case 'recoveredHalfWay': {
      const { who, strength, dexterity, endurance } = happened.values
      return changed(encounter, who, () => ({ strength, dexterity, endurance }))
    }
    case 'cameRound': {
      const { who, strength, dexterity, endurance } = happened.values
      return changed(encounter, who, () => ({ strength, dexterity, endurance, status: 'active' }))
    }
    case 'ended':
      return { ...encounter, stage: 'over' }
  }
}

type Happened<T extends EncounterFact['type']> = Extract<EncounterFact, { readonly type: T }>['values']

function afterMoves(encounter: Encounter, moved: Happened<'moved'>): Encounter {
  let standing: Standing[] | undefined
  for (let place = 0; place < encounter.standing.length; place++) {
    const one = standingAt(encounter, place)
    const movement = moved.movements[place] ?? one.movement
    const pace = moved.running.includes(place) ? 'run' : 'walk'
    const band = moved.bands[place] ?? one.band
    const tired = moved.tired.includes(place)
    if (movement === one.movement && pace === one.pace && band === one.band && !tired) continue
    // Most rounds move few, so that only a list with changes is copied.
    standing ??= encounter.standing.slice()
    standing[place] = { ...one, movement, pace, band, blows_left: tired ? one.blows_left - 1 : one.blows_left }
  }
  if (standing === undefined && moved.contacts === encounter.contacts) return encounter
  return { ...encounter, standing: standing ?? encounter.standing, contacts: moved.contacts }
}

const ownedBy = (encounter: Encounter, who: string): Fighter['weapons'] =>
  fighterAt(encounter, placeOf(encounter, who)).weapons

const hasWork = ({ work }: WeaponState): boolean => work !== null

/** Work of several rounds must not be broken: what was not gone on with this round begins anew. */
function afterRound(one: Standing, round: number): Standing {
  if (!one.drew && !one.weapons.some(hasWork)) return one
  const weapons = one.weapons.map(state =>
    state.work !== null && state.work.round !== round ? { ...state, work: null } : state,
  )
  return { ...one, drew: false, weapons }
}

const BARS_HOLSTER: readonly AccessoryName[] = ['Silencer', 'Shoulder Stock']

/** One hand holds one weapon: what was in it hangs or goes into its holster. */
const inHand = (one: Standing, weapon: number, owned: Fighter['weapons']): WeaponState[] =>
  one.weapons.map((state, place) => {
    if (place === weapon) return { ...state, carried: 'in hand' }
    if (state.carried !== 'in hand') return state
    const hangs = owned[place]?.long === true || state.accessories.some(fitted => BARS_HOLSTER.includes(fitted))
    return { ...state, carried: hangs ? 'slung' : 'holstered' }
  })

function afterAttack(encounter: Encounter, attack: Happened<'attacked'>): Encounter {
  const place = placeOf(encounter, attack.who)
  const one = standingAt(encounter, place)
  const blows_left = one.blows_left - attack.blows_used
  if (attack.weapon === null) return withStanding(encounter, place, { ...one, blows_left })
  const { thrown_at } = attack
  const used = one.weapons[attack.weapon]
  if (used === undefined) return withStanding(encounter, place, { ...one, blows_left })
  const weapons = one.weapons.slice()
  weapons[attack.weapon] = {
    ...used,
    ammo: used.ammo - attack.ammo_used,
    uses: used.uses + 1,
    carried: thrown_at === null ? used.carried : 'thrown',
    // An attack in between begins the loading anew.
    work: null,
  }
  const hand = thrown_at === null ? one.hand : null
  const after = withStanding(encounter, place, { ...one, blows_left, weapons, hand })
  if (thrown_at === null) return after
  const weapon = encounter.roster[place]?.weapons[attack.weapon]?.key ?? ''
  return { ...after, lying: [...after.lying, { owner: attack.who, weapon, beside: thrown_at }] }
}

function afterWound(encounter: Encounter, wound: Happened<'wounded'>): Encounter {
  const place = placeOf(encounter, wound.who)
  const one = standingAt(encounter, place)
  const { strength, dexterity, endurance, status, fell_at, laser } = wound
  return withStanding(encounter, place, {
    ...one,
    strength,
    dexterity,
    endurance,
    status,
    wounded: true,
    zeros: Math.max(one.zeros, wound.zeros),
    fell_at,
    laser_hits: laser ? one.laser_hits + 1 : one.laser_hits,
  })
}

function afterFinish(encounter: Encounter, { who, by, weapon, ammo_used }: Happened<'finishedOff'>): Encounter {
  const killed = changed(encounter, who, () => ({
    strength: 0,
    dexterity: 0,
    endurance: 0,
    status: 'dead',
    wounded: true,
    zeros: 3,
  }))
  return changed(killed, by, one => ({
    weapons: changedWeapon(one, weapon, ({ ammo }) => ({ ammo: ammo - ammo_used, work: null })),
  }))
}
