/** A question of a fight on the screen of whoever is asked: of each defense the chance, what it costs, and what may come of it. */
import { type DefenseAbout, defenseAbout, QUESTIONS } from '@umpire/gurps/at-table'
import type { SceneView } from '@umpire/protocol'
import { useMemo, useState } from 'react'
import { OddsBar, type OddsPart } from '../../../elements/play/odds-bar.tsx'
import { Prompt, type PromptChoice } from '../../../elements/play/prompt.tsx'
import type { PromptedProps } from '../../../plug-in/screens.ts'
import { useAtTable } from '../../../table/room/at-table.ts'
import { type Exact, percentOf } from '../../../text/hundred.ts'
import type { Hit, StruckAnswer } from '../odds/ask.ts'
import { useOdds } from '../odds/use-odds.ts'
import { type FightView, figureOf, hexName, nameOf, readFight } from '../views/fight-view.ts'
import { hitOn, isDefense } from './incoming.ts'
import { fightWords } from './words.ts'

const text = fightWords.defense
const NEVER: Exact = { ways: 0n, of: 1n }

const aboutIn = ({ about, label }: PromptChoice): DefenseAbout => defenseAbout.read(about, label)

export function FightPrompt({ question, who, prompt }: PromptedProps) {
  const { scene } = useAtTable().view
  if (scene === null || !isDefense(question)) return <Prompt {...prompt} />
  return <DefensePrompt scene={scene} who={who} prompt={prompt} declares={question === QUESTIONS.declareDefense} />
}

interface DefensePromptProps extends Omit<PromptedProps, 'question'> {
  readonly scene: SceneView
  /** Before the attack is rolled. */
  readonly declares: boolean
}

function DefensePrompt({ scene, who, prompt, declares }: DefensePromptProps) {
  const { view: table, log } = useAtTable()
  const { chosen } = table
  const [looked, setLooked] = useState<string>()
  const { id, state } = scene
  const view = readFight(state)
  // What is named before the roll is named against nothing that has hit.
  const attack = useMemo(() => (declares ? undefined : hitOn(log, id, who)), [declares, log, id, who])
  const totals = prompt.choices.flatMap(choice => aboutIn(choice).total ?? [])
  const { answer } = useOdds('defense', { kind: 'defense', totals, attack: attack ?? null, state, chosen })
  const chances = new Map(totals.map((total, place) => [total, answer?.chances[place]]))
  const chanceOf = (choice: PromptChoice): Exact | undefined => {
    const { total } = aboutIn(choice)
    return total === undefined ? NEVER : chances.get(total)
  }
  const legal = prompt.choices.filter(({ refused }) => refused === undefined)
  const picked = legal.find(({ key }) => key === looked) ?? legal.find(({ key }) => key === prompt.chosen) ?? legal[0]
  const avoided = picked === undefined ? undefined : chanceOf(picked)
  return (
    <Prompt
      {...prompt}
      about={attack === undefined ? undefined : aboutOf(attack, view, answer?.struck ?? null)}
      chosen={picked?.key}
      onLook={setLooked}
      outcome={
        // Whether it strikes at all is not known before the roll.
        declares || picked === undefined || avoided === undefined || answer === undefined ? undefined : (
          <Outcome label={nameIn(picked)} avoided={avoided} struck={answer.struck} />
        )
      }
      choices={prompt.choices.map(choice => {
        const { kind, total } = aboutIn(choice)
        // Whoever names none may yet defend himself at the last moment.
        const later = declares && kind === 'none'
        const chance = later ? undefined : chanceOf(choice)
        const sum = later ? text.later : total === undefined ? text.none : text.orLess(total)
        return {
          ...choice,
          label: nameIn(choice),
          sum: choice.sum === undefined ? sum : `${sum}, ${choice.sum}`,
          ...(chance !== undefined && { chance: `${percentOf(chance)}%` }),
          ...followsOf(choice, who, view),
        }
      })}
    />
  )
}

/** The total is shown beside it. */
const nameIn = (choice: PromptChoice): string => aboutIn(choice).name ?? choice.label

/** "Kurt hits the torso with 2 rounds of the Sten. If it lands: 3 to 14 hit points." */
function aboutOf(attack: Hit, view: FightView, struck: StruckAnswer | null): string {
  const { who, with: thing, location, hits } = attack
  const told = text.comes(nameOf(view, who), thing, location, hits)
  return struck === null ? told : `${told} ${text.costs(struck.least, struck.most)}`
}

/** What it costs beside the dice: the aim, and the ground one stands on. */
function followsOf(choice: PromptChoice, who: string, view: FightView): { readonly follows?: string } {
  if (choice.refused !== undefined) return {}
  const { kind, retreat } = aboutIn(choice)
  const aims = figureOf(view, who)?.aim != null
  const parts = [
    ...(retreat === undefined ? [] : [text.stepsTo(hexName(view, retreat))]),
    ...(aims && kind !== 'none' && kind !== 'armor' ? [text.losesAim] : []),
    ...(aims && kind === 'none' ? [text.keepsAim] : []),
  ]
  return parts.length === 0 ? {} : { follows: parts.join(' ') }
}

interface OutcomeProps {
  readonly label: string
  readonly avoided: Exact
  readonly struck: StruckAnswer | null
}

/** Untouched first; then everything that may come of it where the defense fails. */
function Outcome({ label, avoided, struck }: OutcomeProps) {
  const fails = { ways: avoided.of - avoided.ways, of: avoided.of }
  const times = (chance: Exact): Exact => ({ ways: fails.ways * chance.ways, of: fails.of * chance.of })
  const parts: readonly OddsPart[] =
    struck === null
      ? [
          { label: text.untouched, chance: avoided, ink: 'good' },
          { label: text.struck, chance: fails, ink: 3 },
        ]
      : [
          { label: text.untouched, chance: avoided, ink: 'good' },
          { label: text.armour, chance: times(struck.fate.unhurt), ink: 1 },
          { label: text.hurt, chance: times(struck.fate.hurt), ink: 2 },
          { label: text.unconscious, chance: times(struck.fate.unconscious), ink: 3 },
          { label: text.dead, chance: times(struck.fate.dead), ink: 4 },
        ]
  const also = struck === null ? [] : alsoOf(struck, times)
  return (
    <>
      <p className="label">{text.with(label)}</p>
      <OddsBar parts={parts.filter(({ chance }) => chance.ways > 0n)} />
      {also.length > 0 && <p className="small muted">{also.join(', ')}</p>}
      {struck?.assumed === true && <p className="small muted">{text.assumed}</p>}
    </>
  )
}

const alsoOf = ({ stunned, falls, crippled }: StruckAnswer, times: (chance: Exact) => Exact): readonly string[] =>
  [
    { chance: times(stunned), say: text.stunned },
    { chance: times(falls), say: text.falls },
    { chance: times(crippled), say: text.crippled },
  ].flatMap(({ chance, say }) => (chance.ways === 0n ? [] : [say(percentOf(chance))]))
