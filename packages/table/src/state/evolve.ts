/** What each fact makes of a table. No rule is asked: a table that was stored is told again as it was. */
import { followed } from '@umpire/dice'
import type { Json, SceneData, SceneKind, Stretch, Underway } from '@umpire/engine'
import { type Game, MOST_STEPS, NOTHING_YET, type SceneEntry, type Step, type TableData } from './data.ts'
import type { FactOf, TableFact } from './facts.ts'

/** Finds a kind of scene by its name. */
export type KindOf = (kind: string) => SceneKind

/** The table that a first fact opens. */
export function openedTable({ values }: FactOf<'opened'>): TableData {
  const { title, system, chosen, settings, fair, dice } = values
  return {
    version: 1,
    title,
    system,
    chosen,
    settings,
    members: {},
    names: {},
    kinds: {},
    dials: {},
    turned: [],
    notes: {},
    unmet: {},
    game: NOTHING_YET,
    steps: [],
    undone: [],
    kept: [],
    held: false,
    fair,
    commitment: dice.commitment,
  }
}

/** A scene as it stands after what it just did, where somebody has it in hand: then it need not be told again. */
export type InHand = (scene: string) => SceneData | undefined

/** The table after the next fact. */
export function evolve(table: TableData, fact: TableFact, kindOf: KindOf, inHand: InHand = () => undefined): TableData {
  const unmet = ('unmet' in fact.values ? fact.values.unmet : undefined) ?? table.unmet
  return { ...changed(table, fact, kindOf, inHand), unmet, version: table.version + 1 }
}

function changed(table: TableData, fact: TableFact, kindOf: KindOf, inHand: InHand): TableData {
  switch (fact.type) {
    case 'opened':
      return openedTable(fact)
    case 'seated': {
      const { seat, name, role, actors } = fact.values
      const members = { ...table.members, [seat]: { name, role, actors } }
      return { ...table, members, names: { ...table.names, [seat]: name } }
    }
    case 'unseated':
      return { ...table, members: without(table.members, fact.values.seat) }
    case 'assigned': {
      const { seat, actors } = fact.values
      const member = table.members[seat]
      return member === undefined ? table : { ...table, members: { ...table.members, [seat]: { ...member, actors } } }
    }
    case 'sceneBegun': {
      const { scene, kind, title, state, people: brought } = fact.values
      const entry: SceneEntry = { kind, title, ended: false, plays: 0, state, underway: null, brought }
      const { scenes, people } = table.game
      const game = { scenes: { ...scenes, [scene]: entry }, shown: scene, people: { ...people, ...brought } }
      return stepped({ ...table, held: false, kinds: { ...table.kinds, [scene]: kind } }, fact, false, game)
    }
    case 'sceneEnded': {
      const { game } = table
      const { scene } = fact.values
      // What was in it stays in the log; a table must not grow with its age.
      const scenes = without(game.scenes, scene)
      return stepped(table, fact, false, { ...game, scenes, shown: game.shown === scene ? null : game.shown })
    }
    case 'sceneShown': {
      const { scene, state } = fact.values
      const game = state === null ? table.game : withScene(table.game, scene, entry => ({ ...entry, state }))
      return stepped(table, fact, false, { ...game, shown: scene })
    }
    case 'peopleKept':
      return continued(table, false, { ...table.game, people: { ...table.game.people, ...fact.values.people } })
    case 'advanced': {
      const { scene, stretches, dice, used, kept } = fact.values
      const rolled = dice.length > 0 || used.length > 0
      const now = inHand(scene)
      const plays = stretches.filter(({ begun }) => begun !== undefined).length
      const game = withScene(table.game, scene, entry =>
        now === undefined
          ? stretches.reduce(stretched(kindOf(entry.kind)), entry)
          : { ...entry, ...now, plays: entry.plays + plays },
      )
      const after = fact.values.follows ? continued(table, rolled, game) : stepped(table, fact, rolled, game)
      return { ...after, fair: dice.reduce(followed, table.fair), kept, held: false }
    }
    case 'overridden': {
      const { scene, place: at, to, state } = fact.values
      const game = withScene(table.game, scene, entry => {
        const underway = entry.underway && { ...entry.underway, answers: [...entry.underway.answers, { at, set: to }] }
        return { ...entry, state, underway }
      })
      return stepped(table, fact, false, game)
    }
    case 'undone': {
      const { steps, game, kept } = fact.values
      const versions = new Set(steps.map(({ version }) => version))
      const left = table.steps.filter(({ version }) => !versions.has(version))
      const group = { version: table.version + 1, steps, kept: table.kept }
      return { ...table, game, kept, steps: left, undone: [...table.undone, group], held: true }
    }
    case 'redone': {
      const { steps, game } = fact.values
      const kept = table.undone.at(-1)?.kept ?? []
      const undone = table.undone.slice(0, -1)
      return { ...table, game, kept, steps: [...table.steps, ...steps], undone, held: undone.length > 0 }
    }
    case 'paused':
      return { ...table, held: true }
    case 'said':
      return table
    case 'rolledAside':
      return { ...table, fair: fact.values.log.reduce(followed, table.fair) }
    case 'dialed': {
      const { by, actor, to } = fact.values
      const others = table.turned.filter(one => one !== actor)
      const turned = by === '' ? [...others, actor] : others
      // Whoever hands somebody to the program wants it to play.
      return { ...table, dials: { ...table.dials, [actor]: to }, turned, held: table.held && to !== 'do' }
    }
    case 'settled':
      return { ...table, settings: fact.values.settings }
    case 'noted': {
      const { by, text, shared } = fact.values
      return { ...table, notes: { ...table.notes, [by]: { text, shared } } }
    }
    case 'stirred':
      return { ...table, fair: followed(table.fair, fact.values.entry) }
    case 'sealed':
      return { ...table, fair: fact.values.fair, commitment: fact.values.dice.commitment }
  }
}

