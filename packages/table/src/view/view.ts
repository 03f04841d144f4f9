/** The table as a seat may see it: the one exit of what stands. Every field is named here; nothing else leaves. */
import type { FairState } from '@umpire/dice'
import { type Asking, memoByObject, type Scene, unseenBy, type Viewer, viewQuestion } from '@umpire/engine'
import type { AskedView, SceneView, StepView, TableView } from '@umpire/protocol'
import { type Known, knownTo } from '../play/known.ts'
import { mayAnswer, whoOf } from '../play/questions.ts'
import { waits } from '../play/resume.ts'
import type { Table } from '../play/table.ts'
import type { Step } from '../state/data.ts'

/** What the leader of a table knows beside it. */
export interface Around {
  readonly online: (seat: string) => boolean
  /** When a question will be answered by the program. */
  readonly until: (question: string) => number | undefined
}

/** The table as each of its seats may see it at this moment. What all of them see, or all alike, is worked out once. */
export class Views {
  readonly #table: Table
  readonly #around: Around
  readonly #common: Pick<
    TableView,
    'id' | 'title' | 'system' | 'chosen' | 'seats' | 'settings' | 'dice' | 'scenes' | 'dials'
  >
  readonly #scene: OpenScene | null
  readonly #known: Known
  /** The scene as those see it who have the same role and actors. */
  readonly #scenes = new Map<string, SceneView>()

  constructor(table: Table, around: Around) {
    this.#table = table
    this.#around = around
    const { title, system, chosen, settings, dials, fair, game, members, commitment } = table.data
    this.#common = {
      id: table.id,
      title,
      system,
      chosen,
      seats: Object.entries(members).map(([id, member]) => ({ id, ...member, online: around.online(id) })),
      settings,
      dice: { commitment, rolled: fair.rolled, hash: fair.hash, ...viewPages(fair) },
      scenes: Object.entries(game.scenes).flatMap(([id, { kind, title, ended }]) =>
        ended ? [] : [{ id, kind, title }],
      ),
      dials,
    }
    this.#scene = table.shown === null ? null : openScene(table, table.shown.id)
    this.#known = table.known
  }

  /** Who sits at the table, and who is here; of whom they play, those whom a seat perceives. */
  seats(seatId: string): TableView['seats'] {
    const { seats } = this.#common
    const isKnown = knownTo(this.#known, seatId, this.#table.member(seatId))
    if (seats.every(({ actors }) => actors.every(isKnown))) return seats
    return seats.map(one => ({ ...one, actors: one.actors.filter(isKnown) }))
  }
  of(seatId: string): TableView {
    const { game, notes, steps, undone } = this.#table.data
    const { name, role, actors } = this.#table.member(seatId)
    const master = role === 'gm'
    const isKnown = knownTo(this.#known, seatId, { role, actors })
    const { dials } = this.#common
    return {
      ...this.#common,
      seats: this.seats(seatId),
      dials: Object.keys(dials).every(isKnown) ? dials : among(dials, isKnown),
      seat: { id: seatId, name, role, actors },
      scene: this.#scene === null ? null : this.#sceneFor(this.#scene, { role, actors }),
      // Whoever leads a scene needs to know of everybody who may come in.
      people: master ? game.people : {},
      notes: Object.entries(notes).flatMap(([seat, { text, shared }]) =>
        shared || seat === seatId ? [{ seat, text, shared }] : [],
      ),
      undo: master ? viewStep(steps.at(-1)) : null,
      redo: master ? viewStep(undone.at(-1)?.steps[0]) : null,
    }
  }

  #sceneFor(scene: OpenScene, viewer: Viewer): SceneView {
    const likeness = likenessOf(viewer)
    const known = this.#scenes.get(likeness)
    if (known !== undefined) return known
    const seen = viewScene(this.#table, scene, viewer, this.#around)
    this.#scenes.set(likeness, seen)
    return seen
  }
}

/** Lists of actors as text: they hardly ever change, and are asked for with every step. */
const textOf = memoByObject((actors: readonly string[]) => JSON.stringify(actors))

/** The same for seats that see the same of the game. */
export const likenessOf = ({ role, actors }: Viewer): string => `${role} ${textOf(actors)}`

export const viewTable = (table: Table, seatId: string, around: Around): TableView =>
  new Views(table, around).of(seatId)

/** The numbers that were given, which anybody may know. */
const viewPages = ({ pages }: FairState): Pick<TableView['dice'], 'pages'> =>
  pages === undefined
    ? {}
    : { pages: { seated: pages.seated, last: Object.fromEntries(pages.list.map(({ n, last }) => [`${n}`, last])) } }

const among = <T>(map: { readonly [actor: string]: T }, isKnown: (actor: string) => boolean) =>
  Object.fromEntries(Object.entries(map).filter(([actor]) => isKnown(actor)))

const viewStep = (step: Step | undefined): StepView | null =>
  step === undefined ? null : { version: step.version, what: step.what, by: step.by, dice: step.dice }

/** The scene that is shown, and what it asks: the choices are listed once, whoever looks. */
interface OpenScene {
  readonly id: string
  readonly scene: Scene
  readonly waits: boolean
  readonly asked: readonly { readonly id: string; readonly asking: Asking }[]
}

function openScene(table: Table, id: string): OpenScene {
  const scene = table.scene(id)
  const asked = scene.asking.map(asking => ({ id: table.questionId(id, asking), asking }))
  return { id, scene, waits: waits(table), asked }
}

function viewScene(table: Table, { id, scene, waits, asked }: OpenScene, viewer: Viewer, around: Around): SceneView {
  const { kind, title } = table.entry(id)
  const unseen = unseenBy(scene.unseen, viewer)
  const perceived = (actor: string): boolean => !unseen.has(actor)
  const questions = asked.map(({ id: questionId, asking }): AskedView => {
    const mine = mayAnswer(viewer, asking.question)
    const who = whoOf(asking.question)
    const proposes = mine && who !== undefined && table.dialOf(who, scene) === 'propose'
    const proposed = proposes ? scene.proposal(asking, viewer) : undefined
    const until = around.until(questionId)
    return {
      id: questionId,
      question: viewQuestion(mine ? scene.asked(asking, viewer) : asking.question, viewer, unseen),
      mine,
      ...(proposed === undefined ? {} : { proposed }),
      ...(until === undefined ? {} : { until }),
    }
  })
  return {
    id,
    kind,
    title,
    over: scene.over,
    waits,
    plays: table.playsOn,
    state: scene.view(viewer),
    questions,
    startable: viewer.role === 'gm' ? scene.startable : [],
    actors: scene.actors.filter(perceived),
    strangers: scene.strangers.filter(perceived),
  }
}
