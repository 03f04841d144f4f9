/** Who may answer a question, and what it is called. */
import type { PlayAnswer, Question } from '@umpire/engine'
import type { Member } from '../state/data.ts'

export const whoOf = (question: Question): string | undefined =>
  question.kind === 'choice' ? question.who : question.about.by

/** A question in a few words, for the list of steps. */
export const titleOf = (question: Question): string => {
  const who = whoOf(question)
  const what = question.kind === 'choice' ? question.question : question.about.purpose
  return who === undefined ? what : `${who}: ${what}`
}

/** A secret roll is the game master's to throw; everything else is for who plays the actor, or the game master. */
export function mayAnswer({ role, actors }: Pick<Member, 'role' | 'actors'>, question: Question): boolean {
  if (role === 'gm') return true
  const who = whoOf(question)
  const secret = question.kind === 'roll' && question.about.secret === true
  return role === 'player' && who !== undefined && actors.includes(who) && !secret
}

/** Whose answer it would have been, where somebody answers for an actor whom another seat plays. */
export function insteadOf(
  members: { readonly [seat: string]: Member },
  by: string,
  question: Question,
): { readonly who: string; readonly seat: string } | null {
  const who = whoOf(question)
  if (who === undefined || members[by]?.actors.includes(who)) return null
  const seat = Object.entries(members).find(([, { role, actors }]) => role === 'player' && actors.includes(who))?.[0]
  return seat === undefined ? null : { who, seat }
}

/** The answer with the name of whose choice it is: several may be asked at the same time. */
export const answerFor = (question: Question, answer: PlayAnswer): PlayAnswer =>
  question.kind === 'choice' && 'choice' in answer ? { ...answer, by: question.who } : answer
