/** Lines of numbers: ST 11 [10]; HP 11; Thrust 1d−1. */
import { NUMBER, readNumber } from './numbers.ts'

const NUMBERS = [
  'st',
  'dx',
  'iq',
  'ht',
  'hp',
  'fatigue',
  'speed',
  'move',
  'running',
  'dodge',
  'will',
  'fright',
  'vision',
  'hearing',
  'taste-smell',
] as const
type StatName = (typeof NUMBERS)[number]

export type Stats = {
  readonly numbers: readonly { readonly name: StatName; readonly value: number; readonly points: number | undefined }[]
  readonly dice: readonly { readonly name: 'thrust' | 'swing'; readonly dice: string }[]
  /** What was left over between them. */
  readonly rest: string
}

const NAMES: { readonly [name: string]: StatName } = {
  st: 'st',
  strength: 'st',
  dx: 'dx',
  dexterity: 'dx',
  iq: 'iq',
  intelligence: 'iq',
  ht: 'ht',
  health: 'ht',
  hp: 'hp',
  'hit points': 'hp',
  hits: 'hp',
  fatigue: 'fatigue',
  fp: 'fatigue',
  'fatigue points': 'fatigue',
  speed: 'speed',
  'basic speed': 'speed',
  move: 'move',
  'basic move': 'move',
  'running move': 'running',
  dodge: 'dodge',
  will: 'will',
  fright: 'fright',
  'fright check': 'fright',
  vision: 'vision',
  hearing: 'hearing',
  'taste/smell': 'taste-smell',
}

const NAME = String.raw`(basic speed|basic move|running move|hit points|fatigue points|fright check|taste\/smell|[a-z]+)`
/** ST 15 (10) [0]: as it is now, and as it was bought. */
const CHANGED = /(?<![\p{L}\p{N}])(ST|DX|IQ|HT) −?\d+ \((−?\d+)\)(?= \[)/gu
const HP_BESIDE = String.raw`(?:\s*\/\s*(\d+))?`
const POINTS = String.raw`(?:\s*\[\s*(${NUMBER})\s*\])?`
/** Only a true minus is one here: players write Will-14, and mean a dash. */
const VALUE = String.raw`\s*[:=–-]?\s*(−?\d+(?:\.\d+)?)`
const STAT = new RegExp(String.raw`(?<![\p{L}\p{N}])${NAME}${VALUE}${HP_BESIDE}${POINTS}(?![\p{L}\p{N}'’′]|d\d)`, 'giu')
/** Somebody too weak to hurt anybody does 0. */
const DICE = String.raw`(\d+d(?:\s?[+\-−–]\s?\d+)?|0)`
const DAMAGE = new RegExp(
  String.raw`(?:(?:basic\s+)?(?:damage|dam\.?)\s*[:=]?\s*)?(thrust|thr|swing|sw)\s*[:=]?\s*${DICE}`,
  'gi',
)
const BOTH = new RegExp(String.raw`(?:basic\s+)?(?:damage|dam\.?|bd)\s*[:=]?\s*${DICE}\s*[/;,]\s*${DICE}`, 'gi')

const diceText = (written: string): string => written.replace(/\s/g, '').replace(/[−–]/g, '-')

/** The numbers of a line that is made of them; nothing of a line that is not. */
export function statsIn(written: string): Stats | undefined {
  // What was bought is what counts: the rest comes of what somebody has.
  const line = written.replace(/\s+/g, ' ').replace(CHANGED, '$1 $2')
  const numbers: { name: StatName; value: number; points: number | undefined }[] = []
  const dice: { name: 'thrust' | 'swing'; dice: string }[] = []
  let first = line.length
  const starts = (at: number): void => {
    first = Math.min(first, at)
  }
  const rest = line
    .replace(BOTH, (whole: string, thrust: string, swing: string, at: number) => {
      starts(at)
      dice.push({ name: 'thrust', dice: diceText(thrust) }, { name: 'swing', dice: diceText(swing) })
      return ' '.repeat(whole.length)
    })
    .replace(DAMAGE, (whole: string, which: string, thrown: string, at: number) => {
      starts(at)
      dice.push({ name: which.toLowerCase().startsWith('t') ? 'thrust' : 'swing', dice: diceText(thrown) })
      return ' '.repeat(whole.length)
    })
    .replace(STAT, (whole: string, word: string, written: string, beside: string, cost: string, at: number) => {
      const key = word.toLowerCase()
      const [name, value] = [Object.hasOwn(NAMES, key) ? NAMES[key] : undefined, readNumber(written)]
      if (name === undefined || value === undefined) return whole
      starts(at)
      numbers.push({ name, value, points: cost === undefined ? undefined : readNumber(cost) })
      // HT 11/13: the second is hit points.
      if (beside !== undefined)
        numbers.push({ name: name === 'st' ? 'fatigue' : 'hp', value: Number(beside), points: undefined })
      return ' '.repeat(whole.length)
    })
    .replace(/[\s;,.|/()]+/g, ' ')
    .trim()
  return first === 0 ? { numbers, dice, rest } : undefined
}
