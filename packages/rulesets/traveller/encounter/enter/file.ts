/**
 * The encounter file: two sides with their members, inline or as characters, and the circumstances. Read once into the
 * state that an encounter begins from.
 */
import { type Called, listed, numbered } from '@umpire/encounter'
import {
  BadInput,
  ENCOUNTER_FIELDS,
  type Field,
  flag,
  int,
  json,
  list,
  map,
  nullable,
  num,
  oneOf,
  optional,
  or,
  record,
  text,
  twoSides,
  type ValueOf,
  type Why,
} from '@umpire/engine'
import { placement } from '../../combat/encounter/encounter-range.ts'
import { physique } from '../../core/physique.ts'
import { throwNeeded } from '../../core/throw.ts'
import { wornField } from '../../equipment/weapon/worn.ts'
import { TERRAINS } from '../../tables/combat/terrain.ts'
import { ACCESSORIES, CARRIED, RANGES } from '../../tables/words.ts'
import type { Encounter } from '../state/state.ts'
import { type Brought, type Entrant, entered } from './enter.ts'
import { entrantOf } from './entrant.ts'

const brought = record({
  weapon: text(60),
  ammo: or(nullable(int({ min: 0, max: 10_000 })), null),
  spare_loads: or(int({ min: 0, max: 1000 }), 0),
  belt_fed: or(flag(), false),
  mode: or(oneOf('burst', 'single'), 'burst'),
  accessories: or(list(oneOf(...ACCESSORIES), 3), []),
  folded: or(flag(), false),
  bayonet_fixed: or(flag(), false),
  carried: or(oneOf(...CARRIED), 'holstered'),
  misaligned: or(flag(), false),
})

/** A weapon by its name alone is in hand if it is the first, else holstered; or with all about it. */
const weapons: Field<readonly Brought[]> = {
  spec: list(brought, 20).spec,
  read: (value, place) => {
    const written = Array.isArray(value) ? value : [value]
    const named = written.map((one: unknown, index) =>
      typeof one === 'string' ? { weapon: one, carried: index === 0 ? 'in hand' : 'holstered' } : one,
    )
    return list(brought, 20).read(named, place)
  },
}

/** Three or six digits. YAML takes 777 for a number, and 7E5 for seven hundred thousand. */
const uppText: Field<string> = {
  spec: { kind: 'text', most: 6 },
  read: (value, place) => {
    if (typeof value === 'string') return text(6).read(value, place)
    throw new BadInput(place, 'digits in quotes, such as "7A9"', value)
  },
}

const MEMBER = {
  /** How the log and the choices call them; the name, unless it is given. */
  id: optional(text(60)),
  name: optional(text(100)),
  /** So many alike, numbered. */
  count: or(int({ min: 1, max: 50 }), 1),
  /** A character's file; everything below stands beside it or instead of it. */
  character: optional(json()),
  /** Strength, dexterity and endurance, or a whole UPP. */
  upp: optional(uppText),
  /** With wounds from before. */
  now: optional(physique()),
  skills: optional(map(int({ min: 0, max: 30 }), 100)),
  player_character: optional(flag()),
  kind: or(oneOf('person', 'animal'), 'person'),
  weapons: optional(weapons),
  armor: optional(wornField),
  suit_tl: optional(int({ min: 8, max: 20 })),
  /** Accessories carried, but on no weapon. */
  loose: optional(list(oneOf(...ACCESSORIES), 20)),
  other_g: or(int({ min: 0, max: 1_000_000 }), 0),
  blows_used: optional(int({ min: 0, max: 100 })),
  size: or(oneOf('smaller', 'human', 'larger'), 'human'),
  flying: or(flag(), false),
  pouncer: or(flag(), false),
  mounted: or(flag(), false),
  military_experience: optional(flag()),
}

const SIDE = {
  /** Played by the referee; the second side, unless it is said. */
  npc: optional(flag()),
  leader: or(nullable(text(60)), null),
  military_unit: or(flag(), false),
  in_vehicle: or(flag(), false),
  group: or(flag(), true),
  morale: or(throwNeeded(), '7+'),
  steadfast: or(flag(), false),
}

const memberRecord = record(MEMBER)
export type Member = ValueOf<typeof memberRecord>

