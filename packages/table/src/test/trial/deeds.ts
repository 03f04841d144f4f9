/** What people do at a table, by chance: mostly sensible, sometimes careless, sometimes hostile. */
import { dice } from '@umpire/dice'
import { type Asking, type PlannedChoice, type Question, throwing } from '@umpire/engine'
import { DIALS, DICE_POLICIES, type Role } from '@umpire/protocol'
import type { Table } from '../../play/table.ts'
import type { Any } from './any.ts'
import type { Stage } from './stages.ts'

export type Deed =
  /** A command, if it is one. */
  | { readonly do: unknown; readonly by: string; readonly rests: number }
  | { readonly seat: string; readonly name: string; readonly role: Role; readonly actors: readonly string[] }
  | { readonly unseat: string }
  | { readonly playOn: number }
  | { readonly late: string; readonly scene: string; readonly rests: number }
  /** The server dies, and the table is opened again: from facts alone, or from a snapshot so many facts ago. */
  | { readonly crash: number | null }

/** What a table was seen to ask: choices made beforehand are made of it. */
export type Seen = PlannedChoice[]

export interface Situation {
  readonly any: Any
  readonly table: Table
  readonly stage: Stage
  readonly seen: Seen
  /** The game master's first; one of them may be nobody's. */
  readonly seats: readonly string[]
}

type Making = (situation: Situation) => Deed | undefined

const masterOf = ({ seats }: Situation): string => seats[0] ?? ''

const byMaster = (command: unknown, situation: Situation): Deed => ({
  do: command,
  by: situation.any.once(15) ? (situation.any.of(situation.seats) ?? '') : masterOf(situation),
  rests: situation.any.below(4),
})
const byAnybody = (command: unknown, { any, seats }: Situation): Deed => ({
  do: command,
  by: any.of(seats) ?? '',
  rests: any.below(4),
})

/** Mostly the one that is shown. */
function sceneOf({ any, table }: Situation): string | undefined {
  const { game } = table.data
  if (game.shown !== null && !any.once(6)) return game.shown
  return any.once(20) ? any.text() : any.of(Object.keys(game.scenes))
}

const has = ({ table }: Situation, id: string): boolean => Object.hasOwn(table.data.game.scenes, id)

function actorsOf({ any, table }: Situation): readonly string[] {
  const { shown } = table
  const there = shown === null ? [] : table.scene(shown.id).actors
  return any.once(15) ? [...there, any.text()] : there
}

function choiceFor({ any, table, seen }: Situation, scene: string, asking: Asking) {
  const { question } = asking
  if (question.kind !== 'choice') return undefined
  const { question: asked, choices } = question
  for (const { key } of choices.slice(0, 3)) if (seen.length < 200) seen.push({ question: asked, choice: key })
  const open = choices.filter(({ refused }) => refused === undefined)
  const proposed = table.scene(scene).proposal(asking, { role: 'gm', actors: [] })
  const key = any.once(12)
    ? any.once(2)
      ? any.text()
      : any.of(choices)?.key
    : any.once(2)
      ? proposed
      : any.of(open)?.key
  const choice = key ?? open[0]?.key ?? ''
  if (!any.once(3)) return { choice }
  const then = Array.from({ length: any.below(4) }, () => any.of(seen)).filter(one => one !== undefined)
  return { choice, then: then.map(one => (any.once(3) ? { ...one, ifOffered: any.once(2) } : one)) }
}

function thrownFor(any: Any, question: Extract<Question, { readonly kind: 'roll' }>) {
  const thrown = dice(question.dice)
  if (any.once(3)) return { total: any.once(8) ? any.number() : thrown.min + any.below(thrown.max - thrown.min + 1) }
  const faces = throwing({ draw: (sides, count) => any.below(sides ** count) })(thrown)
  return { faces: any.once(8) ? [...faces, 1] : faces }
}

