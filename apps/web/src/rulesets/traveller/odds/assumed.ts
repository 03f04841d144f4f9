/**
 * The encounter as far as this seat can tell. Numbers that it does not see are taken for an average person's: 7-7-7,
 * level 0 in whatever is carried, guns that are loaded. Whoever was taken so is named, so that the page can say it.
 */
import { encounterPlay } from '@umpire/traveller'
import { listIn, type Plain, plainIn, textIn } from '../plain.ts'

export type Encounter = ReturnType<typeof encounterPlay.state.read>

export interface Seen {
  readonly encounter: Encounter
  readonly assumed: readonly string[]
}

const AVERAGE = 7
const AVERAGE_PERSON = { strength: AVERAGE, dexterity: AVERAGE, endurance: AVERAGE }
const LOADED = 100

const weaponOf = (value: unknown): string | readonly never[] => textIn(plainIn(value)['weapon']) ?? []

const hidden = (fighter: Plain): boolean => fighter['full'] === undefined

function fighterOf(value: unknown): Plain {
  const fighter = plainIn(value)
  if (!hidden(fighter)) return fighter
  const known = ['Brawling', ...listIn(fighter['weapons']).flatMap(weaponOf)]
  return {
    ...fighter,
    full: AVERAGE_PERSON,
    at_start: AVERAGE_PERSON,
    skills: Object.fromEntries(known.map(skill => [skill, 0])),
    military_experience: false,
  }
}

/** What is left of an average person in that state: one at zero is unconscious, all at zero are dead. */
const LEFT = {
  active: { ...AVERAGE_PERSON, zeros: 0 },
  unconscious: { ...AVERAGE_PERSON, endurance: 0, zeros: 1 },
  dead: { strength: 0, dexterity: 0, endurance: 0, zeros: 3 },
} as const

const leftOf = (status: unknown): Plain =>
  status === 'dead' ? LEFT.dead : status === 'unconscious' ? LEFT.unconscious : LEFT.active

const UNSEEN = { fell_at: null, blows_left: AVERAGE, misaligned: [], loose: [], laser_hits: 0 }

function armOf(place: number, hand: unknown): Plain {
  return {
    ammo: LOADED,
    spare_loads: 0,
    mode: 'burst',
    accessories: [],
    folded: false,
    bayonet_fixed: false,
    carried: place === hand ? 'in hand' : 'holstered',
    work: null,
    uses: 0,
  }
}

function standingOf(value: unknown, fighter: unknown, moved: boolean): Plain {
  const standing = plainIn(value)
  const weapons = listIn(plainIn(fighter)['weapons']).map((_, place) => armOf(place, standing['hand']))
  const still = moved ? {} : { movement: 'stand', pace: 'walk' }
  return { ...UNSEEN, weapons, ...leftOf(standing['status']), ...standing, ...still }
}

const UNSEEN_PARTY = {
  leader: null,
  military_unit: false,
  in_vehicle: false,
  group: true,
  morale: '7+',
  steadfast: true,
  leader_killed: null,
}

/** @throws BadInput if it is no encounter at all */
export function asFarAsSeen(state: unknown, moved: boolean): Seen {
  const all = plainIn(state)
  const roster = listIn(all['roster'])
  const encounter = encounterPlay.state.read(
    {
      bands_apart: null,
      joined: true,
      referee_dms: [],
      surprised_once: false,
      ...all,
      roster: roster.map(fighterOf),
      standing: listIn(all['standing']).map((one, place) => standingOf(one, roster[place], moved)),
      parties: listIn(all['parties']).map(party => ({ ...UNSEEN_PARTY, ...plainIn(party) })),
    },
    'encounter',
  )
  const assumed = roster
    .map(plainIn)
    .filter(hidden)
    .flatMap(one => textIn(one['id']) ?? [])
  return { encounter, assumed }
}
