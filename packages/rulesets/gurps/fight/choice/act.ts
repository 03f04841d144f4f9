/**
 * What a choice of a turn is about, and the key that names it in stored games and on the command line. Keys are written
 * and read here alone. Things and blows are named by their places, people by id; the form is the manner of an act.
 *
 *     go   move   move:half-move   drop:0   crouch   change:kneeling   ready:1   reload:0   clear:0   aim:0:kurt
 *     strike:2:0:kurt   wild:2:0:kurt   shoot:0:0:kurt   throw:3:kurt   all-out:plus-4:2:0:kurt   feint:2:0:kurt   judo:kurt
 *     all-out:feint-and-attack:2:0:kurt   pop-up:0:0:kurt   watch:0:8,-2   watch:0:8,-2/1:look   watch:0:8,-2/line
 *     defend   wait   put-out   nothing   surrender   flee
 */
import { flag, int, nullable, optional, record, text, type ValueOf } from '@umpire/engine'

const place = optional(int({ min: 0, max: 999 }))

export const actAbout = record({
  kind: text(50),
  form: optional(text(50)),
  arm: place,
  blow: place,
  rate: place,
  target: optional(text(200)),
  /** Hexes to be watched: one, all within so many of it, or all in the line to it and beyond, where there is no radius. */
  q: optional(int()),
  r: optional(int()),
  radius: optional(nullable(int({ min: 0 }))),
  /** Makes sure who it is before shooting. */
  looks: optional(flag()),
})
export type ActAbout = ValueOf<typeof actAbout>

/** What follows the kind in a key, in this order. */
export type Shape = readonly ('form' | 'arm' | 'blow' | 'rate' | 'target')[]

const PLAIN: Shape = []
const OF_ARM: Shape = ['arm']
const AT_TARGET: Shape = ['arm', 'target']
const OF_BLOW: Shape = ['arm', 'blow', 'target']
const OF_SHOT: Shape = ['arm', 'rate', 'target']

const SHAPES: { readonly [kind: string]: readonly Shape[] } = {
  go: [PLAIN],
  crouch: [PLAIN],
  defend: [PLAIN],
  wait: [PLAIN],
  'put-out': [PLAIN],
  nothing: [PLAIN],
  surrender: [PLAIN],
  flee: [PLAIN],
  move: [PLAIN, ['form']],
  change: [['form']],
  drop: [OF_ARM],
  ready: [OF_ARM],
  reload: [OF_ARM],
  clear: [OF_ARM],
  aim: [AT_TARGET],
  throw: [AT_TARGET],
  strike: [OF_BLOW],
  wild: [OF_BLOW],
  feint: [OF_BLOW],
  shoot: [OF_SHOT],
  'pop-up': [OF_SHOT],
  'all-out': [['form', ...OF_BLOW]],
  judo: [['target']],
}

const WATCH = 'watch'
const LOOK = 'look'
const AREA = /^(-?\d{1,4}),(-?\d{1,4})(?:\/(?:([1-9])|line))?$/
const WHOLE = /^\d{1,3}$/

export function actKey({ kind, form, arm, blow, rate, target, q, r, radius, looks }: ActAbout): string {
  let key = kind
  for (const part of [form, arm, blow, rate, target]) if (part !== undefined) key += `:${part}`
  if (q === undefined || r === undefined) return key
  const around = radius === null ? '/line' : radius === undefined || radius === 0 ? '' : `/${radius}`
  return `${key}:${q},${r}${around}${looks === true ? `:${LOOK}` : ''}`
}

/** What a key is about; nothing if it names no act of this book. */
export function actIn(key: string): ActAbout | undefined {
  const [kind = '', ...parts] = key.split(':')
  if (kind === WATCH) return watchIn(parts)
  return Object.hasOwn(SHAPES, kind) ? actShaped(key, SHAPES[kind] ?? []) : undefined
}

/** What a key of one of these shapes is about. */
export function actShaped(key: string, shapes: readonly Shape[]): ActAbout | undefined {
  const [kind = '', ...parts] = key.split(':')
  const shape = shapes.find(({ length }) => length === parts.length)
  if (shape === undefined) return undefined
  const about: { kind: string; [part: string]: string | number } = { kind }
  for (const [at, name] of shape.entries()) {
    const part = parts[at] ?? ''
    const isWord = name === 'form' || name === 'target'
    if (!isWord && !WHOLE.test(part)) return undefined
    about[name] = isWord ? part : Number(part)
  }
  return about
}

function watchIn([arm = '', area = '', look]: readonly string[]): ActAbout | undefined {
  const [, q, r, radius = '0'] = AREA.exec(area) ?? []
  if (!WHOLE.test(arm) || q === undefined || (look !== undefined && look !== LOOK)) return undefined
  return {
    kind: WATCH,
    arm: Number(arm),
    q: Number(q),
    r: Number(r),
    radius: area.endsWith('line') ? null : Number(radius),
    looks: look === LOOK,
  }
}
