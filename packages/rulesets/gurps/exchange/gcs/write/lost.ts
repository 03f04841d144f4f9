/** What third edition has and GCS has not, of this character: told with every file that is written. */
import type { Character } from '../../../character/character.ts'
import type { Known } from '../../../character/known.ts'
import type { Sheet } from '../../../sheet/sheet.ts'
import { fourthLevel } from '../format.ts'
import type { WrittenSkill } from './write-skills.ts'

/** Of every character. */
const ALWAYS = [
  'Prices of ST, DX, IQ and HT: third edition has a table, GCS one rate for each attribute. The rate written is right for the score as it is; another score has another price.',
  'Hit points come from HT and fatigue from ST: written as definitions of this sheet. A sheet with other definitions would take ST and HT.',
  'Will, Fright Check and senses are written as they are, without a price of their own: Strong Will, Alertness and the Acute senses pay for them.',
  'Load: third edition carries up to twice ST without encumbrance, GCS the square of ST over five. Move and Dodge at each load may differ.',
  'Defenses: Dodge is Move here and Basic Speed + 3 there; Parry is half the skill here and 3 more there. The numbers of third edition stand in the notes of each weapon.',
  'Effects of traits: GCS gets names and prices; what Voice or Animal Empathy add to skills and reactions stands on the sheet only.',
  'Hit locations are those of GCS.',
]

function levels(skills: readonly WrittenSkill[]): readonly string[] {
  const other = skills.flatMap(({ line, learned, difficulty, attribute }) => {
    if (line?.level === null || line?.level === undefined) return []
    const there = fourthLevel(difficulty, learned.points)
    if (there !== null && there + attribute === line.level) return []
    return [`${learned.skill} ${there === null ? 'by default only' : there + attribute} (here ${line.level})`]
  })
  return other.length === 0
    ? []
    : [`Levels of skills: GCS works them out from the points by its own table and shows ${other.join(', ')}.`]
}

const listed = (what: string, names: readonly string[]): readonly string[] =>
  names.length === 0 ? [] : [`${what}: ${names.join(', ')}.`]

export function lostToGcs(
  character: Character,
  known: Known,
  sheet: Sheet,
  skills: readonly WrittenSkill[],
): readonly string[] {
  const { ledger, campaign, items, settled, cash } = character
  const halves = character.skills.filter(({ points }) => !Number.isInteger(points))
  const armored = known.items.flatMap(({ things }) =>
    things.flatMap(({ kind, thing }) => (kind === 'armor' && thing.pd > 0 ? [`${thing.name} PD ${thing.pd}`] : [])),
  )
  const worked = known.traits.filter(({ trait }) => trait.cost.kind === 'formula').map(({ trait }) => trait.name)
  const shot = sheet.attacks.filter(({ ss }) => ss !== null).map(({ weapon }) => weapon)
  const bullets = sheet.attacks.some(({ type }) => type === 'bullet')
  return [
    ...ALWAYS,
    ...levels(skills),
    ...listed(
      'Half points: GCS keeps them, but gives no level for less than one point',
      halves.map(({ skill, points }) => `${skill} ${points}`),
    ),
    ...listed('Passive defense is not known there', armored),
    ...listed(
      'Prices that third edition works out are written as they are; what they follow from is in the notes',
      worked,
    ),
    ...listed('Snap shot, recoil below zero and rates such as 3~ stand in the notes of the weapon', [...new Set(shot)]),
    ...(bullets ? ['Bullets are a damage type of their own; they are written as piercing.'] : []),
    ...listed(
      'Damage is written as dice for the ST that there is, with the most a weapon can do; it does not follow a change of ST',
      [
        ...new Set(
          sheet.attacks
            .filter(({ reach, weapon }) => reach !== null && weapon !== 'bare hands')
            .map(({ weapon }) => weapon),
        ),
      ],
    ),
    ...listed(
      'Issued things have no mark there beside their notes',
      items.filter(({ issued }) => issued).map(({ name }) => name),
    ),
    ...(ledger.length === 0
      ? []
      : [
          'The ledger: GCS gets the awards; what was bought with them, and attributes at double cost, are in no record of its own.',
        ]),
    ...(settled || cash !== 0 ? ['Money: GCS does not work out starting wealth, a settled home and cash.'] : []),
    ...(campaign.options.length === 0 && Object.keys(campaign.settings).length === 0
      ? []
      : ["The campaign's options and settings."]),
    ...known.strange.map(({ where, message }) => `${where}: ${message}; written by its name only.`),
  ]
}