const without = <T>(map: { readonly [key: string]: T }, key: string): { readonly [key: string]: T } =>
  Object.fromEntries(Object.entries(map).filter(([name]) => name !== key))

/** A step that can be undone; what was undone before is then final. */
function stepped(table: TableData, fact: TableFact, dice: boolean, game: Game): TableData {
  const version = table.version + 1
  const step: Step = { version, to: version, what: whatOf(fact), by: fact.values.by, dice }
  return { ...table, game, steps: [...table.steps, step].slice(-MOST_STEPS), undone: [] }
}

/** More of the last step. */
function continued(table: TableData, dice: boolean, game: Game): TableData {
  const last = table.steps.at(-1)
  if (last === undefined) return { ...table, game }
  const step: Step = { ...last, to: table.version + 1, dice: last.dice || dice }
  return { ...table, game, steps: [...table.steps.slice(0, -1), step], undone: [] }
}

function whatOf(fact: TableFact): string {
  switch (fact.type) {
    case 'advanced':
      return fact.values.what
    case 'overridden':
      return fact.values.place.join(' ')
    case 'sceneBegun':
      return fact.values.title
    default:
      return fact.type
  }
}

function withScene(game: Game, id: string, change: (entry: SceneEntry) => SceneEntry): Game {
  const entry = game.scenes[id]
  return entry === undefined ? game : { ...game, scenes: { ...game.scenes, [id]: change(entry) } }
}

const underwayFrom = ({ procedure, given }: NonNullable<Stretch['begun']>, state: Json): Underway => ({
  procedure,
  given,
  state,
  answers: [],
})

/** A scene after a stretch of play. */
const stretched =
  (kind: SceneKind) =>
  (entry: SceneEntry, { begun, answers, entries, ended }: Stretch): SceneEntry => {
    const before = begun === undefined ? entry.underway : underwayFrom(begun, entry.state)
    const facts = entries.flatMap(({ fact }) => (fact === undefined ? [] : [fact]))
    const state = facts.length === 0 ? entry.state : kind.after(entry.state, facts)
    const underway = ended || before === null ? null : { ...before, answers: [...before.answers, ...answers] }
    return { ...entry, state, underway, plays: entry.plays + (begun === undefined ? 0 : 1) }
  }
