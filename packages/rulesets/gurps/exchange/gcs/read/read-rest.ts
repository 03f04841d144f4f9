/** What of a file of GCS is no attribute, trait, skill or thing: notes, the campaign's numbers, and all that is kept. */
import type { Json, Why } from '@umpire/engine'
import { budget, techLevel } from '../../../campaign/settings.ts'
import { customArmor, customFirearms, customHandWeapons, customThrownWeapons } from '../../../catalog/arms/arms.ts'
import type { Character } from '../../../character/character.ts'
import {
  isList,
  type JsonObject,
  keptParts,
  numberIn,
  type Part,
  partIn,
  partsIn,
  type Report,
  textIn,
} from '../../shared/parts.ts'
import { NOTE_PARTS, OWN_PARTS } from '../kept.ts'
import { foreignParts, oursIn } from '../umpire-parts.ts'
import { type Node, rows } from './node.ts'
import type { ReadArms } from './read-arms.ts'
import { PROFILE_PARTS, techLevelIn } from './read-profile.ts'

const [MOST_POINTS, HIGHEST_TL] = [100_000, 16]

/** A file from elsewhere knows how many points there are, and the tech level. */
export function settingsIn(file: Part, place: string, why: Why, report: Report): JsonObject {
  const points = numberIn(file, 'total_points', place, report)
  const tl = techLevelIn(partIn(file, 'profile', place, report), `${place}.profile`, report)
  const sane = points !== undefined && points >= 0 && points <= MOST_POINTS
  if (points !== undefined) {
    report.tell(
      `${place}.total_points`,
      sane ? `${points} points are the budget here` : `${points} is no budget; left out`,
    )
  }
  return {
    ...(sane && points !== budget(why) ? { [budget.id]: points } : {}),
    ...(tl === undefined || tl > HIGHEST_TL || tl === techLevel(why) ? {} : { [techLevel.id]: tl }),
  }
}

/** The campaign with the weapons and armour that came with the file. */
export function withArms(campaign: Character['campaign'], arms: ReadArms): Character['campaign'] {
  const { settings } = campaign
  const more: readonly (readonly [string, readonly Json[]])[] = [
    [customHandWeapons.id, arms.hand],
    [customThrownWeapons.id, arms.thrown],
    [customFirearms.id, arms.firearms],
    [customArmor.id, arms.armor],
  ]
  const added = more.flatMap(([id, things]): (readonly [string, Json])[] => {
    const before = settings[id]
    return things.length === 0 ? [] : [[id, [...(isList(before) ? before : []), ...things]]]
  })
  return { ...campaign, settings: { ...settings, ...Object.fromEntries(added) } }
}

export interface ReadNotes {
  readonly notes: readonly string[]
  readonly kept: readonly Json[]
}

const LONGEST_NOTE = 4000

/** The notes of the file, and one with the names of what has no counterpart. */
export function readNotes(file: Part, place: string, strange: readonly string[], report: Report): ReadNotes {
  const nodes = rows(file, 'notes', place, report).filter(({ part }) => oursIn(part)?.['what'] === undefined)
  const found = nodes.flatMap(node => {
    const own = oursIn(node.part)?.['text']
    // Whatever this program wrote comes back to the letter, with the spaces around it.
    const whole =
      own === node.part['text'] && typeof own === 'string' ? own : textIn(node.part, 'text', node.place, report)
    if (whole.length > LONGEST_NOTE) report.tell(node.place, `cut to ${LONGEST_NOTE} characters`)
    const text = whole.slice(0, LONGEST_NOTE)
    return text === '' && own === undefined
      ? []
      : [{ text, node: foreignParts(node.part, node.place, NOTE_PARTS, report) }]
  })
  const notes = found.map(({ text }) => text)
  const leftovers = `Fourth edition, without a counterpart here: ${strange.join('; ')}.`.slice(0, LONGEST_NOTE)
  return {
    notes: strange.length === 0 || notes.includes(leftovers) ? notes : [...notes, leftovers],
    kept: found.flatMap(({ text, node }) => (Object.keys(node).length === 0 ? [] : [{ of: text, node }])),
  }
}

/** Spells have no place here; GCS gets them back. */
export function tellSpells(file: Part, place: string, report: Report): void {
  const spells = partsIn(file, 'spells', place, report)
  if (spells.length > 0)
    report.tell(`${place}.spells`, `${spells.length} of them; there is no magic here; kept for GCS`)
}

/** Everything else of the file, to be given back. */
export function keptOf(
  file: Part,
  place: string,
  besides: { readonly [list: string]: readonly Json[] },
  left: { readonly [from: string]: readonly Node[] },
  report: Report,
): JsonObject {
  const profile = keptParts(partIn(file, 'profile', place, report), `${place}.profile`, PROFILE_PARTS, report)
  // The definitions of attributes are written anew; they are third edition's.
  const settings = keptParts(partIn(file, 'settings', place, report), `${place}.settings`, ['attributes'], report)
  const over = Object.entries(left).flatMap(([from, nodes]) =>
    nodes.map((node): JsonObject => ({ from, node: keptParts(node.part, node.place, [], report) })),
  )
  return {
    ...foreignParts(file, place, OWN_PARTS, report),
    ...(Object.keys(profile).length === 0 ? {} : { profile }),
    ...(Object.keys(settings).length === 0 ? {} : { settings }),
    ...Object.fromEntries(Object.entries(besides).filter(([, rows]) => rows.length > 0)),
    ...(over.length === 0 ? {} : { left_over: over }),
  }
}
