/** The choice that is picked for a question but not answered yet, by its key. */
import { picks } from './picks.ts'

const choices = picks<{ readonly key: string }>()

export const pick = (question: string, key: string): void => choices.pick(question, { key })

export const usePicked = (question: string | undefined): string | undefined => choices.usePicked(question).key
