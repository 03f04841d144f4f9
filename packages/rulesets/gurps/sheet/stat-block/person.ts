/** Who somebody is, on one line of a stat block: female; age 26; right-handed; height 65 in (average). */
import { int, num } from '@umpire/engine'
import type { Character } from '../../character/character.ts'
import type { Sheet } from '../sheet.ts'
import { parts } from './entry.ts'
import { decimalText, NUMBER, readNumber } from './numbers.ts'

type Identity = Character['identity']
export type PersonTold = Partial<Pick<Identity, 'sex' | 'age' | 'handedness' | 'height_in' | 'weight_lb' | 'native_tl'>>

const AVERAGE = ' (average)'
const [INCHES_A_FOOT, CM_AN_INCH, LB_A_KG] = [12, 2.54, 2.204_622_6]

const measure = (chosen: number | null, usual: number, unit: string): string =>
  `${decimalText(chosen ?? usual)} ${unit}${chosen === null ? AVERAGE : ''}`

export const personText = (
  { sex, age, handedness, height_in, weight_lb, native_tl }: Identity,
  { body }: Sheet,
): string =>
  [
    sex,
    `age ${age}`,
    `${handedness}-handed`,
    `height ${measure(height_in, body.height_in, 'in')}`,
    `weight ${measure(weight_lb, body.weight_lb, 'lb')}`,
    ...(native_tl === null ? [] : [`native TL ${native_tl}`]),
  ].join('; ')

const number = `(${NUMBER})`
const FEET = /^(?:height\s*)?(\d+)\s*(?:'|’|′|ft\.?|feet)\s*(?:(\d+)\s*(?:"|”|″|''|in\.?|inches)?)?$/i

const amount = num({ min: -1e9, max: 1e9 })
const of = (match: RegExpExecArray, place: string, times = 1): number =>
  amount.read((readNumber(match[1] ?? '') ?? 0) * times, place)

/** Every way to say one of them, and what it tells. */
const WAYS: readonly (readonly [RegExp, (match: RegExpExecArray, place: string) => PersonTold])[] = [
  [/^(?:sex\s*)?(male|m|man)$/i, () => ({ sex: 'male' })],
  [/^(?:sex\s*)?(female|f|woman)$/i, () => ({ sex: 'female' })],
  [/^(?:age|aged)\s*(\d+)$/i, (found, place) => ({ age: int({ min: 0, max: 10_000 }).read(Number(found[1]), place) })],
  [
    /^(\d+)\s*(?:years?(?: old)?|y\.?o\.?)$/i,
    (found, place) => ({ age: int({ min: 0, max: 10_000 }).read(Number(found[1]), place) }),
  ],
  [/^right(?:-handed)?$/i, () => ({ handedness: 'right' })],
  [/^left(?:-handed)?$/i, () => ({ handedness: 'left' })],
  [/^height .*\(average\)$/i, () => ({ height_in: null })],
  [/^weight .*\(average\)$/i, () => ({ weight_lb: null })],
  [FEET, found => ({ height_in: Number(found[1]) * INCHES_A_FOOT + Number(found[2] ?? 0) })],
  [
    new RegExp(`^(?:height\\s*)?${number}\\s*(?:in\\.?|inches|")$`, 'i'),
    (found, place) => ({ height_in: of(found, place) }),
  ],
  [
    new RegExp(`^(?:height\\s*)?${number}\\s*cm$`, 'i'),
    (found, place) => ({ height_in: Math.round(of(found, place, 1 / CM_AN_INCH)) }),
  ],
  [
    new RegExp(`^(?:weight\\s*)?${number}\\s*(?:lbs?\\.?|pounds)$`, 'i'),
    (found, place) => ({ weight_lb: of(found, place) }),
  ],
  [
    new RegExp(`^(?:weight\\s*)?${number}\\s*kg$`, 'i'),
    (found, place) => ({ weight_lb: Math.round(of(found, place, LB_A_KG)) }),
  ],
  [/^native TL\s*(\d+)$/i, (found, place) => ({ native_tl: int({ min: 0, max: 16 }).read(Number(found[1]), place) })],
]

/** What the words tell of a person; nothing if any of them tells none of it. */
export function personFrom(text: string, place: string): PersonTold | undefined {
  const told: PersonTold = {}
  for (const part of parts(text).flatMap(piece => piece.split(/,\s+/))) {
    const plain = part.replace(/[\s.]+$/, '').replace(':', '')
    const way = WAYS.find(([form]) => form.test(plain))
    const found = way?.[0].exec(plain)
    if (way === undefined || found === null || found === undefined) return undefined
    Object.assign(told, way[1](found, place))
  }
  return told
}
