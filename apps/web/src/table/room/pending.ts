/** Who is asked what: questions to this seat, to others, and who is waited for. Pure, and knows no game. */
import type { Question } from '@umpire/engine'
import type { AskedView, SeatView, TableView } from '@umpire/protocol'

/** A question that this seat may answer. */
export interface Mine extends AskedView {
  readonly question: Question
  readonly who: string | undefined
  /** Somebody else plays that actor: the game master may answer, but it is not up to them. */
  readonly player: SeatView | undefined
}

const whoOf = (question: Question): string | undefined =>
  question.kind === 'choice' ? question.who : question.about.by

const isMine = (asked: AskedView): asked is AskedView & { readonly question: Question } =>
  asked.mine && asked.question.kind !== 'waiting'

/** The seat of a player who plays that actor. */
const playerOf = (view: TableView, actor: string | undefined): SeatView | undefined =>
  actor === undefined
    ? undefined
    : view.seats.find(({ id, role, actors }) => role === 'player' && id !== view.seat.id && actors.includes(actor))

export function mineIn(view: TableView): readonly Mine[] {
  const questions = view.scene?.questions ?? []
  return questions.filter(isMine).map(asked => {
    const who = whoOf(asked.question)
    const own = who !== undefined && view.seat.actors.includes(who)
    return { ...asked, who, player: own ? undefined : playerOf(view, who) }
  })
}

/** Somebody who must answer, elsewhere. */
export interface Waited {
  /** The actor; unknown if that is a secret. */
  readonly who: string | undefined
  readonly player: SeatView | undefined
}

/** Who is waited for: those this seat may not answer for, and those who are somebody else's to play. */
export function waitedFor(view: TableView): readonly Waited[] {
  const hidden = (view.scene?.questions ?? []).flatMap(({ question }) =>
    question.kind === 'waiting' ? [{ who: question.who, player: playerOf(view, question.who) }] : [],
  )
  const theirs = mineIn(view).flatMap(({ who, player }) => (player === undefined ? [] : [{ who, player }]))
  return [...hidden, ...theirs]
}

/**
 * Who is looked at next, when the one in view has answered: the first who is asked something by this seat's leave. The
 * one in view stays as long as there is something to answer for them, or nobody else is asked.
 */
export function nextInView(view: TableView, actor: string | null): string | null {
  const asked = mineIn(view).flatMap(({ who, player }) => (who === undefined || player !== undefined ? [] : [who]))
  const actors = view.scene?.actors ?? []
  if (actor !== null && (asked.includes(actor) || asked.length === 0) && actors.includes(actor)) return actor
  const own = view.seat.actors.find(one => actors.includes(one))
  return asked[0] ?? own ?? actors[0] ?? null
}
