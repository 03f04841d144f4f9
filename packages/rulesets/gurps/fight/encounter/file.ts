/**
 * The encounter file: the ground, the light, and two sides with their people and beasts. Read once into the state that a
 * fight begins from.
 */
import {
  atField,
  groundOf,
  HEXES,
  laidOn,
  listed,
  MAP_FILE_FIELDS,
  MEMBER_FIELDS,
  mapData,
  placed,
  rowsField,
  sideFields,
  sidesOf,
} from '@umpire/encounter'
import {
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
import { POSITIONS } from '../../combat/basics/position-names.ts'
import type { Entered } from '../enter/enter.ts'
import { MOST_FIGHTERS } from '../state/fighter.ts'
import { type Fight, light } from '../state/state.ts'
import { withRoom } from './make-room.ts'
import { cameOf, enterWho, namesOf, newTo } from './member.ts'
import { facingOf } from './start-facing.ts'

const LONGEST = 300
const USUAL_DISTANCE = 20

const MEMBER = {
  /** A character's or a beast's file, or one of these: a character made from a template, an animal by its name. */
  ...MEMBER_FIELDS,
  template: optional(text(100)),
  beast: optional(text(100)),
  /** Of a template: the nation, and the dice by a word of their own. */
  nation: optional(text(100)),
  seed: optional(text(200)),
  /** Yards from the middle of open ground, a hex such as [3, -1], or a mark of the map. */
  at: optional(atField(HEXES)),
  /** The side of the hex; toward the nearest foe, unless it is said. */
  facing: optional(int({ min: 0, max: 5 })),
  position: optional(oneOf(...POSITIONS)),
  /** Weapons in hand when it begins; the best, unless it is said. */
  ready: optional(list(text(200), 4)),
  bayonet: optional(oneOf('fixed', 'sheathed')),
  /** In every gun, and magazines beside it. */
  rounds: optional(int({ min: 0, max: 10_000 })),
  spare: optional(int({ min: 0, max: 10_000 })),
  /** Guns among his that he has never shot with; it counts where the rules in force know of it. */
  unfamiliar: or(list(text(200), 20), []),
  surprised: or(flag(), false),
  nerve: optional(int({ min: 0, max: 100 })),
}
const memberRecord = record(MEMBER)
export type Member = ValueOf<typeof memberRecord>

export const encounterFile = record({
  system: oneOf('gurps'),
  ...ENCOUNTER_FIELDS,
  /** Drawn with signs, a hex each: . open, # wall, : + = cover, ~ & slow; letters and digits are marks. */
  map: optional(rowsField),
  /** Yards above the lowest ground for each hex of that map, in the same rows: . or 0 to 9, a for 10, b for 11 … */
  heights: optional(rowsField),
  ...MAP_FILE_FIELDS,
  /** The game master's, on every attack. */
  light: or(light, 0),
  /** Yards between the sides on open ground. */
  distance: or(int({ min: 0, max: 5000 }), USUAL_DISTANCE),
  /** The fight is called off after so many seconds. */
  rounds: or(int({ min: 1, max: 100_000 }), LONGEST),
  sides: twoSides(sideFields(HEXES), MEMBER),
})
export type EncounterFile = ValueOf<typeof encounterFile>

const CROWD = { most: MOST_FIGHTERS, fighters: 'people and beasts' }

/** The state that a fight begins from. */
export function startOf(file: EncounterFile, place: string, why: Why): Fight {
  const ground = groundOf(HEXES, file, place)
  const people = listed(file.sides, CROWD, namesOf, place).map(one => ({
    ...one,
    came: cameOf(one.member, one, file, one.place, why),
  }))
  const hexesOf = placed(HEXES, people, ground, file.distance)
  const sides = sidesOf(file.sides)
  const entered = people.map((one, index): Entered => {
    const { q, r } = hexesOf[index] ?? { q: 0, r: 0 }
    const { id, name, side, member } = one
    const facing = member.facing ?? facingOf(one, people, hexesOf)
    const { position, ready, bayonet, rounds, spare, surprised, nerve } = member
    const told = {
      ...(position === undefined ? {} : { position }),
      ...(ready === undefined ? {} : { ready }),
      ...(bayonet === undefined ? {} : { bayonet }),
      ...(rounds === undefined ? {} : { rounds }),
      ...(spare === undefined ? {} : { spare }),
      ...(nerve === undefined ? {} : { nerve }),
    }
    const player_character = sides[side]?.npc !== true && one.came.played
    const entry = { id, name, side, player_character, q, r, facing, surprised, ...told }
    return newTo(enterWho(one.came, entry, one.place, why), member.unfamiliar, one.place)
  })
  const start: Fight = {
    roster: entered.map(({ fighter }) => fighter),
    standing: entered.map(({ standing }) => standing),
    sides,
    map: mapData(ground),
    laid: laidOn(HEXES, file, { field: light, lit: 0, dark: file.light < 0 }, place),
    light: file.light,
    stage: 'start',
    order: [],
    turn: 0,
    second: 0,
    lying: [],
    winner: null,
  }
  return withRoom(
    start,
    people.map(one => one.place),
  )
}
