/** A character as a file of GCS, and what that file does not tell. */
import { written as asWritten, type Json } from '@umpire/engine'
import { type Catalog, catalogOf, skillNamed } from '../../../catalog/catalog.ts'
import { splitSkill } from '../../../catalog/entry/skill.ts'
import { type Character, character as form } from '../../../character/character.ts'
import { bearersIn, type Known, known } from '../../../character/known.ts'
import { nativeTl } from '../../../character/native-tl.ts'
import { rulesetOf, type Sheet, sheetOf } from '../../../sheet/sheet.ts'
import { heightText, weightText } from '../../shared/measures.ts'
import { compact, isJsonObject, type JsonObject, objectIn, without } from '../../shared/parts.ts'
import { tid } from '../../shared/tid.ts'
import { GCS_VERSION } from '../format.ts'
import { FOR_US, KEPT, keptIn, keptNote, leftOver } from '../kept.ts'
import { nodeWith } from '../umpire-parts.ts'
import { attributeDefinitions, attributeValues } from './attributes.ts'
import { lostToGcs } from './lost.ts'
import { itemNode } from './write-items.ts'
import { skillNode, strangeSkill, type WrittenSkill } from './write-skills.ts'
import { traitNodes } from './write-traits.ts'
import type { SkillOf } from './write-weapons.ts'

/** GCS wants a time; a character knows a day at most, as its player writes it. */
const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/
const UNKNOWN_DAY = '2000-01-01'
const timeOf = (day: string): string => `${DAY.test(day) ? day : UNKNOWN_DAY}T00:00:00Z`

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

function profileOf({ identity }: Character, { body }: Sheet, tl: number): JsonObject {
  const { name, player, age, sex, handedness } = identity
  return compact({
    name: name || undefined,
    player_name: player || undefined,
    age: `${age}`,
    gender: capital(sex),
    handedness: capital(handedness),
    height: heightText(body.height_in),
    weight: weightText(body.weight_lb),
    tech_level: `${tl}`,
  })
}

/** Notes, and what is told of a person in words. */
function notesOf(character: Character): readonly JsonObject[] {
  const { concept, appearance } = character.identity
  const told = Object.entries({ concept, appearance }).flatMap(([what, text]) =>
    text === ''
      ? []
      : [nodeWith({ id: tid('note', `${what} ${text}`) }, {}, { text: `${capital(what)}: ${text}` }, { what })],
  )
  const notes = character.notes.map((text, index) =>
    nodeWith({ id: tid('note', `notes[${index}] ${text}`) }, keptNote(character, text), { text }, { text }),
  )
  return [...told, ...notes]
}

function pointsRecord({ ledger }: Character, { points }: Sheet, when: string): readonly JsonObject[] {
  const awards = ledger.filter(({ kind }) => kind === 'award')
  return [
    { when, points: points.budget, reason: 'Points to begin with' },
    ...awards.map(step => ({
      when: DAY.test(step.date) ? timeOf(step.date) : when,
      points: step.points,
      reason: step.reason || step.what || 'Award',
    })),
  ]
}

/** What GCS's own lists hold. */
const LISTED = ['attributes', 'traits', 'quirks', 'skills', 'items', 'notes', KEPT]

/** What GCS has no place for, beside what its own lists hold. */
function restOf(character: Character, profile: JsonObject): JsonObject {
  const whole = asWritten(character, form)
  return { character: isJsonObject(whole) ? without(whole, LISTED) : {}, shown: profile }
}

function skillsOf({ skills, attributes }: Character, found: Known, sheet: Sheet, tl: number): readonly WrittenSkill[] {
  const lines = new Map(found.skills.map((one, at) => [one.index, { one, line: sheet.skills[at] }]))
  return skills.map((learned, index) => {
    const known = lines.get(index)
    if (known === undefined) return strangeSkill(learned, index)
    const { skill, name, specialty } = known.one.known
    return {
      index,
      learned,
      line: known.line,
      name,
      specialty,
      tl: skill.tl ? (learned.tl ?? tl) : null,
      difficulty: learned.difficulty ?? skill.difficulty,
      attribute: attributes[skill.attr],
    }
  })
}

/** Under the name a skill is listed by: Knife Throwing is a Thrown Weapon. */
const skillLookUp =
  (skills: readonly WrittenSkill[], catalog: Catalog): SkillOf =>
  asked => {
    const known = catalog.skillsByName.has(splitSkill(asked).name.toLowerCase())
    const { name, specialty } = known ? skillNamed(asked, catalog, 'weapon.skill') : splitSkill(asked)
    return { name, specialty, learned: skills.some(one => one.name === name && one.specialty === specialty) }
  }

const calcOf = ({ swing, thrust, load, speed }: Sheet): JsonObject => ({
  swing,
  thrust,
  basic_lift: weightText(load.limits_lb[0] ?? 0),
  move: speed.moves,
  dodge: speed.moves.map(move => move + speed.dodge - speed.move),
})

/**
 *     toGcs(character) // { file: { version: 5, id: 'A…', profile: { name: 'Mado', … }, … }, lost: ['Prices of ST, …', …] }
 */
export function toGcs(character: Character): { readonly file: Json; readonly lost: readonly string[] } {
  const why = rulesetOf(character).silent
  const found = known(character, why)
  const sheet = sheetOf(character)
  const kept = keptIn(character.unknown_fields)
  const tl = nativeTl(character.identity.native_tl, bearersIn(found), why)
  const skills = skillsOf(character, found, sheet, tl)
  const skillOf = skillLookUp(skills, catalogOf(why))
  const profile = profileOf(character, sheet, tl)
  const created = timeOf(character.identity.created)
  const items = (carried: boolean): readonly Json[] =>
    found.items
      .filter(({ item }) => item.carried === carried)
      .map(owned => itemNode(owned, sheet.attacks, skillOf, character.attributes.dx))
  const record = pointsRecord(character, sheet, created)
  const file = nodeWith(
    {
      id: tid('character', `${character.identity.name} ${character.identity.player}`),
      created_date: created,
      modified_date: created,
    },
    without(kept, FOR_US),
    {
      version: GCS_VERSION,
      total_points: sheet.points.budget + sheet.points.awarded,
      points_record: record,
      profile: { ...objectIn(kept, 'profile'), ...profile },
      settings: { ...objectIn(kept, 'settings'), attributes: attributeDefinitions(sheet) },
      attributes: attributeValues(sheet),
      traits: [...traitNodes(character, found), ...leftOver(character, 'traits')],
      skills: [...skills.map(skillNode), ...leftOver(character, 'skills')],
      equipment: items(true),
      other_equipment: items(false),
      notes: notesOf(character),
      calc: calcOf(sheet),
    },
    restOf(character, profile),
  )
  return { file, lost: lostToGcs(character, found, sheet, skills) }
}