const answer: Making = situation => {
  const { any, table } = situation
  const scene = sceneOf(situation)
  if (scene === undefined || !has(situation, scene)) return undefined
  const asking = any.of(table.scene(scene).asking)
  if (asking === undefined) return undefined
  const { question: asked } = asking
  const given = asked.kind === 'roll' ? thrownFor(any, asked) : choiceFor(situation, scene, asking)
  if (given === undefined) return undefined
  const question = any.once(25) ? 'an old one' : table.questionId(scene, asking)
  const command = { type: 'answer', scene, question, answer: given }
  const who = asked.kind === 'choice' ? asked.who : asked.about.by
  const own = Object.entries(table.data.members).find(([, { actors }]) => who !== undefined && actors.includes(who))
  const by = any.once(10) ? any.of(situation.seats) : any.once(2) ? own?.[0] : undefined
  return { do: command, by: by ?? masterOf(situation), rests: any.below(4) }
}

const start: Making = situation => {
  const { any, table } = situation
  const scene = sceneOf(situation)
  if (scene === undefined || !has(situation, scene)) return undefined
  const startable = any.of(table.scene(scene).startable)
  if (startable === undefined) return undefined
  const given = any.once(20) ? any.json() : any.record(startable.given)
  return byMaster({ type: 'start', scene, procedure: startable.procedure, given }, situation)
}

const beginScene: Making = situation => {
  const { any, stage, table } = situation
  if (Object.keys(table.data.game.scenes).length > 4) return undefined
  const setUp = any.of(stage.setUps)?.(any)
  if (setUp === undefined) return undefined
  const kind = any.once(40) ? any.text() : setUp.kind
  const given = any.once(6) ? any.changed(setUp.given) : setUp.given
  return byMaster({ type: 'beginScene', kind, title: any.once(9) ? any.text() : 'A scene', given }, situation)
}

/** Traits of cells of the map, light, fog. */
function stroke(any: Any) {
  const cells = Array.from({ length: any.below(4) }, () => `${any.below(12)},${any.below(8) - any.below(4)}`)
  const parts = {
    terrain: { blocked: any.once(2), opaque: any.once(2), cover: any.below(5), elevation: any.below(4) },
    clears: true,
    light: -any.below(6),
    fog: any.among('shown', 'hidden', 'sight'),
    name: any.text(),
    foggy: any.once(2),
  }
  return { cells, ...Object.fromEntries(any.some(Object.entries(parts))) }
}

const override: Making = situation => {
  const { any, table } = situation
  const scene = sceneOf(situation)
  if (scene === undefined || !has(situation, scene)) return undefined
  const { state } = table.scene(scene).data
  const { at, value } = any.once(4)
    ? { at: ['paint'], value: any.once(9) ? any.changed(stroke(any)) : stroke(any) }
    : any.change(state)
  return byMaster({ type: 'override', scene, at: [...at], value, note: any.text() }, situation)
}

const undo: Making = situation => {
  const { any, table } = situation
  const { steps } = table.data
  const far = any.once(4) ? any.of(steps) : any.of(steps.slice(-5))
  return byMaster(
    {
      type: 'undo',
      ...(any.once(2) || far === undefined ? {} : { step: any.once(12) ? any.below(100) + 1 : far.version }),
      ...(any.once(2) ? { dice: any.of(DICE_POLICIES) ?? 'keep' } : {}),
    },
    situation,
  )
}

const LINES = [
  'hello',
  '/r 3d6',
  '/r 8+ DM+2 to hit',
  '/gmr 2d6',
  '/w Ann psst',
  '/undo',
  '/redo',
  '/r',
  '/x',
  '/gmr 4d6kh3 # x',
]

