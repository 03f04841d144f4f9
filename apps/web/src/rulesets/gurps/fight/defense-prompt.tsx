/** A question of a fight on the screen of whoever is asked: of each defense the chance that it succeeds. */
import { percentOf } from '../../../elements/hundred.ts'
import { Prompt } from '../../../elements/prompt.tsx'
import { useAtTable } from '../../../table/at-table.ts'
import type { PromptedProps } from '../../screens.ts'
import { useOdds } from '../odds/use-odds.ts'
import { fightWords } from './words.ts'

const text = fightWords.defense
/** What three dice must come to stands behind the name of a defense. */
const TOTAL = /\s*\((-?\d+)\)$/

const totalOf = (label: string): number | undefined => {
  const found = TOTAL.exec(label)?.[1]
  return found === undefined ? undefined : Number(found)
}

export function FightPrompt({ question, prompt }: PromptedProps) {
  const { view } = useAtTable()
  const defending = question === 'defense'
  const totals = defending ? prompt.choices.flatMap(({ label }) => totalOf(label) ?? []) : []
  const { answer } = useOdds('chances', totals.length === 0 ? null : { kind: 'chances', totals, chosen: view.chosen })
  if (!defending) return <Prompt {...prompt} />
  const chances = new Map(totals.map((total, place) => [total, answer?.chances[place]]))
  return (
    <Prompt
      {...prompt}
      choices={prompt.choices.map(choice => {
        const total = totalOf(choice.label)
        const chance = total === undefined ? undefined : chances.get(total)
        const sum = total === undefined ? text.none : text.orLess(total)
        return {
          ...choice,
          label: choice.label.replace(TOTAL, ''),
          sum: choice.sum === undefined ? sum : `${sum}, ${choice.sum}`,
          ...(chance !== undefined && { chance: `${percentOf(chance)}%` }),
        }
      })}
    />
  )
}