export const encounterFile = record({
  system: oneOf('traveller'),
  ...ENCOUNTER_FIELDS,
  terrain: or(oneOf(...TERRAINS), 'clear'),
  /** Thrown by terrain, unless the referee states it. */
  range: or(nullable(oneOf(...RANGES)), null),
  bands: or(nullable(int({ min: 0, max: 20 })), null),
  /** The side that has surprise, by name, or `none`; thrown, unless the referee states it. */
  surprise: optional(text(100)),
  /** The referee says that it has come to blows: nobody may slip away first. */
  joined: or(flag(), false),
  vacuum: or(flag(), false),
  world_size: or(num({ min: 0, max: 20 }), 8),
  referee_dms: or(list(int({ min: -20, max: 20 }), 10), []),
  /** The fight is called off after so many rounds. */
  rounds: or(int({ min: 1, max: 10_000 }), 200),
  sides: twoSides(SIDE, MEMBER),
})
export type EncounterFile = ValueOf<typeof encounterFile>

const MOST_ID = 55
const CROWD = { most: 200, fighters: 'people and animals' }

/** Names with numbers behind them where several are alike. */
function namesOf(member: Member, place: string): readonly Called[] {
  const name = member.name ?? member.id ?? nameIn(member.character)
  if (name === undefined || name === '') throw new BadInput(place, 'a name', undefined)
  const id = member.id ?? name
  if (/[:\n]/.test(id)) throw new BadInput(`${place}.id`, 'no colon in it', id)
  if (id.length > MOST_ID)
    throw new BadInput(`${place}.id`, `at most ${MOST_ID} characters, or an id beside the name`, id)
  return numbered({ id, name }, member.count)
}

const nameIn = (character: unknown): string | undefined => {
  if (typeof character !== 'object' || character === null || !('name' in character)) return undefined
  return typeof character.name === 'string' ? character.name : undefined
}

/** The state that an encounter begins from. */
export function startOf(file: EncounterFile, place: string, why: Why): Encounter {
  const nobody = file.sides.findIndex(({ name }) => name === 'none')
  if (nobody >= 0)
    throw new BadInput(`${place}.sides[${nobody}].name`, 'another name: none stands for no surprise', 'none')
  const people = listed(file.sides, CROWD, namesOf, place).map(({ member, side, id, name, place: at }) => {
    const entrant: Entrant = { ...entrantOf(member, side === 0, at, why), id, name }
    const military_unit = file.sides[side]?.military_unit ?? false
    return entered(entrant, side, { world_size: file.world_size, military_unit }, at, why)
  })
  for (const [party, { leader }] of file.sides.entries()) {
    if (leader !== null && !people.some(({ fighter: one }) => one.party === party && one.id === leader)) {
      throw new BadInput(`${place}.sides[${party}].leader`, 'the id of a member', leader)
    }
  }
  const surprise = surpriseOf(file, place)
  checkBands(file, place, why)
  return {
    roster: people.map(({ fighter }) => fighter),
    standing: people.map(({ standing }) => standing),
    parties: file.sides.map((side, party) => ({
      name: side.name,
      npc: side.npc ?? party === 1,
      leader: side.leader,
      military_unit: side.military_unit,
      in_vehicle: side.in_vehicle,
      group: side.group,
      morale: side.morale,
      steadfast: side.steadfast,
      broken: false,
      leader_killed: null,
    })),
    terrain: file.terrain,
    range: file.range,
    bands_apart: file.bands,
    joined: file.joined,
    vacuum: file.vacuum,
    world_size: file.world_size,
    referee_dms: file.referee_dms,
    stage: surprise === undefined ? 'surprise' : 'range',
    surprise: surprise ?? null,
    surprised_once: surprise !== undefined && surprise !== null,
    round: 0,
    seconds: 0,
    contacts: [],
    lying: [],
  }
}

/** The side that has surprise; null for neither, undefined if it is to be thrown. */
function surpriseOf({ surprise, sides }: EncounterFile, place: string): number | null | undefined {
  if (surprise === undefined) return undefined
  if (surprise === 'none') return null
  const side = sides.findIndex(({ name }) => name === surprise)
  if (side >= 0) return side
  throw new BadInput(`${place}.surprise`, `none, or one of ${sides.map(({ name }) => name).join(', ')}`, surprise)
}

function checkBands({ range, bands }: EncounterFile, place: string, why: Why): void {
  if (bands === null) return
  if (range === null) throw new BadInput(`${place}.bands`, 'with a range beside it', bands)
  const placed = placement({ range, bands, party_size: 0, enemy_size: 0 }, why)
  if (!placed.allowed) throw new BadInput(`${place}.bands`, `as many as ${range} range has`, bands)
}
