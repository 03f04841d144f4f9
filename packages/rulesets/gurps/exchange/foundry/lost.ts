/** What third edition has and the GURPS Game Aid has not, of this character: told with every actor that is written. */
import type { Character } from '../../character/character.ts'
import type { Known } from '../../character/known.ts'
import type { Sheet } from '../../sheet/sheet.ts'

const ALWAYS = [
  'The numbers are those of third edition and stand as they are: attributes at its prices, hit points from HT, fatigue from ST, levels of skills by its tables. The Game Aid plays by fourth edition: what it works out itself, such as Dodge under a load, shock or the wounds of a hit, follows that one.',
  'Dodge is Move, without the 3 that fourth edition adds; Parry is half the skill, rounded down.',
  'Hit locations, their rolls and their penalties are those of the Game Aid.',
  'Effects of traits: what they add to skills is in the levels; what they add in a situation is listed among the reactions only where it is a reaction.',
  'Prices of Will and Per: there are none; Strong Will, Alertness and the Acute senses pay for them.',
]

const listed = (what: string, names: readonly string[]): readonly string[] =>
  names.length === 0 ? [] : [`${what}: ${[...new Set(names)].join(', ')}.`]

export function lostToFoundry(character: Character, known: Known, { armor, attacks }: Sheet): readonly string[] {
  const { ledger, campaign, settled, cash } = character
  const details = known.traits.filter(({ written }) => written.details !== undefined || written.choice !== undefined)
  const settings = [...campaign.options, ...Object.keys(campaign.settings)]
  return [
    ...ALWAYS,
    ...listed(
      'Passive defense is not known there',
      armor.filter(({ pd }) => pd > 0).map(({ name, pd }) => `${name} PD ${pd}`),
    ),
    ...listed(
      'Snap shot stands in the notes of the weapon, and recoil is below zero',
      attacks.filter(({ ss }) => ss !== null).map(({ weapon }) => weapon),
    ),
    ...listed(
      'Bullets are a damage type of their own; they are written as piercing',
      attacks.filter(({ type }) => type === 'bullet').map(({ weapon }) => weapon),
    ),
    ...listed(
      'Half points: the Game Aid shows them, its totals may not',
      character.skills.filter(({ points }) => !Number.isInteger(points)).map(({ skill }) => skill),
    ),
    ...listed(
      'What the price of a trait follows from is not in the actor',
      details.map(({ trait }) => trait.name),
    ),
    ...(ledger.length === 0 ? [] : ['The ledger of points earned and spent in play.']),
    ...(settled || cash !== 0 ? ['Starting wealth, a settled home and cash.'] : []),
    ...listed("The campaign's options and settings", settings),
    ...known.strange.map(({ where, message }) => `${where}: ${message}; not in the actor.`),
  ]
}
