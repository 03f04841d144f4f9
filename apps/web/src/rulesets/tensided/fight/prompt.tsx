/** A question of a fight on the screen of whoever is asked: the chance of a free swing, and what a point of action buys. */

import { QUESTIONS } from '@umpire/tensided/at-table'
import { Prompt } from '../../../elements/play/prompt.tsx'
import type { PromptedProps } from '../../../plug-in/screens.ts'
import { useAtTable } from '../../../table/room/at-table.ts'
import { percentOf } from '../../../text/hundred.ts'
import { useOdds } from '../odds/use-odds.ts'
import { aboutOf } from './picked.ts'
import { fightWords } from './words.ts'

const text = fightWords.prompt

export function FightPrompt(props: PromptedProps) {
  const { question, prompt } = props
  if (question === QUESTIONS.freeSwing) return <SwingPrompt {...props} />
  if (question !== QUESTIONS.actionPoint) return <Prompt {...prompt} />
  const follows: { readonly [key: string]: string } = { spend: text.spend, die: text.die }
  return (
    <Prompt
      {...prompt}
      choices={prompt.choices.map(choice => {
        const sum = follows[choice.key]
        return sum === undefined ? choice : { ...choice, sum }
      })}
    />
  )
}

function SwingPrompt({ who, prompt }: PromptedProps) {
  const { view } = useAtTable()
  const state = view.scene?.state ?? null
  const swing = prompt.choices.map(aboutOf).find(about => about.kind === 'swing')
  const { answer } = useOdds(
    'swing',
    swing === undefined ? null : { kind: 'swing', state, chosen: view.chosen, who, at: swing.target },
  )
  return (
    <Prompt
      {...prompt}
      choices={prompt.choices.map(choice => {
        if (aboutOf(choice).kind !== 'swing' || answer === undefined) return choice
        const sum = text.swing(answer.attribute, answer.difficulty)
        return {
          ...choice,
          sum: choice.sum === undefined ? sum : `${sum}, ${choice.sum}`,
          chance: `${percentOf(answer.chance)}%`,
        }
      })}
    />
  )
}
