/**
 * How everybody stands at some moment of a round that is weighed, told in a text: those who have the same go on alike. What
 * cannot matter before the round is over is left out of it, and wounds that began to bleed in this round are counted
 * beside it, because they are of no weight before the next.
 */
import { keyOf } from '@umpire/engine'
import type { Standing } from '../state/standing.ts'
import { type Fight, standingAt } from '../state/state.ts'

/** What has been seen of whoever declares: how his present attack came out, and whether any has hit. */
export interface Seen {
  readonly came: string | null
  readonly hit: boolean
}
export const UNSEEN: Seen = { came: null, hit: false }

/** A fight that is looked at. */
export interface Watched extends Fight {
  readonly seen: Seen
}

/** Rates of all wounds of this round, by place. */
export type Blood = readonly number[]

/** Told as they are; told by something less; or beside the text. */
const TOLD: { readonly [field in keyof Standing]: boolean } = {
  id: false,
  x: true,
  y: true,
  status: true,
  marks: true,
  halved: true,
  // How long it will last is of no weight in this round: nobody comes to before the next.
  out: false,
  coma: false,
  gone: true,
  limbs: true,
  wounds: false,
  short_fp: true,
  long_fp: true,
  df_gained: true,
  run_seconds: true,
  rest_seconds: true,
  action_points: true,
  cover: true,
  exposed: true,
  aim: true,
  waited: true,
  stream: true,
  arms: true,
  acts: true,
  blocking: true,
  pace: true,
  struck: true,
  missed: true,
  swung_at: true,
  dirty: true,
  unaware: true,
  eyes_lost: true,
  eyes_hurt: true,
  ears_lost: true,
  ears_hurt: true,
  // Hours are of no weight in this round.
  senses: false,
  cut_off: false,
  fingers_lost: true,
  toes_lost: true,
  aptitude_lost: true,
  flaws: true,
  severed: true,
}

const isField = (name: string): name is keyof Standing => Object.hasOwn(TOLD, name)
const FIELDS: readonly (keyof Standing)[] = Object.keys(TOLD)
  .filter(isField)
  .filter(name => TOLD[name])

/**
 * What of a value is not as it was: of a list, only those of its parts. The same people are always written in the same order;
 * where they were not, they would only be walked twice.
 */
function partText(before: unknown, now: unknown): string {
  if (!Array.isArray(now) || !Array.isArray(before)) return typeof now === 'object' ? JSON.stringify(now) : `${now}`
  let text = `${now.length}`
  for (let index = 0; index < now.length; index++) {
    if (now[index] !== before[index]) text += `,${index}${JSON.stringify(now[index])}`
  }
  return text
}

/** What of somebody is not as it was. */
function textOf(before: Standing, now: Standing, round: number): string {
  if (before === now) return ''
  let text = `${now.out?.state ?? ''}${now.coma === null ? '' : now.coma.due === null}`
  for (const name of FIELDS) {
    const value = now[name]
    if (value !== before[name]) text += `${name}${partText(before[name], value)};`
  }
  if (now.wounds !== before.wounds) text += keyOf(now.wounds.filter(({ since }) => since < round))
  return text
}

/** One text for all who go on alike from here, held against how the round began. */
export function bodyText(start: Fight, now: Watched): string {
  let text = `${now.seen.came}${now.seen.hit}${now.round}`
  for (let place = 0; place < now.standing.length; place++) {
    text += `|${textOf(standingAt(start, place), standingAt(now, place), start.round)}`
  }
  if (now.covers !== start.covers) text += `c${keyOf(now.covers)}`
  if (now.live !== start.live) text += `l${keyOf(now.live)}`
  if (now.holds !== start.holds) text += `h${keyOf(now.holds)}`
  if (now.lying !== start.lying) text += `g${keyOf(now.lying)}`
  return text
}

/** What has begun to bleed in this round. */
export const bloodOf = ({ standing }: Fight, round: number): Blood =>
  standing.map(({ wounds }) => {
    let rate = 0
    for (const wound of wounds) if (wound.since >= round) rate += wound.rate
    return rate
  })

/** The same without it. */
export function bloodless(fight: Watched, round: number): Watched {
  if (fight.standing.every(({ wounds }) => wounds.every(({ since }) => since < round))) return fight
  const standing = fight.standing.map(one => ({ ...one, wounds: one.wounds.filter(({ since }) => since < round) }))
  return { ...fight, standing }
}
