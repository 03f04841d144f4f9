/** The steps of a career: eighteen, the terms, leaving, play. */
import type { SceneProps } from '../../screens.ts'
import { words } from '../words.ts'
import { useCareer } from './use-career.ts'

const text = words.career
const STEPS = ['young', 'terms', 'leaving', 'play'] as const
const STEP_OF = { new: 0, free: 0, serving: 1, leaving: 2, finished: 3, dead: 4 } as const

export function CareerOrder({ scene }: SceneProps) {
  const { career } = useCareer(scene)
  const here = STEP_OF[career.stage]
  const about: { readonly [step in (typeof STEPS)[number]]: string } = {
    young: text.throws.enlistment,
    terms: text.orderTerms(career.terms),
    leaving: career.rolls === 0 ? '' : text.rollsOf(career.rollsUsed, career.rolls),
    play: career.stage === 'finished' ? text.orderAge(career.age) : '',
  }
  return (
    <div className="phases">
      <div className="phases-round">
        <span className="label">{text.age}</span>
        <b>{career.age}</b>
      </div>
      <ol aria-label={text.terms}>
        {STEPS.map((step, place) => (
          <li
            key={step}
            className={place < here ? 'phase phase-done' : place === here ? 'phase phase-now' : 'phase'}
            aria-current={place === here ? 'step' : undefined}
          >
            <b>{text.order[step]}</b>
            <span>{about[step]}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
