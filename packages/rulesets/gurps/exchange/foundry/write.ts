/**
 * A character as an actor of the GURPS Game Aid for Foundry VTT, for its "Import Data". Written is the actor of the
 * releases 0.15 to 0.17, with every field that later ones look for when they bring such an actor up to date.
 */
import type { Json } from '@umpire/engine'
import { ATTRIBUTES } from '../../catalog/entry/trait.ts'
import type { Character } from '../../character/character.ts'
import { bearersIn, type Known, known } from '../../character/known.ts'
import { nativeTl } from '../../character/native-tl.ts'
import { rulesetOf, type Sheet, sheetOf } from '../../sheet/sheet.ts'
import { heightText, weightText } from '../shared/measures.ts'
import type { JsonObject } from '../shared/parts.ts'
import { tid } from '../shared/tid.ts'
import { encumbrance, hitLocations } from './body.ts'
import { ads, equipment, languages, melee, numbered, ranged, reactions, skills } from './lists.ts'
import { lostToFoundry } from './lost.ts'

const SYSTEM_VERSION = '0.15.30'
const CORE_VERSION = '10.291'
const PICTURE = 'icons/svg/mystery-man.svg'

function attributesOf({ attributes, will }: Sheet): JsonObject {
  const row = (value: number, points: number): JsonObject => ({ import: value, value, points, dtype: 'Number' })
  const bought = ATTRIBUTES.map((name): readonly [string, JsonObject] => {
    const { score, points } = attributes[name] ?? { score: 10, points: 0 }
    return [name.toUpperCase(), row(score, points)]
  })
  const perception = attributes['iq']?.score ?? 10
  return { ...Object.fromEntries(bought), WILL: row(will, 0), PER: row(perception, 0), QN: row(0, 0) }
}

const pool = (max: number): JsonObject => ({ value: max, min: 0, max, points: 0 })

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

function traitsOf({ identity }: Character, { body }: Sheet, tl: number): JsonObject {
  const { age, sex, handedness, player, created } = identity
  return {
    title: '',
    race: '',
    height: heightText(body.height_in),
    weight: weightText(body.weight_lb),
    age: `${age}`,
    birthday: '',
    religion: '',
    gender: capital(sex),
    eyes: '',
    hair: '',
    hand: capital(handedness),
    skin: '',
    sizemod: '+0',
    techlevel: `${tl}`,
    createdon: created,
    modifiedon: '',
    player,
  }
}

function pointsOf({ points }: Sheet): JsonObject {
  const { attributes, advantages, disadvantages, quirks, skills: learned, budget, awarded, unspent } = points
  return {
    attributes,
    ads: advantages,
    disads: disadvantages,
    quirks,
    skills: learned,
    spells: 0,
    total: budget + awarded,
    unspent,
    race: 0,
  }
}

/** What a load is in the system, by the numbers of third edition. */
function lifting({ load }: Sheet): JsonObject {
  const times = (factor: number): string => weightText((load.limits_lb[0] ?? 0) * factor)
  return {
    basiclift: times(1),
    onehandedlift: times(2),
    twohandedlift: times(8),
    shove: times(12),
    runningshove: times(24),
    carryonback: times(15),
    shiftslightly: times(50),
  }
}

function notesOf({ identity: { concept, appearance }, notes }: Character): JsonObject {
  const told = Object.entries({ concept, appearance }).flatMap(([what, words]) =>
    words === '' ? [] : [`${capital(what)}: ${words}`],
  )
  return numbered(
    [...told, ...notes].map((words, index) => ({
      notes: words,
      pageref: '',
      contains: {},
      uuid: tid('note', `notes[${index}] ${words}`),
      parentuuid: '',
    })),
  )
}

function systemOf(character: Character, found: Known, sheet: Sheet, tl: number): JsonObject {
  const { speed, senses } = sheet
  const parries = sheet.attacks.flatMap(({ parry }) => (parry === null ? [] : [parry]))
  return {
    attributes: attributesOf(sheet),
    HP: pool(sheet.hp),
    FP: pool(sheet.fatigue),
    QP: pool(0),
    dodge: { value: speed.dodge, enc_level: sheet.load.level },
    basicmove: { value: `${Math.floor(speed.basic_speed)}`, points: 0 },
    basicspeed: { value: `${speed.basic_speed}`, points: 0 },
    parry: Math.max(0, ...parries),
    currentmove: speed.move,
    currentdodge: speed.dodge,
    thrust: sheet.thrust,
    swing: sheet.swing,
    frightcheck: sheet.fright,
    hearing: senses['hearing'] ?? 10,
    tastesmell: senses['taste-smell'] ?? 10,
    vision: senses['vision'] ?? 10,
    touch: character.attributes.iq,
    ads: ads(sheet, character),
    languages: languages(sheet, character),
    skills: skills(sheet),
    spells: {},
    money: {},
    traits: traitsOf(character, sheet, tl),
    totalpoints: pointsOf(sheet),
    melee: melee(sheet.attacks),
    ranged: ranged(sheet.attacks),
    hitlocations: hitLocations(sheet),
    encumbrance: encumbrance(sheet),
    notes: notesOf(character),
    equipment: equipment(found),
    liftingmoving: lifting(sheet),
    reactions: reactions(sheet),
    conditionalmods: {},
    additionalresources: { bodyplan: 'humanoid', tracker: {} },
    conditions: {},
    conditionalinjury: { RT: { value: 4, points: 0 }, injury: { severity: '', daystoheal: 0 } },
  }
}

/**
 *     toFoundry(character) // { file: { name: 'Mado', type: 'character', system: { … }, … }, lost: ['…', …] }
 */
export function toFoundry(character: Character): { readonly file: Json; readonly lost: readonly string[] } {
  const why = rulesetOf(character).silent
  const found = known(character, why)
  const sheet = sheetOf(character)
  const name = character.identity.name || 'Character'
  const file: JsonObject = {
    name,
    type: 'character',
    img: PICTURE,
    system: systemOf(character, found, sheet, nativeTl(character.identity.native_tl, bearersIn(found), why)),
    prototypeToken: { name, actorLink: true, texture: { src: PICTURE } },
    items: [],
    effects: [],
    folder: null,
    flags: {},
    _stats: { systemId: 'gurps', systemVersion: SYSTEM_VERSION, coreVersion: CORE_VERSION },
  }
  return { file, lost: lostToFoundry(character, found, sheet) }
}
