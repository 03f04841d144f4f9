/** Who it is: the profile of a file of GCS. */
import { isObject } from '@umpire/engine'
import { inches, pounds } from '../../shared/measures.ts'
import { compact, type JsonObject, keptParts, type Part, type Report, textIn } from '../../shared/parts.ts'

/** The fields that have a place here; the others are kept as they are. */
export const PROFILE_PARTS = ['name', 'player_name', 'age', 'gender', 'handedness', 'height', 'weight', 'tech_level']
const [OLDEST, LONGEST] = [10_000, 200]

const WHOLE = /^\d{1,9}/

function ageOf(written: string, place: string, report: Report): number | undefined {
  if (written === '') return undefined
  const [number] = WHOLE.exec(written) ?? []
  if (number !== undefined && Number(number) <= OLDEST) return Number(number)
  report.tell(place, `an age of ${written.slice(0, 40)} cannot be read; left out`)
  return undefined
}

/** What people write, whole or by its beginning: F, fem., woman. */
const SEXES = [
  ['female', ['female', 'woman', 'girl']],
  ['male', ['male', 'man', 'boy']],
] as const
const HANDS = [
  ['right', ['right']],
  ['left', ['left']],
] as const

/** One of two words, where the file has one of them; else it stays as it is usual here, which is told. */
function wordOf<A extends string>(
  written: string,
  words: readonly (readonly [A, readonly string[]])[],
  usual: A,
  place: string,
  report: Report,
): A | undefined {
  const said = written.toLowerCase().replace(/[^a-z].*$/s, '')
  const means = (word: string): boolean => said !== '' && (word.startsWith(said) || said.startsWith(word))
  const [found] = words.find(([, all]) => all.some(means)) ?? []
  if (found === undefined && written !== '') {
    report.tell(
      place,
      `${written.slice(0, 40)} is neither ${words.map(([word]) => word).join(' nor ')}; taken as ${usual}`,
    )
  }
  return found
}

const TECH_LEVEL = /^\d{1,2}/

export const techLevelIn = (profile: Part, place: string, report: Report): number | undefined => {
  const [written] = TECH_LEVEL.exec(textIn(profile, 'tech_level', place, report)) ?? []
  return written === undefined ? undefined : Number(written)
}

/** Every field of the identity that the profile tells. */
function told(profile: Part, place: string, report: Report): { readonly [field: string]: JsonObject } {
  const text = (name: string): string => textIn(profile, name, place, report)
  const [height, weight] = [text('height'), text('weight')]
  const cut = (name: string): string | undefined => text(name).slice(0, LONGEST) || undefined
  return {
    name: compact({ name: cut('name') }),
    player_name: compact({ player: cut('player_name') }),
    age: compact({ age: ageOf(text('age'), `${place}.age`, report) }),
    gender: compact({ sex: wordOf(text('gender'), SEXES, 'male', `${place}.gender`, report) }),
    handedness: compact({ handedness: wordOf(text('handedness'), HANDS, 'right', `${place}.handedness`, report) }),
    height: compact({
      height_in: height === '' ? undefined : report.attempt(() => inches(height, `${place}.height`)),
    }),
    weight: compact({
      weight_lb: weight === '' ? undefined : report.attempt(() => pounds(weight, `${place}.weight`)),
    }),
  }
}

/** What the profile says, over what this program had written, where GCS shows something else. */
export function readIdentity(profile: Part, own: unknown, shown: unknown, place: string, report: Report): JsonObject {
  const before = isObject(own) ? keptParts(own, `${place}.third_party`, [], report) : {}
  const said = Object.entries(told(profile, place, report)).filter(
    ([field]) => !isObject(shown) || shown[field] !== profile[field],
  )
  return { ...before, ...Object.fromEntries(said.flatMap(([, fields]) => Object.entries(fields))) }
}
