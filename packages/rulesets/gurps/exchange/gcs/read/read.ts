/** A file of GCS as a character of third edition, and a report of everything that is not the same in both. */
import { BadInput, isObject, type Json, json } from '@umpire/engine'
import { type Character, character } from '../../../character/character.ts'
import { NOBODY } from '../../../character/unread.ts'
import { rulesetOf, type Sheet, sheetOf } from '../../../sheet/sheet.ts'
import { type JsonObject, keptParts, type Part, partIn, Report } from '../../shared/parts.ts'
import { CHARACTER_TYPE, GCS_VERSION, OLDEST_GCS_VERSION } from '../format.ts'
import { KEPT } from '../kept.ts'
import { oursIn } from '../umpire-parts.ts'
import { rows } from './node.ts'
import { readAttributes } from './read-attributes.ts'
import { readItems } from './read-items.ts'
import { readIdentity } from './read-profile.ts'
import { keptOf, readNotes, settingsIn, tellSpells, withArms } from './read-rest.ts'
import { type ReadSkills, readSkills } from './read-skills.ts'
import { readTraits } from './read-traits.ts'
import { readable, readableFields, reads } from './readable.ts'

/** Refused where it is no character of GCS, or of a version that is not known. */
function checked(value: unknown, place: string): Part {
  if (!isObject(value)) throw new BadInput(place, 'a file of GCS, an object', value)
  const { type, version } = value
  if (type !== undefined && type !== CHARACTER_TYPE) {
    throw new BadInput(`${place}.type`, `a character of GCS, of the type ${CHARACTER_TYPE} or without one`, type)
  }
  if (version === GCS_VERSION || version === OLDEST_GCS_VERSION) return value
  throw new BadInput(`${place}.version`, `data version ${OLDEST_GCS_VERSION} or ${GCS_VERSION} of GCS`, version)
}

/** What this program wrote beside GCS's own parts, where it did and it still reads. */
function before(ours: Part | undefined, place: string, report: Report): JsonObject | undefined {
  const kept = ours?.['character']
  if (!isObject(kept)) return undefined
  const plain = keptParts(kept, `${place}.third_party`, [], report)
  const whole = { ...NOBODY, ...plain, attributes: NOBODY['attributes'] }
  return report.attempt(() => character.read(whole, `${place}.third_party`)) === undefined ? undefined : plain
}

/** What the points give here and gave there. */
function tellLevels(sheet: Sheet, { skills }: ReadSkills, report: Report): void {
  const levels = new Map(sheet.skills.map(line => [line.skill.toLowerCase(), line.level]))
  for (const { written, place, level } of skills) {
    const [skill, points] = [String(written['skill']), String(written['points'])]
    const here = levels.get(skill.toLowerCase())
    if (level === undefined || here === undefined || here === level) continue
    report.tell(place, `${skill}: level ${level} there, ${here ?? 'none'} here, for ${points} points`)
  }
}

/** Every point of the file, and every point of the character. */
function tellPoints({ points }: Sheet, file: Part, place: string, report: Report): void {
  const [there, here] = [file['total_points'], points.budget + points.awarded]
  if (typeof there === 'number' && there !== here) {
    report.tell(`${place}.total_points`, `${there} points there, ${here} here`)
  }
  report.tell(place, `worth ${points.creation} points by the tables of third edition, ${points.unspent} unspent`)
}

/**
 *     fromGcs(JSON.parse(text), 'Ada.gcs') // { character, report: ['Ada.gcs.traits[2]: Perk …', …] }
 */
export function fromGcs(
  value: unknown,
  place: string,
): { readonly character: Character; readonly report: readonly string[] } {
  const file = checked(value, place)
  const report = new Report()
  const ours = oursIn(file)
  const base = before(ours, place, report)
  const start = character.read({ ...NOBODY, ...base, attributes: NOBODY['attributes'] }, place)
  const told = base === undefined ? settingsIn(file, place, rulesetOf(start).silent, report) : {}
  const campaign = { ...start.campaign, settings: { ...start.campaign.settings, ...told } }
  const why = rulesetOf({ ...start, campaign }).silent

  const { scores, traits: secondary } = readAttributes(file, place, report)
  const traits = readTraits(
    [...rows(file, 'traits', place, report), ...rows(file, 'advantages', place, report)],
    why,
    report,
  )
  const skills = readSkills(rows(file, 'skills', place, report), why, report)
  const { items, arms } = readItems(file, place, why, report)
  const { notes, kept: keptNotes } = readNotes(file, place, [...traits.strange, ...skills.strange], report)
  tellSpells(file, place, report)

  const identity = readableFields(
    'identity',
    readIdentity(
      partIn(file, 'profile', place, report),
      base?.['identity'],
      ours?.['shown'],
      `${place}.profile`,
      report,
    ),
    `${place}.profile`,
    report,
  )
  const { native } = traits
  if (native === undefined && base === undefined) {
    report.tell(place, `no native language is marked; ${start.identity.native_language} is taken`)
  }
  const nativePoints =
    native !== undefined && reads('native_language_points', native.points, `${place}.traits`, report)
      ? native.points
      : undefined
  const besides = { traits: traits.kept, notes: keptNotes }
  const kept = keptOf(file, place, besides, { traits: traits.left, skills: skills.left }, report)
  const here = (written: Json) => ({ written, place: `${place}.traits` })
  const read = character.read(
    {
      ...NOBODY,
      ...base,
      campaign: withArms(campaign, arms),
      identity: {
        ...identity,
        ...(native === undefined ? {} : { native_language: native.language.slice(0, 200) }),
      },
      attributes: scores,
      traits: readable(
        'traits',
        [...traits.traits, ...secondary].map(one => here(json().read(one, place))),
        report,
      ),
      quirks: readable('quirks', traits.quirks.map(here), report),
      skills: readable('skills', [...skills.skills, ...traits.languages], report),
      ...(nativePoints === undefined ? {} : { native_language_points: nativePoints }),
      items: readable('items', items, report),
      notes: readable('notes', notes.map(here), report),
      ...(Object.keys(kept).length === 0 ? {} : { [KEPT]: kept }),
    },
    place,
  )
  const sheet = sheetOf(read)
  tellLevels(sheet, skills, report)
  tellPoints(sheet, file, place, report)
  return { character: read, report: report.lines }
}
