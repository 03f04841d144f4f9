/**
 * One question to one person. Choices are answered by click, Enter or their number; where there is a `confirm`, they are
 * only picked, and its button answers. What is forbidden stays and says why.
 */
import type { Json } from '@umpire/engine'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { useKeys, walkAlong } from '../../browser/keys.ts'
import { words } from '../../text/words.ts'
import { Button } from '../controls/button.tsx'
import { Key } from '../controls/key.tsx'
import { Citation } from '../message/citation.tsx'
import type { Refused } from './action-rows.tsx'
import { TimerRing, type TimerRingProps } from './timer-ring.tsx'

export interface PromptChoice {
  readonly key: string
  readonly label: string
  /** What it is about, as the rules name it. */
  readonly about?: Json
  /** How it comes to its chance: "8 or less". */
  readonly sum?: string
  /** "25.9%". */
  readonly chance?: string
  /** What follows from it. */
  readonly follows?: string
  readonly refused?: Refused | undefined
}

export interface PromptProps {
  readonly question: string
  readonly about?: ReactNode
  /** Who is asked. */
  readonly token?: ReactNode
  readonly choices: readonly PromptChoice[]
  /** The one that is looked at: its outcome is shown. */
  readonly chosen?: string | undefined
  readonly onLook?: (key: string) => void
  readonly onAnswer: (key: string) => void
  /** The word on the button that answers; without it a choice answers at once. */
  readonly confirm?: string
  readonly timer?: TimerRingProps | undefined
  /** The outcome of the chosen one: an odds bar. */
  readonly outcome?: ReactNode
  readonly footer?: ReactNode
  /** Whether the number keys are this prompt's: with several on one screen, only one has them. */
  readonly keys?: boolean
}

const MOST_KEYS = 9

export function Prompt(props: PromptProps) {
  const { question, about, token, choices, chosen, onLook, onAnswer, confirm, timer, outcome, footer } = props
  const title = useId()
  const list = useRef<HTMLUListElement>(null)
  const legal = choices.filter(choice => choice.refused === undefined)
  const barred = choices.filter(choice => choice.refused !== undefined)
  const pick = (key: string): void => {
    onLook?.(key)
    if (confirm === undefined) onAnswer(key)
  }
  const picked = legal.find(choice => choice.key === chosen)
  const numbers = legal
    .slice(0, MOST_KEYS)
    .map(({ key }, index): readonly [string, () => void] => [String(index + 1), () => pick(key)])
  const confirming =
    confirm === undefined || picked === undefined ? [] : [['Enter', () => onAnswer(picked.key)] as const]
  useKeys(Object.fromEntries([...numbers, ...confirming]), props.keys ?? true)

  const walk = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    if (walkAlong(buttons, step, true)) event.preventDefault()
  }

  return (
    <section className="prompt" aria-labelledby={title}>
      <header>
        {token}
        <div>
          <h2 className="title" id={title}>
            {question}
          </h2>
          {about !== undefined && <p className="prompt-about">{about}</p>}
        </div>
        {timer !== undefined && <TimerRing {...timer} />}
      </header>
      <ul ref={list} onKeyDown={walk}>
        {legal.map((choice, index) => (
          <li key={choice.key} className={choice.key === chosen ? 'choice choice-chosen' : 'choice'}>
            <button
              type="button"
              className="inset-focus"
              aria-pressed={confirm === undefined ? undefined : choice.key === chosen}
              onFocus={() => onLook?.(choice.key)}
              onPointerEnter={() => onLook?.(choice.key)}
              onClick={() => pick(choice.key)}
            >
              <What choice={choice} number={index < MOST_KEYS ? String(index + 1) : undefined} />
            </button>
          </li>
        ))}
        {barred.map(choice => (
          <li key={choice.key} className="choice choice-off">
            <button type="button" aria-disabled="true" className="inset-focus">
              <What choice={choice} number={undefined} />
            </button>
            {choice.refused !== undefined && <Citation rule={choice.refused.rule} />}
          </li>
        ))}
      </ul>
      {outcome !== undefined && <div className="prompt-outcome">{outcome}</div>}
      {(footer !== undefined || confirm !== undefined) && (
        <footer>
          {footer}
          {confirm !== undefined && (
            <span className="push">
              <Button
                kind="primary"
                press="Enter"
                disabled={picked === undefined}
                onPress={() => picked && onAnswer(picked.key)}
              >
                {confirm}
              </Button>
            </span>
          )}
        </footer>
      )}
    </section>
  )
}

function What({ choice, number }: { readonly choice: PromptChoice; readonly number: string | undefined }) {
  const { label, sum, chance, follows, refused } = choice
  return (
    <>
      <span className="choice-what">
        {number !== undefined && <Key>{number}</Key>}
        <span className="choice-name">{label}</span>
        {refused !== undefined && <span className="unseen">{words.forbidden}</span>}
        {refused === undefined ? (
          sum !== undefined && <span className="choice-sum">{sum}</span>
        ) : (
          <span className="choice-sum">{refused.because}</span>
        )}
      </span>
      {chance !== undefined && refused === undefined && <span className="choice-chance">{chance}</span>}
      {follows !== undefined && refused === undefined && <span className="choice-follows">{follows}</span>}
    </>
  )
}
