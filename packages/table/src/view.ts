/** The table as a seat may see it: the one exit of what stands. Every field is named here; nothing else leaves. */
import { viewQuestion } from '@umpire/engine'
import type { AskedView, SceneView, StepView, TableView } from '@umpire/protocol'
import type { Step } from './data.ts'
import { mayAnswer, whoOf } from './questions.ts'
import type { Table } from './table.ts'

/** What the leader of a table knows beside it. */
export interface Around {
  readonly online: (seat: string) => boolean
  /** When a question will be answered by the program. */
  readonly until: (question: string) => number | undefined
}

export function viewTable(table: Table, seatId: string, around: Around): TableView {
  const { data } = table
  const { name, role, actors } = table.member(seatId)
  const { title, system, chosen, settings, dials, fair, game } = data
  const master = role === 'gm'
  return {
    id: table.id,
    title,
    system,
    chosen,
    seat: { id: seatId, name, role, actors },
    seats: Object.entries(data.members).map(([id, member]) => ({ id, ...member, online: around.online(id) })),
    settings,
    dice: { commitment: data.commitment, rolled: fair.rolled, hash: fair.hash },
    scenes: Object.entries(game.scenes).flatMap(([id, { kind, title, ended }]) => (ended ? [] : [{ id, kind, title }])),
    scene:
      game.shown === null || game.scenes[game.shown]?.ended !== false
        ? null
        : viewScene(table, game.shown, seatId, around),
    dials,
    notes: Object.entries(data.notes).flatMap(([seat, { text, shared }]) =>
      shared || seat === seatId ? [{ seat, text, shared }] : [],
    ),
    undo: master ? viewStep(data.steps.at(-1)) : null,
    redo: master ? viewStep(data.undone.at(-1)?.steps[0]) : null,
  }
}

const viewStep = (step: Step | undefined): StepView | null =>
  step === undefined ? null : { version: step.version, what: step.what, by: step.by, dice: step.dice }

function viewScene(table: Table, id: string, seatId: string, around: Around): SceneView {
  const { kind, title } = table.entry(id)
  const scene = table.scene(id)
  const seat = table.seat(seatId)
  const questions = scene.asking.map((asking): AskedView => {
    const questionId = table.questionId(id, asking)
    const mine = mayAnswer(seat, asking.question)
    const who = whoOf(asking.question)
    // What the program would do may hang on what a player must not know.
    const mayTell = seat.role === 'gm' || scene.innocent(asking)
    const proposes = mine && mayTell && who !== undefined && table.dialOf(who, scene) === 'propose'
    const proposed = proposes ? scene.proposal(asking) : undefined
    const until = around.until(questionId)
    return {
      id: questionId,
      question: viewQuestion(asking.question, seat),
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
    state: scene.view(seat),
    questions,
    startable: seat.role === 'gm' ? scene.startable : [],
    actors: scene.actors,
    strangers: scene.strangers,
  }
}