const endScene: Making = situation => {
  const scene = sceneOf(situation)
  return scene === undefined ? undefined : byMaster({ type: 'endScene', scene }, situation)
}
const showScene: Making = situation => {
  const { any, table } = situation
  return byMaster({ type: 'showScene', scene: any.of(Object.keys(table.data.game.scenes)) ?? 'none' }, situation)
}
const say: Making = situation => {
  const { any } = situation
  return byAnybody({ type: 'say', text: any.once(4) ? any.text() : any.of(LINES) }, situation)
}
const roll: Making = situation => {
  const { any } = situation
  const dice = any.among('2d6', '3d6', '1d20+2', '300d6', any.text())
  return byAnybody({ type: 'roll', dice, purpose: any.text(), secret: any.once(2) }, situation)
}
const dial: Making = situation => {
  const { any } = situation
  const by = any.once(3) ? byAnybody : byMaster
  return by({ type: 'dial', actor: any.of(actorsOf(situation)) ?? 'Ada', to: any.of(DIALS) }, situation)
}
const assign: Making = situation => {
  const { any } = situation
  return byMaster({ type: 'assign', seat: any.of(situation.seats), actors: any.some(actorsOf(situation)) }, situation)
}
const settings: Making = situation => {
  const { any } = situation
  const changes = {
    dice: any.among('server', 'server', 'typed'),
    timer: any.among(null, 5, 60),
    undo: any.of(DICE_POLICIES),
  }
  return byMaster({ type: 'settings', settings: Object.fromEntries(any.some(Object.entries(changes))) }, situation)
}
const seat: Making = situation => {
  const { any, seats } = situation
  const one = any.of(seats) ?? ''
  // A table without a game master goes nowhere.
  const role = one === seats[0] ? 'gm' : any.among<Role>('player', 'player', 'gm', 'spectator')
  return { seat: one, name: any.among('Ann', 'Tom', any.text()), role, actors: any.some(actorsOf(situation)) }
}
const late: Making = ({ any, table }) => {
  const { shown } = table
  const asking = shown === null ? undefined : any.of(table.scene(shown.id).asking)
  if (shown === null || asking === undefined) return undefined
  return { late: table.questionId(shown.id, asking), scene: shown.id, rests: any.below(4) }
}

/** Only now and then where there is nothing of the kind to do: that is refused. */
const where =
  (is: (situation: Situation) => boolean, command: unknown): Making =>
  situation =>
    is(situation) || situation.any.once(20) ? byMaster(command, situation) : undefined

/** Each as often as it says. */
const MAKINGS: readonly (readonly [number, Making])[] = [
  [150, answer],
  [30, start],
  [6, beginScene],
  [3, endScene],
  [3, showScene],
  [5, say],
  [2, roll],
  [20, override],
  [8, undo],
  [8, where(({ table }) => table.data.undone.length > 0, { type: 'redo' })],
  [12, where(({ table }) => table.data.held, { type: 'goOn' })],
  [4, where(({ table }) => table.playsOn, { type: 'pause' })],
  [6, dial],
  [2, assign],
  [3, settings],
  [1, situation => byAnybody({ type: 'entropy', text: situation.any.text() }, situation)],
  [1, ({ any, ...rest }) => byAnybody({ type: 'note', text: any.text(), shared: any.once(2) }, { any, ...rest })],
  [1, situation => byMaster({ type: 'sealDice' }, situation)],
  [1, seat],
  [1, ({ any, seats }) => ({ unseat: any.of(seats.slice(1)) ?? '' })],
  [60, ({ any, table }) => (table.playsOn ? { playOn: any.below(4) } : undefined)],
  [5, late],
  [4, ({ any }) => ({ crash: any.once(2) ? null : any.below(60) })],
]
const ALL = MAKINGS.reduce((sum, [often]) => sum + often, 0)

function making(any: Any): Making | undefined {
  let left = any.below(ALL)
  for (const [often, one] of MAKINGS) {
    if (left < often) return one
    left -= often
  }
  return undefined
}

/** Something that may be done now. */
export function deedAt(situation: Situation): Deed {
  if (situation.table.data.game.shown === null && situation.any.once(2)) {
    const begun = beginScene(situation)
    if (begun !== undefined) return begun
  }
  for (let tries = 0; tries < 20; tries++) {
    const made = making(situation.any)?.(situation)
    if (made !== undefined) return made
  }
  return { playOn: 0 }
}
