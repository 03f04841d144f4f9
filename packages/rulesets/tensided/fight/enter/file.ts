/**
 * The encounter file: the ground, the light, the clutter, and two sides with their people. Read once into the state that
 * a fight begins from.
 */
import { seeded } from '@umpire/dice'
import {
  atField,
  type Called,
  groundOf,
  type Listed,
  laidOn,
  listed,
  MAP_FILE_FIELDS,
  MEMBER_FIELDS,
  mapData,
  numbered,
  placed,
  rowsField,
  SQUARES,
  sideFields,
  sidesOf,
} from '@umpire/encounter'
import {
  BadInput,
  ENCOUNTER_FIELDS,
  flag,
  int,
  list,
  oneOf,
  optional,
  or,
  record,
  text,
  twoSides,
  type ValueOf,
  type Why,
} from '@umpire/engine'
import type { Character } from '../../character/character.ts'
import { makeCharacter } from '../../make/make.ts'
import { wishesField } from '../../make/wishes.ts'
import { readCharacter } from '../../print/json.ts'
import { CLUTTERS } from '../../ranged/clutters.ts'
import { MOST_FIGHTERS } from '../state/fighter.ts'
import { type Fight, light } from '../state/state.ts'
import { type Entered, enter } from './enter.ts'

const LONGEST = 300
const USUAL_DISTANCE = 20

const MEMBER = {
  /** A character's file, or one made from an archetype with so much experience, by a word for the dice. */
  ...MEMBER_FIELDS,
  archetype: optional(text(100)),
  xp: optional(int({ min: 0, max: 1_000_000 })),
  seed: optional(text(200)),
  /** Metres from the middle of open ground, a square such as [3, 4], or a mark of the map. */
  at: optional(atField(SQUARES)),
  /** In hand when it begins. */
  ready: optional(list(text(200), 4)),
  rounds: optional(int({ min: 0, max: 10_000 })),
  spare: optional(int({ min: 0, max: 10_000 })),
  /** He does not know that the others are there. */
  unaware: or(flag(), false),
}
const memberRecord = record(MEMBER)
type Member = ValueOf<typeof memberRecord>

export const encounterFile = record({
  system: oneOf('tensided'),
  ...ENCOUNTER_FIELDS,
  /** Drawn with signs, a square metre each: . open, # wall, ~ & slow; letters and digits are marks. */
  map: optional(rowsField),
  ...MAP_FILE_FIELDS,
  light: or(light, 'day'),
  /** How much there is to be behind. */
  clutter: or(oneOf(...CLUTTERS), 'sparse'),
  /** Metres between the sides on open ground. */
  distance: or(int({ min: 0, max: 5000 }), USUAL_DISTANCE),
  /** The fight is called off after so many rounds of a second. */
  rounds: or(int({ min: 1, max: 100_000 }), LONGEST),
  sides: twoSides(sideFields(SQUARES), MEMBER),
})
export type EncounterFile = ValueOf<typeof encounterFile>

const CROWD = { most: MOST_FIGHTERS, fighters: 'people' }
const MOST_ID = 55

/** Names with numbers behind them where several are alike: Gunman 1, Gunman 2. */
export function namesOf(member: Member, place: string): readonly Called[] {
  const { name: own, id: known, archetype, character, count } = member
  const named =
    typeof character === 'object' && character !== null && 'name' in character ? character['name'] : undefined
  const name = own ?? (typeof named === 'string' && named !== '' ? named : undefined) ?? known ?? archetype
  if (name === undefined || name === '') throw new BadInput(place, 'a name', undefined)
  const id = known ?? name
  if (/[:/\n]/.test(id))
    throw new BadInput(`${place}.${known === undefined ? 'name' : 'id'}`, 'no colon or stroke in it', id)
  if (id.length > MOST_ID) throw new BadInput(place, `a name of at most ${MOST_ID} characters, or an id beside it`, id)
  return numbered({ id, name }, count)
}

/** A character's file, or somebody made: the same file makes the same people, each of a line another. */
function characterOf({ member, id, place }: Listed<Member>, file: EncounterFile): Character {
  const { character, archetype, xp, seed } = member
  if ((character === undefined) === (archetype === undefined))
    throw new BadInput(place, 'one of character and archetype', character === undefined ? 'neither' : 'both')
  if (character !== undefined) {
    const read = readCharacter(character, `${place}.character`)
    if (read.health.status === 'dead')
      throw new BadInput(`${place}.character`, 'somebody alive', 'somebody who is dead')
    return read
  }
  const wishes = { archetype, npc: true, ...(xp === undefined ? {} : { xp }) }
  wishesField.read(wishes, place)
  return makeCharacter(wishes, seeded(`${seed ?? file.title} ${id}`), {
    options: file.options,
    settings: file.settings,
  })
}

/** The state that a fight begins from. */
export function startOf(file: EncounterFile, place: string, why: Why): Fight {
  const ground = groundOf(SQUARES, file, place)
  const people = listed(file.sides, CROWD, namesOf, place)
  const squares = placed(SQUARES, people, ground, file.distance)
  const sides = sidesOf(file.sides)
  const entered = people.map((one, index): Entered => {
    const { x, y } = squares[index] ?? { x: 0, y: 0 }
    const { id, name, side, member } = one
    const { ready, rounds, spare } = member
    const told = {
      ...(ready === undefined ? {} : { ready }),
      ...(rounds === undefined ? {} : { rounds }),
      ...(spare === undefined ? {} : { spare }),
    }
    return enter(
      characterOf(one, file),
      { id, name, side, player_character: sides[side]?.npc !== true, x, y, ...told },
      one.place,
      why,
    )
  })
  return {
    roster: entered.map(({ fighter }) => fighter),
    standing: entered.map(({ standing }, index) => ({ ...standing, unaware: unawareOf(people, index) })),
    sides,
    map: mapData(ground),
    // The light is the same everywhere: lamps make no difference.
    laid: laidOn(SQUARES, file, { field: light, lit: 'day', dark: false }, place),
    light: file.light,
    clutter: file.clutter,
    stage: 'start',
    round: 1,
    covers: [],
    live: [],
    holds: [],
    lying: [],
    winner: null,
  }
}

/** Of whom he knows nothing: everybody on the other side, or nobody. */
function unawareOf(people: readonly Listed<Member>[], index: number): readonly string[] {
  const own = people[index]
  return own?.member.unaware === true ? people.filter(({ side }) => side !== own.side).map(({ id }) => id) : []
}
