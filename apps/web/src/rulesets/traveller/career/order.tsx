/** The steps of a career: eighteen, the terms, leaving, play; and what is to be done in the one that it has come to. */
import type { SceneProps } from '../../../plug-in/screens.ts'
import { ageOf, type CareerView } from '../views/career-view.ts'
import { useCareer } from './use-career.ts'
import { careerWords } from './words.ts'

const text = careerWords
const STEPS = ['young', 'terms', 'leaving', 'play'] as const
type Step = (typeof STEPS)[number]
const STEP_OF = { new: 0, free: 0, serving: 1, leaving: 2, finished: 3 } as const

/** Who died got no further than the terms: nobody dies before them or after. */
export const stepOf = ({ stage }: CareerView): number => (stage === 'dead' ? STEP_OF.serving : STEP_OF[stage])

const lookOf = (place: number, here: number, dead: boolean): string => {
  if (place < here) return 'phase phase-done'
  if (place > here) return 'phase'
  return dead ? 'phase phase-now phase-ended' : 'phase phase-now'
}

export function CareerOrder({ scene }: SceneProps) {
  const { career, asked } = useCareer(scene)
  const { stage, terms, estate } = career
  const age = ageOf(career)
  const here = stepOf(career)
  const dead = stage === 'dead'
  const todo = asked === undefined ? undefined : text.todo[asked.question]
  const about: { readonly [step in Step]: string } = {
    young: text.throws.enlistment,
    terms: dead ? text.diedAt(age) : text.orderTerms(terms),
    leaving: estate.mustering_rolls === 0 ? '' : text.rollsOf(estate.mustering_used, estate.mustering_rolls),
    play: stage === 'finished' ? text.orderAge(age) : '',
  }
  return (
    <div className="phases">
      <div className="phases-round">
        <span className="label">{text.age}</span>
        <b>{age}</b>
      </div>
      <ol aria-label={text.steps}>
        {STEPS.map((step, place) => (
          <li key={step} className={lookOf(place, here, dead)} aria-current={place === here ? 'step' : undefined}>
            <b>{text.order[step]}</b>
            {place < here && <span className="unseen">{text.done}</span>}
            <span>{place === here && todo !== undefined ? todo : about[step]}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
