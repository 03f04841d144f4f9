/** Who stands beside whom, on one base line and to one scale: the creature, itself at other Sizes, and things one knows. */
import { type Drawn, drawnOf, type Outline } from './outline.ts'

type Role = 'now' | 'ghost' | 'known'

export interface Entrant {
  readonly key: string
  readonly role: Role
  readonly yards: number
  readonly drawn: Drawn
  readonly name: string
  readonly about: string
}

export interface Standing extends Entrant {
  /** Pixels from the left to the middle of its place, and to the zero of its drawing. */
  readonly middle: number
  readonly at: number
  /** Pixels for a unit of its drawing. */
  readonly scale: number
}

export interface LineUp {
  /** Pixels. */
  readonly perYard: number
  readonly standing: readonly Standing[]
  readonly lines: readonly { readonly up: number; readonly text: string }[]
}

const MAN = { legs: 2, arms: 2, wings: 0, posture: 'upright', stance: 'high', tail: 'none' } as const
const BEAST = { legs: 4, arms: 0, wings: 0, posture: 'horizontal', stance: 'high', tail: 'small' } as const

interface Known {
  readonly name: string
  readonly yards: number
  readonly plan: Outline
}

/** As long as they really are, without neck and tail. */
const KNOWN: readonly Known[] = [
  { name: 'Ant', yards: 0.25 / 36, plan: { ...BEAST, legs: 6, stance: 'low', tail: 'none' } },
  { name: 'Beetle', yards: 1 / 36, plan: { ...BEAST, legs: 6, stance: 'very low', tail: 'none' } },
  { name: 'Mouse', yards: 3 / 36, plan: { ...BEAST, stance: 'low', tail: 'large' } },
  { name: 'Cat', yards: 0.5, plan: BEAST },
  { name: 'Human', yards: 2, plan: MAN },
  { name: 'Horse', yards: 2, plan: { ...BEAST, head: 'horse' } },
  { name: 'Elephant', yards: 4.5, plan: { ...BEAST, head: 'trunk', tail: 'none' } },
  { name: 'Whale', yards: 28, plan: { ...BEAST, legs: 0, posture: 'fishlike' } },
]
const HUMAN = 'Human'

/** What is far smaller is a speck, and beside what is far larger everything else is one. */
const LEAST = 1 / 12
const MOST = 2.6

/** What is larger takes room from the creature itself. */
const LARGER = 2

/** Those of a size that can be compared, the nearest first; a human, wherever one can be seen. */
function knownNear(yards: number, name: string, count: number): readonly Known[] {
  const apart = (one: Known): number => {
    if (one.name === HUMAN) return 0
    const steps = Math.log(one.yards / yards)
    return steps > 0 ? LARGER * steps : -steps
  }
  const own = name.trim().toLowerCase()
  return KNOWN.filter(one => one.yards / yards >= LEAST && one.yards / yards <= MOST && one.name.toLowerCase() !== own)
    .toSorted((a, b) => apart(a) - apart(b))
    .slice(0, count)
}

/** Nobody stands beside himself. */
export const knownEntrants = (yards: number, name: string, count: number): readonly Entrant[] =>
  knownNear(yards, name, count).map(known => ({
    key: known.name,
    role: 'known',
    yards: known.yards,
    drawn: drawnOf(known.plan),
    name: known.name,
    about: lengthText(known.yards),
  }))

const FEW = 3
const figure = (value: number): string => String(Number(value.toPrecision(FEW)))

/** A length as people say it: inches, feet or yards. */
export function lengthText(yards: number): string {
  if (yards < 1 / 3) return `${figure(yards * 36)} in`
  return yards < 1 ? `${figure(yards * 3)} ft` : `${figure(yards)} yd`
}

const INCH = 1 / 36
const STEPS = [0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 6]
  .map(inches => inches * INCH)
  .concat([1 / 3, 1, 2, 5, 10, 20, 50, 100, 200])

/** A line every so many yards, no closer than the eye wants. */
const CLOSEST = 34

function linesUp(perYard: number, height: number): LineUp['lines'] {
  const step = STEPS.find(one => one * perYard >= CLOSEST) ?? 500
  const [unit, name] = step < 1 / 3 ? [INCH, 'in'] : step < 1 ? [1 / 3, 'ft'] : [1, 'yd']
  const count = Math.floor(height / (step * perYard))
  return Array.from({ length: count }, (_, nth) => {
    const yards = step * (nth + 1)
    return { up: yards * perYard, text: `${figure(yards / unit)} ${name}` }
  })
}

const GAP = 14

interface Room {
  readonly width: number
  readonly height: number
  /** What a name needs. */
  readonly name: number
  /** As much of its size as the creature keeps for the sake of something that one knows. */
  readonly worth: number
}

/** With as many of those who may come as leave the others their size. */
export function linedUpWith(own: readonly Entrant[], known: readonly Entrant[], room: Room): LineUp {
  const all = known.map((_, nth) => [...own, ...known.slice(0, known.length - nth)]).concat([[...own]])
  const tried = all.map(entrants =>
    linedUp(
      entrants.toSorted((a, b) => a.yards - b.yards),
      room,
    ),
  )
  const largest = tried.at(-1)?.perYard ?? 1
  return tried.find(({ perYard }) => perYard >= largest * room.worth) ?? linedUp(own, room)
}

/** In their order, as large as fits. */
function linedUp(entrants: readonly Entrant[], { width, height, name }: Room): LineUp {
  const tall = Math.max(...entrants.map(({ yards, drawn }) => (yards * drawn.height) / 100))
  const wideOf = ({ yards, drawn }: Entrant, perYard: number): number =>
    Math.max(name, (yards * (drawn.right - drawn.left) * perYard) / 100)
  const total = (perYard: number): number => entrants.reduce((sum, one) => sum + wideOf(one, perYard) + GAP, -GAP)
  let perYard = height / tall
  // What names need stays, so it is no mere proportion.
  while (total(perYard) > width && perYard * tall > 1) perYard *= 0.97
  const spare = Math.max(0, width - total(perYard)) / entrants.length
  let from = spare / 2
  const standing = entrants.map((one): Standing => {
    const wide = wideOf(one, perYard)
    const middle = from + wide / 2
    from += wide + GAP + spare
    const scale = (one.yards * perYard) / 100
    return { ...one, middle, scale, at: middle - ((one.drawn.left + one.drawn.right) / 2) * scale }
  })
  return { perYard, standing, lines: linesUp(perYard, height) }
}
